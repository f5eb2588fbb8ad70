/** How the kinds of cards look that several games have. */

import { coin, corners, lettering, wedge } from "./shapes.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").VNode} VNode */

/** @param {string} code @returns {VNode[]} */
export const numeral = (code) => [
  lettering(code, 30, 56, code.length > 1 ? 38 : 44, "numeral"),
  ...corners(code),
];

/** @param {string} code @returns {Face} */
const number = (code) => ({ kind: "number", look: `number n${code}`, draw: () => numeral(code) });

/** @param {number} first @param {number} last @returns {Record<string, Face>} */
export const numbers = (first, last) =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, n) => String(first + n)).map((code) => [code, number(code)]),
  );

/** @param {string} look @param {() => VNode[]} draw @returns {Face} */
export const special = (look, draw) => ({ kind: "number", look: `number special ${look}`, draw });

/** @param {string} label @param {number} [size] @returns {Face} */
export const bonus = (label, size = 26) => ({
  kind: "bonus",
  look: "bonus",
  draw: () => [...coin(), lettering(label, 30, 40 + size * 0.35, size, "on-solid")],
});

/** @param {string} label @returns {Face} */
export const malus = (label) => ({
  kind: "malus",
  look: "malus",
  draw: () => [...wedge(), lettering(label, 30, 35, label.length > 2 ? 20 : 25, "on-solid")],
});

/** @param {string} look @param {() => VNode[]} draw @param {number} [steps] @returns {Face} */
export const action = (look, draw, steps) => ({
  kind: "action",
  look: `action ${look}`,
  draw,
  ...(steps ? { steps } : {}),
});
