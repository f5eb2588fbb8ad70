import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { detectLanguage } from "../text/i18n.js";
import { cardChoice, seatChoice } from "../screens/table/choices.js";
import "./support/catalogues.js";
import { ANN_AND_BEN } from "./support/tables.js";

const CATALOGUE = ["9", "STEAL", "FREEZE", "SWITCH"];
const [NINE, STEAL, FREEZE, SWITCH] = CATALOGUE.keys();

beforeEach(() => detectLanguage(["en"]));

const choose = (seat, card = null) => ({ type: "choose", decision: 7, seat, card });

/** The table of Ann and Ben, where Ann is asked. */
function table(question, source, options, changes = {}) {
  return {
    catalogue: CATALOGUE,
    room: ANN_AND_BEN,
    table: { options: { game: "vengeance" }, hands: [{ cards: [STEAL] }, { cards: [FREEZE, NINE] }] },
    ui: { shortcuts: true },
    viewer: 0,
    open: true,
    prompt: { decision: { id: 7, seat: 0, question, source, options } },
    ...changes,
  };
}

const label = ({ props }) => props["aria-label"];

test("a card that is listed is a button which says what happens to it", () => {
  const cards = [choose(1, NINE)];
  assert.equal(label(cardChoice(table("card", STEAL, cards), 1, NINE, [])), "Take Ben’s 9");
  assert.equal(label(cardChoice(table("card", SWITCH, cards), 1, NINE, [])), "Swap Ben’s 9");
});

test("no other card is a button, and nobody's place", () => {
  const at = table("card", STEAL, [choose(1, NINE)]);
  assert.equal(cardChoice(at, 1, FREEZE, []), null);
  assert.equal(cardChoice(at, 0, NINE, []), null);
  assert.equal(seatChoice(at, 1), null);
});

test("a person who is listed is a button at his place", () => {
  const at = table("person", FREEZE, [choose(1)]);
  assert.equal(label(seatChoice(at, 1)), "Choose Ben for Freeze");
  assert.equal(seatChoice(at, 0), null);
});

test("number keys follow the table: clockwise, oneself last, cards as they lie", () => {
  const at = table("card", SWITCH, [choose(0, STEAL), choose(1, FREEZE), choose(1, NINE)]);
  const keys = [cardChoice(at, 1, NINE, []), cardChoice(at, 1, FREEZE, []), cardChoice(at, 0, STEAL, [])];
  assert.deepEqual(keys.map(({ props }) => props["data-key"]), ["1", "2", "3"]);
});

test("choosing oneself says so", () => {
  assert.equal(label(seatChoice(table("person", FREEZE, [choose(0), choose(1)]), 0)), "Choose yourself for Freeze");
});

test("the award is given or kept at the places too", () => {
  const at = table("award", null, [choose(0), choose(1)]);
  assert.equal(label(seatChoice(at, 0)), "Keep 15 points");
  assert.equal(label(seatChoice(at, 1)), "Ben loses 15 points");
});

test("there is nothing to choose for anybody but whoever is asked", () => {
  for (const viewer of [1, null]) {
    assert.equal(cardChoice(table("card", STEAL, [choose(1, NINE)], { viewer }), 1, NINE, []), null);
  }
});

test("a press sends the answer as it was listed, and nothing while none would be taken", () => {
  const sent = [];
  const act = (action) => sent.push(action);
  const listed = choose(1, NINE);
  cardChoice(table("card", STEAL, [listed], { act, open: false }), 1, NINE, []).props.onclick();
  assert.deepEqual(sent, []);
  cardChoice(table("card", STEAL, [listed], { act }), 1, NINE, []).props.onclick();
  assert.deepEqual(sent, [listed]);
});
