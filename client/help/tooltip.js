/** The one small panel that explains things, beside what it explains. */

import { drawing } from "../games/faces.js";
import { h, render } from "../ui/dom.js";

/** @typedef {import("./topics.js").Explanation} Explanation */

const ID = "tip";
const GAP = 8;
const EDGE = 8;

/**
 * @typedef {object} Tooltip
 * @property {() => HTMLElement | null} anchor  what is explained at the moment
 * @property {(node: Node | null) => boolean} holds  whether the node lies in the panel
 * @property {(anchor: HTMLElement, what: Explanation, game: string) => void} show
 * @property {() => void} hide
 * @property {() => void} place  what it explains may have moved, and the panel may have been taken out
 */

/** @returns {Tooltip} */
export function createTooltip() {
  /** @type {HTMLElement | null} */
  let panel = null;
  /** @type {HTMLElement | null} */
  let anchor = null;

  /** Made when it is needed first, so that a page without questions has none. */
  function made() {
    if (panel === null) {
      panel = document.createElement("div");
      panel.id = ID;
      panel.className = "tip";
      panel.setAttribute("role", "tooltip");
    }
    return panel;
  }

  /** Above everything, also above a dialog, which the browser shows above the page: so in that dialog. It may have been
   * taken out, by whoever draws the dialog or by an extension. @param {HTMLElement} panel @param {HTMLElement} about */
  function putBack(panel, about) {
    const home = about.closest("dialog") ?? document.body;
    if (panel.parentNode !== home) home.append(panel);
    placeAt(panel, about.getBoundingClientRect());
  }

  function hide() {
    anchor?.removeAttribute("aria-describedby");
    anchor = null;
    panel?.remove();
  }

  return {
    anchor: () => anchor,
    holds: (node) => panel !== null && node !== null && panel.contains(node),
    hide,
    place() {
      if (panel && anchor) putBack(panel, anchor);
    },
    show(about, { title, text, code, detail, sum = false }, game) {
      hide();
      const host = made();
      render(
        host,
        code !== undefined && drawing(code, game),
        h("div", { key: "words", class: "tip-words" }, [
          h("strong", { key: "title" }, title),
          sum && h("p", { key: "sum", class: "tip-detail sum numbers" }, detail),
          h("p", { key: "text" }, text),
          !sum && detail !== undefined && h("p", { key: "detail", class: "tip-detail numbers" }, detail),
        ]),
      );
      anchor = about;
      anchor.setAttribute("aria-describedby", ID);
      putBack(host, about);
    },
  };
}

/**
 * Below what it explains, or above where there is no room; never over the edge of the window.
 * @param {HTMLElement} panel
 * @param {DOMRect} about
 */
function placeAt(panel, about) {
  const { width, height } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.min(Math.max(EDGE, about.left + about.width / 2 - width / 2), clientWidth - width - EDGE);
  const below = about.bottom + GAP;
  const above = about.top - GAP - height;
  const top = below + height + EDGE <= clientHeight || above < EDGE ? below : above;
  panel.style.setProperty("left", `${Math.max(EDGE, left)}px`);
  panel.style.setProperty("top", `${Math.max(EDGE, Math.min(top, clientHeight - height - EDGE))}px`);
}
