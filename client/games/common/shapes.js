/**
 * The drawings on the cards, in a box of 60 × 84. Every kind has its own outline, so a card can be told without
 * its colour; fills and strokes come from the style sheet by class.
 */

import { h } from "../../ui/dom.js";
import { lettering } from "../../ui/lettering.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */

/** @param {string} d @param {string} kind @returns {VNode} */
const path = (d, kind) => h("path", { d, class: kind });

/** The label once more in two corners, the lower one upside down. @param {string} label */
export const corners = (label) =>
  ["", "rotate(180 30 42)"].map((turned) =>
    lettering(label, { x: 13, y: 18, high: 8, wide: 12 }, "numeral corner", turned),
  );

/** Points of a star around (30, 40). @param {number} tips @param {number} outer @param {number} inner */
function star(tips, outer, inner) {
  const points = [];
  for (let step = 0; step < tips * 2; step++) {
    const radius = step % 2 ? inner : outer;
    const angle = (Math.PI * step) / tips - Math.PI / 2;
    points.push(
      `${(30 + radius * Math.cos(angle)).toFixed(1)},${(40 + radius * Math.sin(angle)).toFixed(1)}`,
    );
  }
  return points.join(" ");
}

/** A fan of cards. @param {number} count */
function fan(count) {
  const spread = 34;
  return Array.from({ length: count }, (_, n) => {
    const angle = (spread * n) / (count - 1) - spread / 2;
    return h("rect", {
      x: 22.5,
      y: 11,
      width: 15,
      height: 26,
      rx: 3,
      class: "solid edge",
      transform: `rotate(${angle.toFixed(1)} 30 74)`,
    });
  });
}

export const coin = () => [h("polygon", { points: star(14, 25, 21), class: "solid" })];

export const twins = () =>
  ["translate(9.6 -5.2) scale(0.88)", "translate(0 9.6) scale(0.88)"].map((transform) =>
    h("polygon", { points: star(14, 25, 21), class: "solid edge", transform }),
  );

export const wedge = () => [path("M8 15 H52 L30 70 Z", "solid round")];

export const snowflake = () =>
  [0, 60, 120].map((angle) =>
    h(
      "g",
      { transform: `rotate(${angle} 30 36)` },
      path("M30 12 V60 M22 15 L30 23 L38 15 M22 57 L30 49 L38 57", "line"),
    ),
  );

export const flips = (/** @type {number} */ count) => [
  ...fan(count),
  lettering(String(count), { x: 30, y: 62, high: 18 }, "numeral"),
];

export const heart = () => [
  path("M30 60 C8 44 6 32 8 25 C11 14 25 13 30 24 C35 13 49 14 52 25 C54 32 52 44 30 60 Z", "solid"),
];

export const octagon = () => [
  h("polygon", { points: "20,12 40,12 54,26 54,46 40,60 20,60 6,46 6,26", class: "solid" }),
];

export const swap = () => [
  path("M8 28 H44 M34 17 L46 28 L34 39", "line"),
  path("M52 50 H16 M26 39 L14 50 L26 61", "line"),
];

export const grab = () => [
  path("M34 14 H50 V58 H34", "line"),
  path("M42 36 H12 M23 24 L11 36 L23 48", "line"),
];

export const flame = () => [
  path(
    "M31 10 C35 22 50 28 49 44 C48 56 39 62 30 62 C20 62 11 55 11 44 C11 36 16 32 18 25 C22 28 24 31 24 35 " +
      "C29 29 32 20 31 10 Z",
    "solid",
  ),
  path("M30 56 C25 56 22 52 22 48 C22 43 28 41 30 34 C34 40 38 43 38 48 C38 53 35 56 30 56 Z", "on-solid"),
];

export const ring = () => [
  h("ellipse", { cx: 30, cy: 42, rx: 19, ry: 26, class: "line" }),
  path("M46 16 L14 68", "line"),
];

export const bolt = () => [path("M40 6 L12 44 H27 L20 78 L50 34 H34 Z", "solid")];

export const clover = () =>
  [45, 135, 225, 315].map((angle) =>
    h(
      "g",
      { transform: `rotate(${angle} 30 40)` },
      path("M30 40 C20 30 18 16 25 14 C28 13 30 16 30 18 C30 16 32 13 35 14 C42 16 40 30 30 40 Z", "solid"),
    ),
  );

export const spark = () => [path("M30 8 L35 35 L56 40 L35 45 L30 72 L25 45 L4 40 L25 35 Z", "solid")];

export const weave = () => [
  h("rect", { x: 6, y: 6, width: 48, height: 72, rx: 5, class: "line thin" }),
  path(
    "M6 30 L30 6 M6 54 L54 6 M6 78 L54 30 M30 78 L54 54 M54 30 L30 6 M54 54 L6 6 M54 78 L6 30 M30 78 L6 54",
    "line thin",
  ),
  h("circle", { cx: 30, cy: 42, r: 11, class: "solid" }),
  h("circle", { cx: 30, cy: 42, r: 5, class: "on-solid" }),
];
