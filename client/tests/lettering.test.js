import assert from "node:assert/strict";
import { test } from "node:test";

import { GLYPHS, HIGH } from "../ui/glyphs.js";
import { lettering } from "../ui/lettering.js";

/** @param {string} label @param {Parameters<typeof lettering>[1]} where */
function placed(label, where) {
  const { d, transform } = /** @type {{d: string, transform: string}} */ (lettering(label, where, "numeral").props);
  const [left, base, scale] = (transform.match(/[\d.-]+/g) ?? []).map(Number);
  const width = [...label].reduce((sum, sign) => sum + (GLYPHS[sign]?.width ?? 0), 0) * Number(scale);
  return { d, left: Number(left), base: Number(base), high: HIGH * Number(scale), width };
}

test("a label is as high as it is wanted, around its middle", () => {
  const { left, base, high, width } = placed("7", { x: 30, y: 60, high: 36 });
  assert.ok(Math.abs(high - 36) < 0.1);
  assert.ok(Math.abs(left + width / 2 - 30) < 0.1);
  assert.equal(base, 60);
});

test("one that would be too wide is smaller, at the same height", () => {
  const { left, base, high, width } = placed("+10", { x: 30, y: 49, high: 18, wide: 20 });
  assert.ok(Math.abs(width - 20) < 0.1);
  assert.ok(Math.abs(left - 20) < 0.1);
  assert.ok(Math.abs(base - high / 2 - 40) < 0.1);
});

test("its signs stand side by side", () => {
  const begins = (/** @type {string} */ d) => [...d.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x));
  const one = begins(placed("1", { x: 0, y: 0, high: 1 }).d);
  const eleven = begins(placed("11", { x: 0, y: 0, high: 1 }).d);
  const width = GLYPHS["1"]?.width ?? 0;
  assert.deepEqual(eleven, [...one, ...one.map((x) => x + width)]);
});

test("there is no outline of a letter", () => {
  assert.throws(() => lettering("A", { x: 0, y: 0, high: 1 }, "numeral"), /no outline/);
});
