/** Small pieces that several screens of the board use. */

import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/**
 * @param {string} key
 * @param {string | null} sign  of an icon
 * @param {string} words
 * @param {import("../ui/dom.js").Props} props
 * @returns {import("../ui/dom.js").Node_}
 */
export function button(key, sign, words, { class: look = "", ...props }) {
  return h("button", { key, type: "button", class: `button ${look}`, ...props }, sign && icon(sign), words);
}

/**
 * A button whose word is left to those who do not see its sign.
 *
 * @param {string} key
 * @param {string} sign
 * @param {string} label
 * @param {() => void} onclick
 */
export function signButton(key, sign, label, onclick) {
  return h(
    "button",
    { key, type: "button", class: "button quiet square", "aria-label": label, title: label, onclick },
    icon(sign),
  );
}
