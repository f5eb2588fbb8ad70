/** How the kinds of cards look that several games have. */

import { lettering } from "../../ui/lettering.js";
import { coin, corners, wedge } from "./shapes.js";

/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("../../ui/dom.js").Node_} VNode */

/** @param {string} code @returns {VNode[]} */
export const numeral = (code) => [
  lettering(code, code.length > 1 ? { x: 30, y: 56, high: 28, wide: 44 } : { x: 30, y: 60, high: 36 }, "numeral"),
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

/** @param {string} label @returns {Face} */
export const bonus = (label) => ({
  kind: "bonus",
  look: "bonus",
  draw: () => [...coin(), lettering(label, { x: 30, y: 49, high: 18, wide: 36 }, "on-solid")],
});

/** @param {string} label @returns {Face} */
export const malus = (label) => ({
  kind: "malus",
  look: "malus",
  draw: () => [...wedge(), lettering(label, { x: 30, y: 36, high: 17, wide: 29 }, "on-solid")],
});

/** @param {string} look @param {() => VNode[]} draw @param {number} [steps] @returns {Face} */
export const action = (look, draw, steps) => ({
  kind: "action",
  look: `action ${look}`,
  draw,
  ...(steps ? { steps } : {}),
});
