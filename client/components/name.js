/** The field for one's name, before a table is opened and before one sits down. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { NAME_LENGTH } from "../wire/constants.js";

/** @param {string} name @param {string} [label] @returns {import("../ui/dom.js").Node_} */
export function nameField(name, label = t("name.label")) {
  return h(
    "label",
    { key: "name", class: "field" },
    h("span", null, label),
    h("input", {
      class: "input",
      name: "name",
      dir: "auto",
      value: name,
      required: true,
      maxlength: NAME_LENGTH,
      autocomplete: "nickname",
      spellcheck: "false",
      enterkeyhint: "done",
    }),
  );
}
