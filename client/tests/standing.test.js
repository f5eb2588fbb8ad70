/** Who is ahead, and by how much. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { detectLanguage } from "../text/i18n.js";
import { course } from "../components/course.js";
import { leadLine } from "../components/standing.js";
import "./support/catalogues.js";
import { OPTIONS, member, roomView } from "./support/tables.js";

await detectLanguage(["en"]);

const room = roomView({ members: ["Ann", "Ben", "Cem"].map((name, seat) => member(seat + 1, { name })) });
const at = (totals, changes = {}, viewer = null) => ({
  room,
  viewer,
  table: { options: OPTIONS, totals, seated: [true, true, true], history: [], result: null, ...changes },
});
const score = (round, ...points) => ({ round, lines: points.map((won, seat) => ({ seat, points: won })) });
const texts = (node) => (typeof node === "string" ? [node] : node.children.flatMap(texts));

test("names who leads, by how much, and what is missing", () => {
  assert.equal(leadLine(at([162, 150, 20])), "Ann leads by 12 points, 38 to go.");
  assert.equal(leadLine(at([149, 150, 20])), "Ben leads by 1 point, 50 to go.");
  assert.equal(leadLine(at([162, 150, 20], {}, 0)), "You lead by 12 points, 38 to go.");
});

test("names all who lead together", () => {
  assert.equal(leadLine(at([100, 100, 20])), "Ann and Ben lead together, 100 to go.");
  assert.equal(leadLine(at([210, 210, 20])), "Ann and Ben lead together: one more round.");
});

test("leaves out who has left", () => {
  assert.equal(leadLine(at([162, 150, 20], { seated: [false, true, true] })), "Ben leads by 130 points, 50 to go.");
  assert.equal(leadLine(at([162, 150, 20], { seated: [true, false, false] })), "");
});

test("says at the end by how much somebody has won", () => {
  assert.equal(leadLine(at([212, 150, 20], { result: { winner: 0, reason: "target" } })), "Ann is ahead by 62 points.");
});

test("the course begins with what somebody came with, and ends with the totals", () => {
  const history = [score(1, 10, 20), score(2, 5, 0, 7)];
  const table = texts(course(at([15, 20, 27], { history })));
  assert.deepEqual(table.slice(table.lastIndexOf("Cem")), ["Cem", "20", "20", "27"]);
  assert.deepEqual(table.slice(table.lastIndexOf("Ann"), table.lastIndexOf("Ann") + 4), ["Ann", "0", "10", "15"]);
});

test("one round has no course yet", () => {
  assert.equal(course(at([10, 20, 0], { history: [score(1, 10, 20, 0)] })), null);
});
