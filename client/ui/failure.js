/**
 * A screen that cannot be drawn must not leave the one before it, "Connecting …" at worst, for ever. What is said then
 * stands in the page before its script (index.html), so it needs nothing that may just have failed. The next draw
 * that succeeds throws it out.
 */

import { render } from "./dom.js";

/** @type {Element | null} */
let words = null;

/**
 * @param {HTMLElement} root
 * @param {() => import("./dom.js").Content} content
 */
export function renderOrSay(root, content) {
  words ??= root.querySelector(".late");
  try {
    render(root, content());
  } catch (error) {
    words?.classList.add("now");
    if (words) root.replaceChildren(words);
    throw error;
  }
}
