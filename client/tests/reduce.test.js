import assert from "node:assert/strict";
import { test } from "node:test";

import { checksum } from "../state/checksum.js";
import { foldBatch } from "../state/fold.js";
import { INITIAL, reduce } from "../state/reduce.js";
import { canTakeBack, offers } from "../state/selectors.js";
import { OPENING, batch, flip, land, member, roomView, welcome } from "./support/tables.js";

const LIVE = { type: "connection", connection: { phase: "live", reason: null, attempt: 0 } };
const playing = roomView({ phase: "playing", game: 1 });
const after = (messages, state = INITIAL) => messages.reduce(reduce, state);
const started = () => after([LIVE, welcome(), batch(2, OPENING, { room: playing })]);

/** A prompt that asks `seat`. */
function asks(seat, id = 0, remaining = null) {
  const options = [{ decision: id, type: "hit" }, { decision: id, type: "stay" }];
  return { decision: { id, seat, question: "turn", options, source: null }, remaining, worth: [0, 0, 0] };
}

const act = (ref, id = 0) => ({ type: "sent", ref, command: { type: "act", action: { decision: id, type: "hit" } } });

test("takes everything from a snapshot", () => {
  const state = after([welcome({ seq: 7, you: 2, catalogue: ["0", "1"] })]);
  assert.deepEqual([state.seq, state.you, state.inSync, state.catalogue], [7, 2, true, ["0", "1"]]);
});

test("folds a batch into the table and keeps the room if it has not changed", () => {
  const state = after([batch(3, [flip(0, 7), land(0, 7)])], started());
  assert.deepEqual([state.seq, state.view.table.hands[0].cards, state.room], [3, [7], playing]);
});

test("sees a new game from the seat that the room names", () => {
  assert.equal(started().view.viewer, 0);
  const room = roomView({ phase: "playing", members: [member(1, { seat: null, watching: true }), member(2)] });
  assert.equal(after([welcome(), batch(2, OPENING, { room })]).view.viewer, null);
});

test("ignores a batch that it has already", () => {
  const state = after([batch(3, [flip(0, 7), land(0, 7)])], started());
  assert.equal(reduce(state, batch(3, [flip(0, 8), land(0, 8)])), state);
});

for (const [what, message] of [
  ["a batch is missing", () => batch(4)],
  ["the checksum differs", () => batch(3, [], { check: 1 })],
  ["an event does not fit the table", () => batch(3, [land(0, 7)])],
]) {
  test(`is out of step when ${what}, and folds nothing more until the next snapshot`, () => {
    const state = after([message()], started());
    assert.equal(state.inSync, false);
    assert.equal(reduce(state, batch(3)), state);
    assert.equal(reduce(state, welcome({ seq: 9 })).inSync, true);
  });
}

test("accepts a checksum that agrees", () => {
  const view = foldBatch(started().view, [flip(0, 7)]);
  assert.equal(after([batch(3, [flip(0, 7)], { check: checksum(view) })], started()).inSync, true);
});

test("turns the time left into a deadline on the clock of the page", () => {
  assert.equal(after([batch(3, [], { prompt: asks(0, 0, 20_000), at: 500 })], started()).deadline, 20_500);
  assert.equal(after([batch(3, [], { prompt: asks(0) })], started()).deadline, null);
});

test("offers the listed options to the seat that is asked and to nobody else", () => {
  const mine = after([batch(3, [], { prompt: asks(0) })], started());
  assert.deepEqual(offers(mine), asks(0).decision.options);
  assert.deepEqual(offers(after([batch(3, [], { prompt: asks(1) })], started())), []);
});

test("offers nothing while the answer to this decision is on its way", () => {
  const asked = after([batch(3, [], { prompt: asks(0) }), act("a")], started());
  assert.deepEqual(offers(asked), []);
  const next = after([{ type: "done", ref: "a", seq: 4, at: 0 }, batch(4, [], { prompt: asks(0, 1) })], asked);
  assert.equal(offers(next).length, 2);
});

/** `seat` is asked for its second pick. */
const picking = (seat, takeBack) =>
  after([batch(3, [flip(0, 7), land(0, 7)], { prompt: { ...asks(seat, 1), take_back: takeBack } })], started());

test("knows that a pick can be taken back if the server says so to whoever is asked", () => {
  assert.equal(canTakeBack(picking(0, true)), true);
  assert.equal(canTakeBack(picking(0, false)), false);
  assert.equal(canTakeBack(picking(1, true)), false);
  assert.equal(canTakeBack(started()), false);
  assert.equal(canTakeBack(INITIAL), false);
});

test("offers nothing while a pick is being taken back", () => {
  const back = { type: "sent", ref: "a", command: { type: "take_back", decision: 1 } };
  assert.deepEqual(offers(reduce(picking(0, true), back)), []);
});

test("offers nothing while the connection is down or the table out of step", () => {
  const asked = after([batch(3, [], { prompt: asks(0) })], started());
  const waiting = { phase: "waiting", reason: "lost", attempt: 1 };
  assert.deepEqual(offers(reduce(asked, { type: "connection", connection: waiting })), []);
  assert.deepEqual(offers(reduce(asked, batch(9))), []);
});

test("offers nothing in a pause", () => {
  const asked = after([batch(3, [], { prompt: asks(0) })], started());
  assert.notDeepEqual(offers(asked), []);
  const paused = batch(4, [], { prompt: asks(0), room: { ...asked.room, paused: true } });
  assert.deepEqual(offers(reduce(asked, paused)), []);
});

test("keeps a link of one's own until the connection is closed", () => {
  const link = { type: "personal_link", ref: "a", url: "http://example.org/t/ABCDE#seat=5e", svg: "<svg/>", at: 0 };
  const sent = { type: "sent", ref: "a", command: { type: "personal_link", token: "5e" } };
  const state = after([sent, link], started());
  assert.deepEqual(state.personal, { url: link.url, svg: link.svg });
  assert.deepEqual(state.pending, []);
  const closed = { phase: "closed", reason: "replaced", attempt: 0 };
  assert.equal(reduce(state, { type: "connection", connection: closed }).personal, null);
});

test("remembers a refusal with its command until it is dismissed", () => {
  const refusal = { type: "refused", ref: "a", reason: "needs_card", rule: "B-03", seq: 2, at: 0 };
  const state = after([act("a"), refusal], started());
  assert.deepEqual(state.refusal, { reason: "needs_card", rule: "B-03", command: act("a").command });
  assert.deepEqual(state.pending, []);
  assert.equal(reduce(state, { type: "dismiss" }).refusal, null);
});

test("takes the snapshot that comes with a refusal", () => {
  const refusal = { type: "refused", ref: "a", reason: "stale_decision", rule: "X-09", seq: 8, at: 0 };
  const state = after([{ ...refusal, snapshot: welcome({ seq: 8, prompt: asks(0, 5) }) }], started());
  assert.deepEqual([state.seq, state.prompt.decision.id, state.refusal.reason], [8, 5, "stale_decision"]);
});

test("gives up on answers when the connection is closed for good", () => {
  const closed = { phase: "closed", reason: "replaced", attempt: 0 };
  assert.deepEqual(after([act("a"), { type: "connection", connection: closed }], started()).pending, []);
});

test("becomes the member that it has joined as", () => {
  const state = after([welcome({ you: null }), { type: "joined", ref: "a", member: 3, at: 0 }]);
  assert.equal(state.you, 3);
  assert.doesNotMatch(JSON.stringify(state), /secret/);
});

test("marks exactly the members who are away", () => {
  const away = (ids) =>
    reduce(started(), { type: "presence", away: ids, watchers: 0, at: 0 }).room.members.map((one) => one.away);
  assert.deepEqual(away([2]), [false, true, false]);
  assert.deepEqual(away([]), [false, false, false]);
});

test("counts the spectators without a name", () => {
  assert.equal(reduce(started(), { type: "presence", away: [], watchers: 2, at: 0 }).room.watchers, 2);
});

test("clears the table when the room is back in the lobby", () => {
  assert.equal(after([batch(3, [], { room: roomView({ game: 1 }) })], started()).view, null);
});

test("begins a new log with each game", () => {
  const state = after([batch(3, OPENING, { room: { ...playing, game: 2 } })], started());
  assert.equal(state.log.filter(({ key }) => key === "log.game_started").length, 1);
});

test("fills the log of a game that it comes into with the rounds played", () => {
  const score = { round: 1, dealer: 0, reason: "nobody_active", flipped: null, lines: [] };
  const view = foldBatch(null, [...OPENING, { score, rule: "B-20", type: "round_ended" }], 0);
  const state = after([welcome({ room: playing, game: view })]);
  assert.deepEqual(
    state.log.map(({ key }) => key),
    ["log.round_ended.nobody_active"],
  );
});

test("keeps the log over a snapshot of the same game and marks what it missed", () => {
  const before = started();
  const same = after([welcome({ seq: 2, room: playing, game: before.view })], before);
  assert.equal(same.log.length, before.log.length);
  const later = after([welcome({ seq: 5, room: playing, game: before.view })], before);
  assert.equal(later.log.at(-1).key, "log.missed");
});

test("records all events of a game that it saw from the start", () => {
  const { record } = after([batch(3, [flip(0, 7)])], started());
  assert.deepEqual(record, [{ start: null, events: [...OPENING, flip(0, 7)] }]);
});

test("records another part from the snapshot on when events were missed, and keeps what it saw before", () => {
  const view = started().view;
  const { record } = after([welcome({ seq: 5, room: playing, game: view }), batch(6, [flip(0, 7)])], started());
  assert.deepEqual(record, [{ start: null, events: OPENING }, { start: view, events: [flip(0, 7)] }]);
});

/** The keys that the log gains by a batch after which the room is `changed`; seat 1 was asked before. */
function logged(changed, details = {}) {
  const before = after([batch(3, [], { prompt: asks(1) })], started());
  const next = reduce(before, batch(4, [], { room: changed && { ...playing, ...changed }, ...details }));
  return next.log.slice(before.log.length).map(({ key, params }) => [key, params.player?.seat].join(" ").trim());
}

test("logs a pause and its end", () => {
  assert.deepEqual(logged({ paused: true }), ["log.paused"]);
  const paused = after([batch(3, [], { room: { ...playing, paused: true } })], started());
  assert.equal(reduce(paused, batch(4, [], { room: playing })).log.at(-1).key, "log.resumed");
});

test("logs for whom the table plays from now on, and who is back", () => {
  const members = (autoplay) => [member(1), member(2, { autoplay }), member(3)];
  assert.deepEqual(logged({ members: members(true) }), ["log.autoplay 1"]);
  const away = after([batch(3, [], { room: { ...playing, members: members(true) } })], started());
  assert.equal(reduce(away, batch(4, [], { room: { ...playing, members: members(false) } })).log.at(-1).key, "log.returned");
});

test("logs that a move is not that of whoever was asked", () => {
  assert.deepEqual(logged(null, { stood_in: "time_up" }), ["log.stood_in.time_up 1"]);
  assert.deepEqual(logged(null, { stood_in: "absent" }), ["log.stood_in.absent 1"]);
  assert.deepEqual(logged(null, { stood_in: null }), []);
});

test("logs nothing of a pause that ends with the game", () => {
  const paused = after([batch(3, [], { room: { ...playing, paused: true } })], started());
  const over = { ...playing, phase: "over", paused: false };
  assert.deepEqual(reduce(paused, batch(4, [], { room: over })).log, paused.log);
});
