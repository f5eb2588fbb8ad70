/**
 * A dialog over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. What lies
 * behind it can be neither reached nor heard, so the dialog itself says that this person is asked something.
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
      class: `dialog ${wide ? "wide" : ""} ${asked ? "asked" : ""}`,
      "aria-labelledby": `${key}-title`,
      mounted: openModal,
      onclose,
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.target === event.currentTarget) closeModal(/** @type {HTMLDialogElement} */ (event.target));
      },
    },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", { id: `${key}-title` }, title),
      h(
        "button",
        { type: "button", class: "button quiet square", "aria-label": t("close"), onclick: closeDialog },
        icon("close"),
      ),
    ),
    h("div", { class: "dialog-body" }, body),
    h(
      "div",
      { class: "dialog-asked", "aria-live": "assertive" },
      asked && h("button", { type: "button", class: "button primary", onclick: closeDialogs }, icon("turn"), asked),
    ),
  );
}

/** Closes the dialog that a clicked button lies in. @param {MouseEvent} event */
export function closeDialog(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const dialog = button.closest("dialog");
  if (dialog) closeModal(dialog);
}

/** The uppermost first, so that the focus finds its way back. */
function closeDialogs() {
  for (const dialog of [...document.querySelectorAll("dialog")].reverse()) closeModal(dialog);
}
