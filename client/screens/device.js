/** The way to the settings of this device. */

import { t } from "../core/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** @param {import("./context.js").RoomContext} at */
export function deviceButton(at) {
  return h(
    "button",
    { key: "device", type: "button", class: "button device", "aria-haspopup": "dialog", onclick: at.adjust },
    icon("settings"),
    h("span", { class: "device-word" }, t("device.title")),
  );
}
