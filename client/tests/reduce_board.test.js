import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL, reduce } from "../state/reduce.js";
import { batch, welcome } from "./support/tables.js";

const LIVE = { type: "connection", connection: { phase: "live", reason: null, attempt: 0 } };

const played = (number, points) => ({ number, dealer: 1, complete: true, fields: [{ player: 1, points }] });
const sheet = (news) => ({ sheet: 1, length: 2, rounds: [], history: [], ...news });
const kept = (...news) =>
  [
    LIVE,
    welcome({ board: sheet({ rounds: [played(1, 5), played(2, 6)], history: ["first"] }) }),
    ...news.map((board, at) => batch(2 + at, [], { board })),
  ].reduce(reduce, INITIAL).board;

test("of a board a batch brings the rounds that are not as before", () => {
  const board = kept(sheet({ length: 3, rounds: [played(2, 7), played(3, 8)] }));
  assert.deepEqual(board.rounds, [played(1, 5), played(2, 7), played(3, 8)]);
  assert.deepEqual(board.history, ["first"]);
});

test("a round goes when the board has become shorter", () => {
  assert.deepEqual(kept(sheet({ length: 1, history: ["first", "second"] })), sheet({ length: 1, rounds: [played(1, 5)], history: ["first", "second"] }));
});

test("another sheet replaces the board", () => {
  const other = sheet({ sheet: 2, length: 1, rounds: [played(1, 0)] });
  assert.deepEqual(kept(other), other);
});
