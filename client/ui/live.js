/**
 * Two live regions: what happens at the table is told politely, what asks for the reader at once. Page translators
 * must leave them alone: each text that they put in would be read once more.
 */

import { h } from "./dom.js";

/**
 * What is new is read when it appears.
 * @param {{polite: {id: string, text: string}[], urgent: {id: number, text: string} | null}} said
 * @returns {import("./dom.js").Node_[]}
 */
export function liveRegions({ polite, urgent }) {
  return [
    h(
      "div",
      { key: "polite", class: "sr-only", role: "log", "aria-live": "polite", "aria-relevant": "additions", translate: "no" },
      polite.map(({ id, text }) => h("p", { key: id }, text)),
    ),
    h(
      "div",
      { key: "urgent", class: "sr-only", "aria-live": "assertive", "aria-atomic": "true", translate: "no" },
      urgent && h("p", { key: urgent.id }, urgent.text),
    ),
  ];
}
