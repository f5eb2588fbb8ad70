import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { detectLanguage } from "../text/i18n.js";
import { askedLine, pendingNotes } from "../components/pending.js";
import "./support/catalogues.js";
import { ANN_AND_BEN } from "./support/tables.js";

const CATALOGUE = ["FLIP3", "FREEZE", "SWITCH", "9"];
const [FLIP3, FREEZE, SWITCH, NINE] = CATALOGUE.keys();

beforeEach(() => detectLanguage(["en"]));

/** The table of Ann and Ben with these frames on the stack, seen by Ann. */
function tableWith(stack, decision = null) {
  return {
    catalogue: CATALOGUE,
    room: ANN_AND_BEN,
    table: { stack, options: { game: "flip7" } },
    viewer: 0,
    prompt: { decision },
  };
}

const flip = (changes) => ({ type: "flip", seat: 1, left: 2, source: FLIP3, aside: [], ...changes });
const lines = (...stack) => pendingNotes(tableWith(stack)).map(({ text }) => text);

test("counts the cards that a flip card has turned", () => {
  assert.deepEqual(lines(flip({ left: 1 })), ["Flip Three on Ben: 2 of 3"]);
});

test("counts down where the number of cards is not known from the card", () => {
  assert.deepEqual(lines(flip({ source: NINE })), ["9 on Ben: 2 cards to go"]);
});

test("names the cards that wait until a flip is done", () => {
  assert.deepEqual(lines(flip({ left: 1, aside: [FREEZE] })), ["Flip Three on Ben: 2 of 3, then: Freeze"]);
});

test("says nothing of a plain hit", () => {
  assert.deepEqual(lines({ type: "turn", seat: 0 }, flip({ source: null, left: 1 })), []);
});

test("tells the innermost thing first", () => {
  const backlog = { type: "backlog", effects: [{ card: FREEZE, target: 0 }] };
  assert.deepEqual(lines(backlog, flip({})), ["Flip Three on Ben: 1 of 3", "Waiting: Freeze on Ann"]);
});

test("shows the first pick of two", () => {
  const play = { type: "play", seat: 0, card: SWITCH, picked: [{ seat: 1, card: NINE }] };
  assert.deepEqual(lines(play), ["First card: 9 of Ben"]);
});

test("names what has been given and what is still to be given", () => {
  const assign = { type: "assign", seat: 0, cards: [FLIP3, FREEZE], given: [{ card: FREEZE, target: 1 }] };
  assert.deepEqual(lines(assign), ["Waiting: Freeze on Ben", "To be given after that: Freeze"]);
});

test("a card that asks for cards asks in its own words, also for its second pick", () => {
  const decision = { id: 1, seat: 0, question: "card", options: [], source: SWITCH };
  const play = { type: "play", seat: 0, card: SWITCH, picked: [] };
  assert.equal(askedLine(tableWith([play], decision)), "Which card do you want to swap?");
  const picked = { ...play, picked: [{ seat: 1, card: NINE }] };
  assert.equal(askedLine(tableWith([picked], decision)), "For which one?");
  assert.equal(askedLine(tableWith([{ ...picked, card: NINE }], { ...decision, source: NINE })), "9: which card?");
});

test("asks this player directly and names another one", () => {
  const decision = { id: 1, seat: 0, question: "person", options: [], source: FREEZE };
  assert.equal(askedLine(tableWith([], decision)), "Who gets Freeze?");
  assert.equal(askedLine(tableWith([], { ...decision, seat: 1 })), "Ben decides who gets Freeze");
});
