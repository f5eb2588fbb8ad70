/**
 * The face of a person at the table: a shape, a colour and a pattern, drawn from the name, so that it is the same on
 * every screen without being stored. Whoever has chosen another one has its number.
 */

import { h } from "../ui/dom.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */

/** All of them hold a circle of radius 15 around 20, 20. */
const SHAPES = [
  "M20 3a17 17 0 1 0 .01 0z",
  "M10 4h20q6 0 6 6v20q0 6-6 6h-20q-6 0-6-6v-20q0-6 6-6z",
  "M20 3q4-3 7 1q5-1 5 4q5 1 4 6q4 2 1 6q3 4-1 6q1 5-4 6q0 5-5 4q-3 4-7 1q-4 3-7-1q-5 1-5-4q-5-1-4-6q-4-2-1-6q-3-4 1-6q-1-5 4-6q0-5 5-4q3-4 7-1z",
  "M20 3l14.7 8.5v17l-14.7 8.5l-14.7-8.5v-17z",
  "M4 37v-17a16 16 0 0 1 32 0v17z",
  "M3 3h17a17 17 0 1 1-17 17z",
];

/** Drawn with the second colour. @type {(() => VNode[])[]} */
const PATTERNS = [
  () => [],
  () => [dot(11, 25, 3), dot(29, 25, 3)],
  () => [line("M14 9h12M16.5 12.5h7")],
  () => [line("M20 7v6M15 9l2.5 4M25 9l-2.5 4")],
  () => [dot(12.5, 24, 1.3), dot(10, 27, 1.3), dot(27.5, 24, 1.3), dot(30, 27, 1.3), dot(20, 10, 2.4)],
  () => [line("M11 11q4.5-3.5 9 0q4.5 3.5 9 0")],
];
const COLOURS = 8;

/** How many there are to choose from. */
export const LOOKS = SHAPES.length * COLOURS * PATTERNS.length;

/** @param {string} name @returns {number} the look of whoever has chosen none: FNV-1a of the name */
export function lookOf(name) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.normalize("NFC"))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % LOOKS;
}

/**
 * It says nothing to the ear: the name stands beside it.
 * @param {string} name
 * @param {number | null} [look]  below LOOKS; null: that of the name
 * @returns {VNode}
 */
export function avatar(name, look = null) {
  const chosen = look ?? lookOf(name);
  const colour = chosen % COLOURS;
  const shape = Math.floor(chosen / COLOURS) % SHAPES.length;
  const pattern = Math.floor(chosen / COLOURS / SHAPES.length) % PATTERNS.length;
  return h(
    "svg",
    { key: "avatar", class: `avatar of-${colour}`, viewBox: "0 0 40 40", "aria-hidden": "true", focusable: "false" },
    h("path", { class: "avatar-shape", d: SHAPES[shape] ?? "" }),
    (PATTERNS[pattern] ?? PATTERNS[0])?.(),
    h("path", { class: "avatar-face", d: "M14.5 18v2.4M25.5 18v2.4M15 26q5 4.5 10 0" }),
  );
}

/** @param {number} cx @param {number} cy @param {number} r */
const dot = (cx, cy, r) => h("circle", { class: "avatar-dot", cx, cy, r });

/** @param {string} d */
const line = (d) => h("path", { class: "avatar-line", d });
