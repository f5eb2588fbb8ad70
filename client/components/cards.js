/**
 * Cards as list items. The key is the card's number, so that a card stays one thing wherever it goes. One that was
 * picked while the next pick is open is marked.
 */

import { drawing, face } from "../games/faces.js";
import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { BACK } from "../wire/constants.js";
import { cardName, codeOf } from "./words.js";

/**
 * @param {import("./context.js").CardContext} at
 * @param {number} card
 * @param {number} place  in its row: backs have no number that could tell them apart
 * @param {object} [how]
 * @param {boolean} [how.apart]  a gap before it
 * @param {(picture: import("../ui/dom.js").Content) => import("../ui/dom.js").Content} [how.inside]  what to put
 *   into the item in place of the mere picture
 * @returns {import("../ui/dom.js").Node_}
 */
export function cardItem(at, card, place, { apart = false, inside = (picture) => picture } = {}) {
  const key = card === BACK ? `back ${place}` : `card ${card}`;
  const code = codeOf(at, card);
  const picked = isPicked(at, card);
  const name = cardName(at, card);
  return h(
    "li",
    {
      key,
      class: [apart && "apart", picked && "picked"].filter(Boolean).join(" "),
      ...(card === BACK ? {} : { "data-card": card }),
      "data-about": code === null ? "back" : `card ${code}`,
    },
    inside([
      drawing(code, at.table.options.game),
      h("span", { class: "sr-only" }, picked ? t("card.picked", { card: name }) : name),
    ]),
  );
}

/** Number cards first, as they came, then the others. */
/** @param {import("./context.js").CardContext} at @param {number[]} cards @returns {number[]} */
export function inOrder(at, cards) {
  const numbers = cards.filter((card) => isNumber(at, card));
  return [...numbers, ...cards.filter((card) => !isNumber(at, card))];
}

/** @param {import("./context.js").CardContext} at @param {number} card @returns {boolean} */
export function isNumber(at, card) {
  return face(codeOf(at, card), at.table.options.game).kind === "number";
}

/** @param {import("./context.js").CardContext} at @param {number} card */
function isPicked({ table }, card) {
  return table.stack.some((frame) => frame.type === "play" && frame.picked.some((pick) => pick.card === card));
}
