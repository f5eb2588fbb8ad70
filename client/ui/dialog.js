/**
 * A sheet over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. What lies
 * behind it can be neither reached nor heard, so the sheet itself says that this person is asked something.
 */

import { t } from "../text/i18n.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { closeModal, openModal } from "./modal.js";

/**
 * @param {object} props
 * @param {string} props.key
 * @param {string} props.title
 * @param {boolean} [props.wide]
 * @param {string | null | undefined} [props.asked]  the question to this person
 * @param {() => void} props.onclose
 * @param {...import("./dom.js").Content} body
 * @returns {import("./dom.js").Node_}
 */
export function dialog({ key, title, wide = false, asked, onclose }, ...body) {
  return h(
    "dialog",
    {
      key,
      class: `sheet ${wide ? "wide" : ""} ${asked ? "asked" : ""}`,
      "aria-labelledby": `${key}-title`,
      mounted: openModal,
      onclose,
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.target === event.currentTarget) closeModal(/** @type {HTMLDialogElement} */ (event.target));
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
    h(
      "div",
      { class: "sheet-asked", "aria-live": "assertive" },
      asked && h("button", { type: "button", class: "button primary", onclick: closeSheets }, icon("turn"), asked),
    ),
  );
}

/** Closes the sheet that a clicked button lies in. @param {MouseEvent} event */
export function closeSheet(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const sheet = button.closest("dialog");
  if (sheet) closeModal(sheet);
}

/** The uppermost first, so that the focus finds its way back. */
function closeSheets() {
  for (const sheet of [...document.querySelectorAll("dialog")].reverse()) closeModal(sheet);
}
