/** A box to tick, with its label. */

import { h } from "./dom.js";

/**
 * @param {boolean} checked
 * @param {string} label
 * @param {(on: boolean, box: HTMLInputElement) => void} change
 */
export function checkbox(checked, label, change) {
  const onchange = (/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) =>
    change(currentTarget.checked, currentTarget);
  return h("label", { key: label, class: "choice" }, h("input", { type: "checkbox", checked, onchange }), label);
}
