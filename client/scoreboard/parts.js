/** Small pieces that several screens of the board use. */

import { tool } from "../components/members.js";
import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { lastEntry, nameOf } from "./lookup.js";

/**
 * @param {string} key
 * @param {string | null} sign  of an icon
 * @param {import("../ui/dom.js").Content} words
 * @param {import("../ui/dom.js").Props} props
 * @returns {import("../ui/dom.js").Node_}
 */
export function button(key, sign, words, { class: look = "", ...props }) {
  return h("button", { key, type: "button", class: `button ${look}`, ...props }, sign && icon(sign), words);
}

/**
 * Takes back what this browser entered last, if it can be.
 *
 * @param {import("./board.js").BoardContext} at
 * @param {boolean} [inWords]
 */
export function undoButton({ board, you, send }, inWords = false) {
  const last = lastEntry(board, you);
  if (last === undefined) return null;
  const label = t("board.undo", { player: nameOf(board, last.player) });
  const undo = () => send({ type: "undo", change: last.change });
  return inWords ? button("undo", "undo", label, { onclick: undo }) : tool("undo", label, undo);
}
