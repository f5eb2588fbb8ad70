import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL_PACING, SCORES_AT_LEAST, SCORES_STAY, paced, scoresAreDue } from "../screens/tv/pacing.js";

/** A table after so many rounds; `cards` lie in front of the first seat. */
const table = (rounds, cards = []) => ({ history: Array(rounds).fill({}), hands: [{ cards }, { cards: [] }] });
const sight = (rounds, words, cards) => ({ table: table(rounds, cards), log: [words], prompt: { decision: words }, remaining: 9 });

test("scores stay for a while after a round, and for less when the next one is played", () => {
  const before = paced(INITIAL_PACING, sight(1, "old"), 0);
  const after = paced(before, sight(2, "new"), 1_000);
  assert.ok(!scoresAreDue(before, sight(1, "old"), 0));
  assert.ok(scoresAreDue(after, sight(2, "new"), 1_000 + SCORES_STAY - 1));
  assert.ok(!scoresAreDue(after, sight(2, "new"), 1_000 + SCORES_STAY));
  assert.ok(scoresAreDue(after, sight(2, "new", [5]), 1_000 + SCORES_AT_LEAST - 1));
  assert.ok(!scoresAreDue(after, sight(2, "new", [5]), 1_000 + SCORES_AT_LEAST));
});

test("another game, or none, has no scores yet", () => {
  const after = paced(paced(INITIAL_PACING, sight(1, "old"), 0), sight(2, "new"), 10);
  assert.equal(paced(after, null, 20).scored, null);
  assert.equal(paced(after, sight(0, "next"), 20).scored, null);
});
