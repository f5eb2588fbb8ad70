/** The cover of Flip 7: seven cards fanned out under the lamp, the 7 before all. */

import { h } from "../../ui/dom.js";
import { lettering } from "../../ui/lettering.js";

const CARDS = 7;

/** @param {number} place */
function card(place) {
  const turn = (place - (CARDS - 1) / 2) * 13;
  return h(
    "g",
    { transform: `rotate(${turn} 80 148)` },
    h("rect", { x: 65, y: 28, width: 30, height: 43, rx: 4, class: "cover-paper" }),
    h("circle", { cx: 80, cy: 42, r: 6.5, class: `cover-spot cover-heat-${place}` }),
  );
}

export const cover = () => [
  h("rect", { width: 160, height: 100, class: "cover-ground" }),
  h("circle", { cx: 80, cy: 48, r: 62, class: "cover-glow" }),
  h("circle", { cx: 80, cy: 48, r: 42, class: "cover-glow" }),
  ...[0, 6, 1, 5, 2, 4].map(card),
  h("rect", { x: 58, y: 22, width: 44, height: 62, rx: 6, class: "cover-paper" }),
  lettering("7", { x: 80, y: 70, high: 34 }, "cover-numeral"),
];
