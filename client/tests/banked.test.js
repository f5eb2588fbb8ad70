import assert from "node:assert/strict";
import { test } from "node:test";

import { bankedAfter } from "../state/banked.js";

const down = (seat) => ({ seat, rule: "1.1.3", type: "hand_turned_down" });
const land = (seat, card) => ({ seat, card, rule: "T-01", type: "card_landed" });
const frozen = (seat) => ({ seat, rule: "B-20", type: "player_frozen" });

test("who stays has banked what his row was worth", () => {
  const stayed = { seat: 1, rule: "B-01", type: "player_stayed" };
  assert.deepEqual(bankedAfter({ 0: 7 }, [3, 24, null], [stayed, down(1)]), { 0: 7, 1: 24 });
});

test("the card that freezes somebody adds nothing to his row", () => {
  assert.deepEqual(bankedAfter({}, [3, 24], [land(1, 90), frozen(1), down(1)]), { 1: 24 });
});

test("what a row became within one batch is not known, whatever was known before", () => {
  assert.deepEqual(bankedAfter({ 1: 24 }, [3, 24], [land(1, 7), land(1, 90), frozen(1), down(1)]), { 1: null });
});

test("a row that was not to be read stays unknown", () => {
  assert.deepEqual(bankedAfter({}, [3, null], [down(1)]), { 1: null });
});
