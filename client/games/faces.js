/** What each card looks like, whatever the game. A word at the lower edge is the message `face.CODE`. */

import { hasText, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { weave } from "./common/shapes.js";
import { GAMES } from "./index.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./common/types.js").Face} Face */

/** @type {Face} */
const BACK = { kind: "number", look: "back", draw: weave };

/**
 * @param {string | null} code  null: a card whose face nobody here may see
 * @param {string} game
 * @returns {Face}
 */
export function face(code, game) {
  if (code === null) return BACK;
  return GAMES[game]?.faces[code] ?? { kind: "action", look: "action", draw: () => [wording(code)] };
}

/**
 * The picture of a card, without a name of its own for screen readers: rows and buttons say it in words.
 * @param {string | null} code
 * @param {string} game
 * @returns {VNode}
 */
export function drawing(code, game) {
  const { look, draw } = face(code, game);
  const key = `face.${code}`;
  return h(
    "svg",
    { class: `face ${look}`, viewBox: "0 0 60 84", "aria-hidden": "true", focusable: "false", translate: "no" },
    h("rect", { x: 1, y: 1, width: 58, height: 82, rx: 8, class: "paper" }),
    code !== null && h("rect", { x: 5, y: 5, width: 50, height: 74, rx: 5, class: "rim" }),
    draw(),
    code !== null && hasText(key) && wording(t(key)),
  );
}

/** @param {string} word @returns {VNode} */
function wording(word) {
  const fit = word.length > 5 ? { textLength: 46, lengthAdjust: "spacingAndGlyphs" } : {};
  return h("text", { x: 30, y: 75.5, "font-size": 12.5, "text-anchor": "middle", class: "word", ...fit }, word);
}
