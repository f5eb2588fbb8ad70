import assert from "node:assert/strict";
import { test } from "node:test";

import { linesFor } from "../screens/tv/shape.js";

const grid = (shape) => [Number(shape["--columns"]), Number(shape["--rows"])];

test("everybody has a line on the screen, and no column is empty", () => {
  for (let people = 2; people <= 36; people += 1) {
    const [columns, rows] = grid(linesFor(people));
    assert.ok(columns * rows >= people, `${people} in ${columns} × ${rows}`);
    assert.ok((rows - 1) * columns < people, `${people} in ${columns} × ${rows}`);
  }
});

test("a column of names has nine lines at most", () => {
  assert.deepEqual([9, 10, 18, 36].map((people) => grid(linesFor(people))), [[1, 9], [2, 5], [2, 9], [4, 9]]);
});
