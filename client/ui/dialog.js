/** A sheet over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */

import { t } from "../core/i18n.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

/**
 * @param {{key: string, title: string, wide?: boolean, onclose: () => void}} props
 * @param {...import("./dom.js").Content} body
 * @returns {import("./dom.js").Node_}
 */
export function dialog({ key, title, wide = false, onclose }, ...body) {
  return h(
    "dialog",
    {
      key,
      class: wide ? "sheet wide" : "sheet",
      "aria-labelledby": `${key}-title`,
      mounted: (/** @type {HTMLDialogElement} */ sheet) => sheet.isConnected && sheet.showModal(),
      onclose,
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.target).close();
      },
    },
    h(
      "div",
      { class: "sheet-head" },
      h("h2", { id: `${key}-title` }, title),
      h(
        "button",
        { type: "button", class: "button quiet square", "aria-label": t("close"), onclick: closeSheet },
        icon("close"),
      ),
    ),
    h("div", { class: "sheet-body" }, body),
  );
}

/** Closes the sheet that a clicked button lies in. @param {MouseEvent} event */
export function closeSheet(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  button.closest("dialog")?.close();
}
