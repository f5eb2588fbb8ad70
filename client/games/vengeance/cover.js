/** The cover of With a Vengeance: a row on fire, a card being pulled out of it, and minus points flying in. */

import { h } from "../../ui/dom.js";
import { lettering } from "../../ui/lettering.js";

/** @param {string} label @param {string} place @param {string} [look] */
const card = (label, place, look = "") =>
  h(
    "g",
    { transform: place },
    h("rect", { x: -19, y: -27, width: 38, height: 54, rx: 5, class: `cover-paper ${look}` }),
    lettering(label, { x: 0, y: 9, high: 19, wide: 30 }, look === "" ? "cover-numeral" : "cover-minus"),
  );

export const cover = () => [
  h("rect", { width: 160, height: 100, class: "cover-ground" }),
  h("path", {
    class: "cover-flame",
    d: "M4 100 C-2 68 18 60 14 34 C28 44 32 52 31 60 C44 46 46 26 40 6 C62 20 68 40 65 54 C78 40 88 26 84 2 C106 16 114 40 106 58 C116 50 120 40 119 28 C136 42 138 60 132 72 C140 70 148 62 150 52 C160 66 160 90 156 100 Z",
  }),
  h("path", { class: "cover-spark", d: "M38 100 C34 76 50 68 52 46 C64 60 66 70 64 80 C78 68 86 54 84 34 C102 50 108 72 100 84 C108 82 112 76 113 66 C124 78 124 92 120 100 Z" }),
  card("13", "translate(39 60) rotate(-12)"),
  card("9", "translate(79 66) rotate(3)"),
  card("−10", "translate(120 45) rotate(17)", "cover-mean"),
];
