import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL_PACING, LONGEST_LAG, SCORES_AT_LEAST, SCORES_STAY, paced, scoresAreDue, toldOf } from "../screens/tv/pacing.js";

/** A table after so many rounds; `cards` lie in front of the first seat. */
const table = (rounds, cards = []) => ({ history: Array(rounds).fill({}), hands: [{ cards }, { cards: [] }] });
const sight = (rounds, words, cards) => ({ table: table(rounds, cards), log: [words], prompt: { decision: words }, remaining: 9 });
const moving = (rounds) => ({ view: { table: table(rounds) } });

test("with nothing that moves everything is told at once", () => {
  const at = sight(0, "new");
  assert.equal(toldOf(paced(INITIAL_PACING, at, null, 0), at), at);
});

test("words wait for cards that move, but never for long", () => {
  const before = paced(INITIAL_PACING, sight(0, "old"), null, 0);
  const at = sight(0, "new");
  const waits = paced(before, at, moving(0), 100);
  assert.deepEqual(toldOf(waits, at).log, ["old"]);
  assert.equal(toldOf(waits, at).remaining, null);
  const still = paced(waits, at, moving(0), 100 + LONGEST_LAG);
  assert.deepEqual(toldOf(still, at).log, ["old"]);
  assert.deepEqual(toldOf(paced(still, at, moving(0), 101 + LONGEST_LAG), at).log, ["new"]);
  assert.deepEqual(toldOf(paced(waits, at, null, 200), at).log, ["new"]);
});

test("a television that comes to a table which moves tells it at once", () => {
  const at = sight(0, "new");
  assert.deepEqual(toldOf(paced(INITIAL_PACING, at, moving(0), 0), at).log, ["new"]);
});

test("scores stay for a while after a round, and for less when the next one is played", () => {
  const before = paced(INITIAL_PACING, sight(1, "old"), null, 0);
  const after = paced(before, sight(2, "new"), null, 1_000);
  assert.ok(!scoresAreDue(before, sight(1, "old"), 0));
  assert.ok(scoresAreDue(after, sight(2, "new"), 1_000 + SCORES_STAY - 1));
  assert.ok(!scoresAreDue(after, sight(2, "new"), 1_000 + SCORES_STAY));
  assert.ok(scoresAreDue(after, sight(2, "new", [5]), 1_000 + SCORES_AT_LEAST - 1));
  assert.ok(!scoresAreDue(after, sight(2, "new", [5]), 1_000 + SCORES_AT_LEAST));
});

test("a round is over when its end has been seen, not when it is known", () => {
  const before = paced(INITIAL_PACING, sight(1, "old"), null, 0);
  const moves = paced(before, sight(2, "new"), moving(1), 10);
  assert.equal(moves.scored, null);
  assert.equal(paced(moves, sight(2, "new"), null, 20).scored, 20);
});

test("another game, or none, has no scores yet", () => {
  const after = paced(paced(INITIAL_PACING, sight(1, "old"), null, 0), sight(2, "new"), null, 10);
  assert.equal(paced(after, null, null, 20).scored, null);
  assert.equal(paced(after, sight(0, "next"), null, 20).scored, null);
});
