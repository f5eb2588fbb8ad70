/** Where the lines of a chart and their names go. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { layout } from "../ui/chart.js";

const named = (name, ...values) => ({ name, values });
const crowd = (count) => Array.from({ length: count }, (_, n) => named(`Member ${n}`, 0, 10 * n));

test("a line begins at the left and a higher total is higher up", () => {
  const [ann, ben] = layout([named("Ben", 0, 20, 30), named("Ann", 0, 10, 60)], 200).lines;
  assert.equal(ann.series.name, "Ann");
  assert.equal(ann.points.length, 3);
  assert.ok(ann.points[0].x < ann.points[1].x && ann.points[1].x < ann.points[2].x);
  assert.ok(ann.points[2].y < ben.points[2].y);
});

test("the goal is in the picture, and so is everything below nothing", () => {
  const { y, lines } = layout([named("Ann", 0, -45), named("Ben", 0, 20)], 200);
  assert.ok(y(200) >= 0);
  assert.ok(lines.every(({ points }) => points.every((point) => point.y <= y(-45))));
  assert.ok(y(-45) > y(0));
});

test("no name covers another and all are in the picture", () => {
  const { lines } = layout([named("A", 0, 50), named("B", 0, 50), named("C", 0, 49), named("D", 0, 0), named("E", 0, 0)], 200);
  const labels = lines.map(({ label }) => label).sort((a, b) => a - b);
  labels.slice(1).forEach((label, place) => assert.ok(label - labels[place] >= 16.99));
  assert.ok(labels[0] >= 0 && labels.at(-1) <= 190);
});

test("of many players the best are named, and oneself", () => {
  for (const count of [18, 36]) {
    const series = crowd(count);
    series[0].own = true;
    const { lines } = layout(series, 200);
    const with_name = lines.filter(({ label }) => label !== null).map(({ series: { name } }) => name);
    assert.equal(lines.length, count);
    assert.ok(with_name.includes("Member 0"));
    assert.ok(with_name.includes(`Member ${count - 1}`));
    assert.ok(with_name.length < 14);
    const labels = lines.flatMap(({ label }) => label ?? []);
    assert.ok(Math.max(...labels) <= 190 && Math.min(...labels) >= 0);
  }
});

test("nobody has a point yet", () => {
  const { lines } = layout([named("Ann", 0), named("Ben", 0)], 200);
  assert.ok(lines.every(({ points: [{ x, y }] }) => Number.isFinite(x) && Number.isFinite(y)));
});
