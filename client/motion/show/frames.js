/** How things move: frames of transforms and opacity. */

/**
 * @typedef {import("./spots.js").Box} Box
 * @typedef {{x: number, y: number, width: number}} Pose  and how large something is there
 */

export const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";
export const EASE_LIFT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
export const EASE_TURN = "cubic-bezier(0.5, 0, 0.2, 1)";
export const EASE_DROP = "cubic-bezier(0.4, 0, 0.9, 0.6)";

export const FADE = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
export const GONE = [{ opacity: 0 }, { opacity: 0 }];
export const COME = [{ opacity: 0 }, { opacity: 1 }];
export const LEAVE = [{ opacity: 1 }, { opacity: 0 }];
export const SHADOW = [{ opacity: 0.2 }, { opacity: 1 }, { opacity: 0.2 }];
export const PULSE = [1, 1.25, 0.96, 1.15, 1].map((size) => ({ transform: `scale(${size})` }));
export const POP = [
  { transform: "scale(0.3)", opacity: 0 },
  { transform: "scale(1.12)", opacity: 1, offset: 0.7 },
  { transform: "none", opacity: 1 },
];

/** How an element of `own` box is put into `box`, from its corner. @param {Pose} box @param {Pose} own */
export function placed(box, own) {
  return `translate(${box.x - own.x}px, ${box.y - own.y}px) scale(${box.width / own.width})`;
}

/** @param {Pose} from @param {Pose} to  where the element lies @returns {[Keyframe, Keyframe]} */
export function travel(from, to) {
  return [{ transform: placed(from, to) }, { transform: "none" }];
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
export function shaken(...ways) {
  return ways.map((way) => ({ transform: `translateX(${way}px) rotate(${way / 5}deg)` }));
}

/**
 * A shape appears, turns and vanishes.
 * @param {number} place  which of them it is
 * @param {number} count  of them
 * @param {Box} box  of the seat, over which they are spread
 * @param {number} start  where it appears: 0 in the middle, 1 at its own place
 * @param {number} [rise]  how far it goes up besides, in heights of the box
 * @returns {Keyframe[]}
 */
export function scatter(place, count, { width, height }, start, rise = 0) {
  const x = ((place + 0.5) / count - 0.5) * width;
  const y = (((place * 0.618) % 1) - 0.5) * height * 1.2; // the golden ratio leaves no gaps and no rows
  return [[0, start, 0, 0], [1, 1, 1.2, 0.4], [0, 1.1, 0.3, 1]].map(([opacity, way = 1, size, up = 0], at) => ({
    opacity,
    transform: `translate(${x * way}px, ${y * way - up * rise * height}px) rotate(${(place + at) * 75}deg) scale(${size})`,
  }));
}
