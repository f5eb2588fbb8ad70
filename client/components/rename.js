/** One takes another name: at once before a game and after it, else when the round is over. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { nameField } from "./name.js";

/** @typedef {import("./context.js").RoomContext} RoomContext */

/** @param {RoomContext} at @returns {import("../ui/dom.js").Content} null unless it was asked for */
export function renameForm(at) {
  if (at.me === null || !at.ui.naming) return null;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    at.takeName(String(form.get("name")).trim());
  };
  return h(
    "form",
    { key: "rename", class: "stack rename", onsubmit: submit },
    nameField(at.me.next_name || at.me.name, t("rename.label")),
    at.room.phase === "playing" && h("p", { key: "when", class: "muted small" }, t("rename.when")),
    h(
      "div",
      { class: "line" },
      h("button", { key: "yes", class: "button primary" }, t("rename.yes")),
      h("button", { key: "no", type: "button", class: "button", onclick: () => at.change({ naming: false }) }, t("rename.no")),
    ),
  );
}

/** At the table. @param {RoomContext} at @returns {import("../ui/dom.js").Content} */
export function renaming(at) {
  if (at.me === null || at.me.left) return null;
  return [
    at.me.next_name ? h("p", { key: "next", class: "note" }, t("rename.next", { player: at.me.next_name })) : null,
    renameForm(at) ??
      h(
        "button",
        { key: "rename", type: "button", class: "button", onclick: () => at.change({ naming: true }) },
        icon("edit"),
        t("rename"),
      ),
  ];
}
