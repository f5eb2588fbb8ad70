/** The field for one's name, before a table is opened and before one sits down. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { NAME_LENGTH } from "../wire/constants.js";

/** @param {string} name @returns {import("../ui/dom.js").Node_} */
export function nameField(name) {
  return h(
    "label",
    { key: "name", class: "field" },
    h("span", null, t("name.label")),
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
