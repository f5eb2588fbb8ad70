import assert from "node:assert/strict";
import { test } from "node:test";

import { linesFor, placesFor } from "../screens/tv/shape.js";

const TABLES = Array.from({ length: 35 }, (_, more) => more + 2);
const grid = (shape) => [Number(shape["--columns"]), Number(shape["--rows"])];

test("everybody has a place on the screen, and no column is empty", () => {
  for (const people of TABLES) {
    for (const shape of [placesFor(people, 5), linesFor(people)]) {
      const [columns, rows] = grid(shape);
      assert.ok(columns * rows >= people, `${people} in ${columns} × ${rows}`);
      assert.ok((rows - 1) * columns < people, `${people} in ${columns} × ${rows}`);
    }
  }
});

test("few people lie one below the other, many side by side too", () => {
  assert.deepEqual([2, 3, 4, 8, 18, 36].map((people) => grid(placesFor(people, people < 9 ? 5 : 4))[0]), [1, 1, 2, 2, 4, 6]);
});

test("a column of names has nine lines at most", () => {
  assert.deepEqual([9, 10, 18, 36].map((people) => grid(linesFor(people))), [[1, 9], [2, 5], [2, 9], [4, 9]]);
});
