/** The host erases the table. It needs a second press. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";

/** @param {import("./context.js").RoomContext} at @returns {import("../ui/dom.js").Content} */
export function eraseTable(at) {
  if (!at.host) return null;
  const ask = (/** @type {boolean} */ erasing) => at.change({ erasing });
  if (!at.ui.erasing) {
    return h("button", { key: "erase", type: "button", class: "button quiet", onclick: () => ask(true) }, t("erase"));
  }
  return h(
    "div",
    { key: "erasing", class: "stack" },
    h("p", { role: "alert" }, t("erase.sure")),
    h(
      "div",
      { class: "line" },
      h(
        "button",
        { key: "yes", type: "button", class: "button danger", onclick: () => at.send({ type: "erase" }) },
        t("erase.yes"),
      ),
      h("button", { key: "no", type: "button", class: "button", onclick: () => ask(false) }, t("erase.no")),
    ),
  );
}
