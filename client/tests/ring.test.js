import assert from "node:assert/strict";
import { test } from "node:test";

import { ringOf } from "../screens/table/ring.js";

/** The cells of a grid that something covers. */
function cells({ column, row, wide, high = 1 }) {
  return Array.from({ length: wide * high }, (_, at) => `${column + (at % wide)} ${row + Math.floor(at / wide)}`);
}

for (const people of [1, 2, 3, 4, 5, 8, 11, 12, 13, 17, 18, 35, 36]) {
  test(`${people} people and the middle lie side by side on the table`, () => {
    const { columns, rows, places, middle } = ringOf(people);
    assert.equal(places.length, people);
    const covered = [...places, middle].flatMap(cells);
    assert.equal(new Set(covered).size, covered.length, "one lies on another");
    for (const { column, row, wide, high = 1 } of [...places, middle]) {
      assert.ok(Number.isInteger(column) && Number.isInteger(wide) && wide > 0);
      assert.ok(column >= 1 && column + wide - 1 <= columns && row >= 1 && row + high - 1 <= rows);
    }
  });
}

test("people sit clockwise: up on the left, along the far edge, down on the right", () => {
  const { places } = ringOf(8);
  assert.deepEqual(places.map(({ row }) => row), [3, 2, 1, 1, 1, 1, 2, 3]);
  const [first, , far, next, , , right] = places;
  assert.ok(first.column === 1 && far.column < next.column && right.column > 30);
});
