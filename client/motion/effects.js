/** How things move and what is shown for a cue: frames of transforms and opacity, and shapes that fly about. */

import { snowflake, spark } from "../games/common/shapes.js";

/**
 * @typedef {object} SeatEffect  of one seat, beside a veil over it, whose look is a matter of the style sheet
 * @property {Keyframe[]} [row]  how its row of cards moves
 * @property {string} [pulse]  selects what pulses, one thing after another
 * @property {() => import("../ui/dom.js").Node_[]} [shape]  what flies about
 * @property {number} [start]  see `scatter`
 *
 * @typedef {{x: number, y: number, width: number}} Box
 */

export const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

/** How many shapes fly about. */
export const SHAPES = 14;

export const FADE = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
export const GONE = [{ opacity: 0 }, { opacity: 0 }];
export const SHADOW = [{ opacity: 0.2 }, { opacity: 1 }, { opacity: 0.2 }];
export const PULSE = [1, 1.25, 0.96, 1.15, 1].map((size) => ({ transform: `scale(${size})` }));

/** @param {Box} from @param {Box} to  where the element lies @returns {[Keyframe, Keyframe]} */
export function travel(from, to) {
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  return [{ transform }, { transform: "none" }];
}

/**
 * A card on its way rises, leans, and sinks.
 * @param {"up" | "down" | null} turn
 * @param {number} side  1 or -1: to which it leans
 * @returns {Keyframe[]} of a card with its back on the other side
 */
export function flip(turn, side) {
  const [start, end] = turn === "up" ? [180, 0] : [0, turn === null ? 0 : 180];
  const at = (/** @type {string} */ way, /** @type {number} */ angle) => ({
    transform: `perspective(500px) ${way} rotateY(${angle}deg)`,
  });
  const flat = "translateY(0) rotate(0) scale(1)";
  return [
    at(flat, start),
    at(`translateY(-22%) rotate(${side * 5}deg) scale(1.14)`, (start + end) / 2),
    at(flat, end),
  ];
}

/** @param {...number} ways @returns {Keyframe[]} */
function shaken(...ways) {
  return ways.map((way) => ({ transform: `translateX(${way}px) rotate(${way / 5}deg)` }));
}

/**
 * A shape appears, turns and vanishes.
 * @param {number} place  which of them it is
 * @param {DOMRect} box  of the seat, over which they are spread
 * @param {number} start  where it appears: 0 in the middle, 1 at its own place
 * @returns {Keyframe[]}
 */
export function scatter(place, { width, height }, start) {
  const x = ((place + 0.5) / SHAPES - 0.5) * width;
  const y = (((place * 0.618) % 1) - 0.5) * height * 1.2; // the golden ratio leaves no gaps and no rows
  return [[0, start, 0], [1, 1, 1.2], [0, 1.1, 0.3]].map(([opacity, way = 1, size], at) => ({
    opacity,
    transform: `translate(${x * way}px, ${y * way}px) rotate(${(place + at) * 75}deg) scale(${size})`,
  }));
}

/** @type {Partial<Record<import("./choreography.js").Cue, SeatEffect>>} */
export const EFFECTS = {
  stayed: {},
  saved: {},
  taken: { row: shaken(0, -4, 4, -3, 3, 0) },
  busted: { row: shaken(0, -9, 8, -7, 6, -4, 2, 0) },
  scored: { pulse: ".seat-total" },
  frozen: { shape: snowflake, start: 1 },
  seven: { pulse: ".hand > li", shape: spark, start: 0 },
};
