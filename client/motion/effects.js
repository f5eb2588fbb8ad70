/** How things move and what is shown for a cue: frames of transforms and opacity, and shapes that fly. */

import { snowflake, spark } from "../faces/shapes.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/**
 * @typedef {object} Effect  beside a veil over the seat, whose look is a matter of the style sheet
 * @property {Keyframe[]} [row]  of all cards of the seat together
 * @property {Keyframe[]} [each]  of each of them, one after another
 * @property {Keyframe[]} [total]  of the points of the seat
 * @property {() => VNode[]} [shape]  of what flies about
 * @property {(place: number, width: number, height: number) => Keyframe[]} [flight]  of such a shape from the middle
 *   of the seat
 */

export const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

/** How many shapes fly about. */
export const SHAPES = 14;

/** A card that is on its way rises and sinks, tilted. @param {number} side  1 or -1 */
const risen = (side) => `translateY(-22%) rotate(${side * 5}deg) scale(1.14)`;

const FAR = "perspective(500px)";

/**
 * @param {"up" | "down" | null} turn
 * @param {number} side  to which a card leans
 * @returns {Keyframe[]} of a card whose back is half a turn away
 */
export function flip(turn, side) {
  const [start, middle, end] = turn === "up" ? [180, 90, 0] : turn === "down" ? [0, 90, 180] : [0, 0, 0];
  return [
    { transform: `${FAR} translateY(0) rotate(0) scale(1) rotateY(${start}deg)` },
    { transform: `${FAR} ${risen(side)} rotateY(${middle}deg)` },
    { transform: `${FAR} translateY(0) rotate(0) scale(1) rotateY(${end}deg)` },
  ];
}

export const FADE = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
export const GONE = [{ opacity: 0 }, { opacity: 0 }];
export const PULSE = scaled(1, 1.28, 0.96, 1.18, 1);

/** @param {...number} sizes @returns {Keyframe[]} */
function scaled(...sizes) {
  return sizes.map((size) => ({ transform: `scale(${size})` }));
}

/** @param {...number} ways @returns {Keyframe[]} */
function shaken(...ways) {
  return ways.map((way) => ({ transform: `translateX(${way}px) rotate(${way / 5}deg)` }));
}

/** Evenly over 0 … 1, without a pattern that the eye could find. @param {number} place @param {number} step */
const spread = (place, step) => (0.5 + place * step) % 1;

/** @type {Partial<Record<import("./choreography.js").Cue, Effect>>} */
export const EFFECTS = {
  stayed: {},
  saved: {},
  taken: { row: shaken(0, -4, 4, -3, 3, 0) },
  busted: { row: shaken(0, -9, 8, -7, 6, -4, 2, 0) },
  scored: { total: scaled(1, 1, 1.25, 1) },
  frozen: {
    shape: snowflake,
    flight(place, width, height) {
      const [x, y] = [(spread(place, 0.755) - 0.5) * width, (spread(place, 0.57) - 0.5) * height];
      const at = `translate(${x}px, ${y}px) rotate(${place * 40}deg)`;
      return [
        { opacity: 0, transform: `${at} scale(0)` },
        { opacity: 1, transform: `${at} scale(1)`, offset: 0.3 + place * 0.02 },
        { opacity: 0, transform: `translate(${x}px, ${y + 10}px) rotate(${place * 40 + 60}deg) scale(0.7)` },
      ];
    },
  },
  seven: {
    each: [{ transform: "none" }, { transform: "translateY(-26%) rotate(-4deg)", offset: 0.2 }, { transform: "none", offset: 0.4 }, { transform: "none" }],
    shape: spark,
    flight(place, width, height) {
      const angle = place * 2.4;
      const [x, y] = [Math.cos(angle) * width * 0.5, Math.sin(angle) * height * 0.7];
      const end = place * 90 - 400;
      return [
        { opacity: 0, transform: "translate(0, 0) scale(0.2)" },
        { opacity: 1, transform: `translate(${x * 0.6}px, ${y * 0.8}px) rotate(${end / 2}deg) scale(1.3)`, offset: 0.35 },
        { opacity: 1, transform: `translate(${x * 0.9}px, ${y}px) rotate(${end * 0.8}deg) scale(0.9)`, offset: 0.7 },
        { opacity: 0, transform: `translate(${x}px, ${y + 24}px) rotate(${end}deg) scale(0.1)` },
      ];
    },
  },
};
