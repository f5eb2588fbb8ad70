/** Cards as list items. The key is the card's number, so that a card stays one thing wherever it goes. */

import { drawing } from "../faces/faces.js";
import { BACK } from "../core/types.js";
import { h } from "../ui/dom.js";
import { cardName, codeOf } from "./words.js";

/**
 * @param {import("./context.js").CardContext} at
 * @param {number} card
 * @param {number} place  in its row: backs have no number that could tell them apart
 * @param {boolean} [apart]  a gap before it
 * @returns {import("../ui/dom.js").Node_}
 */
export function cardItem(at, card, place, apart = false) {
  const key = card === BACK ? `back ${place}` : `card ${card}`;
  return h(
    "li",
    { key, class: apart ? "apart" : "", ...(card === BACK ? {} : { "data-card": card }) },
    drawing(codeOf(at, card), at.table.options.game),
    h("span", { class: "sr-only" }, cardName(at, card)),
  );
}
