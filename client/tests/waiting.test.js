import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { setLanguage } from "../text/i18n.js";
import { waitingNotice } from "../components/waiting.js";
import "./support/catalogues.js";
import { member, roomView } from "./support/tables.js";

let sent;

/** What the member `you` sees in a running game. */
function notice(room, you = 1) {
  const view = roomView({ phase: "playing", ...room });
  const me = view.members.find(({ id }) => id === you) ?? null;
  return waitingNotice({ room: view, you, me, host: view.host === you, send: (command) => sent.push(command) });
}

const nodes = (node) => (typeof node === "string" ? [] : [node, ...node.children.flatMap(nodes)]);
const text = (node) => (typeof node === "string" ? node : node.children.map(text).join(" "));
const buttons = (node) => nodes(node).filter(({ tag }) => tag === "button");
const labels = (node) => buttons(node).map(text);
const press = (node, label) => buttons(node).find((button) => text(button) === label).props.onclick();

const waiting = (changes = {}) => ({ overdue: { decision: 7, member: 2, votes: {}, needed: 2, deciders: [1, 3], ...changes } });

beforeEach(async () => {
  sent = [];
  await setLanguage("en");
});

test("says nothing while the game goes on", () => {
  assert.equal(notice({}), null);
});

test("a pause is shown to all, and the host may end it", () => {
  assert.deepEqual(labels(notice({ paused: true }, 2)), []);
  const shown = notice({ paused: true });
  assert.match(text(shown), /paused/);
  press(shown, "Go on");
  assert.deepEqual(sent, [{ type: "resume" }]);
});

test("whoever is waited for can say that he is here", () => {
  press(notice(waiting(), 2), "I am here");
  assert.deepEqual(sent, [{ type: "back" }]);
});

test("whoever is played for can say that he is back", () => {
  press(notice({ members: [member(1), member(2, { autoplay: true })] }, 2), "I am back");
  assert.deepEqual(sent, [{ type: "back" }]);
});

test("the others see whom the table waits for, and whether he is away", () => {
  assert.match(text(notice(waiting())), /waiting for Member 2/);
  const away = { ...waiting(), members: [member(1), member(2, { away: true }), member(3)] };
  assert.match(text(notice(away)), /Member 2, who is away/);
});

test("they can have the move played, once or until the return", () => {
  const shown = notice(waiting(), 3);
  press(shown, "Play this move without them");
  press(shown, "Play on until they are back");
  assert.deepEqual(sent, [
    { type: "play_for", decision: 7, until: "once" },
    { type: "play_for", decision: 7, until: "return" },
  ]);
});

test("with a turn clock only the host can", () => {
  assert.deepEqual(labels(notice(waiting({ needed: null, deciders: [1] }), 3)), []);
  assert.equal(labels(notice(waiting({ needed: null, deciders: [1] }), 1)).length, 2);
});

test("spectators only look on", () => {
  const members = [member(1), member(2), member(3, { seat: null, watching: true })];
  assert.deepEqual(labels(notice({ ...waiting({ deciders: [1] }), members }, 3)), []);
  assert.deepEqual(labels(notice({ ...waiting({ deciders: [1] }), members }, null)), []);
});

test("votes are counted, and one's own is marked", () => {
  const shown = notice(waiting({ votes: { 3: "once" } }), 3);
  assert.match(text(shown), /Votes: 1, needed: 2/);
  assert.deepEqual(
    buttons(shown).map(({ props }) => props["aria-pressed"]),
    ["true", "false"],
  );
});
