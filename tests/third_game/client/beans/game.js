/** Beans on the screen. */

import { h } from "../../ui/dom.js";
import { special } from "../common/kinds.js";
import { ring } from "../common/shapes.js";

const bean = () => [h("ellipse", { cx: 30, cy: 40, rx: 16, ry: 24, class: "solid" })];

/** @type {import("../common/types.js").Game} */
export default {
  faces: { BEAN: special("bean", bean), WEEVIL: special("weevil", ring) },
  samples: ["BEAN", "WEEVIL"],
  guide: [
    { key: "beans", texts: ["beans"], cards: ["BEAN", "BEAN"], sum: "10 + 10 = 20", explained: ["BEAN", "WEEVIL"] },
    { key: "win", texts: ["win"] },
  ],
};
