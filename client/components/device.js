/** The ways to the settings of this device and to its keys. */

import { t } from "../text/i18n.js";
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

/** @param {import("./context.js").RoomContext} at */
export function keysButton(at) {
  return h(
    "button",
    { key: "keys", type: "button", class: "button", "aria-haspopup": "dialog", onclick: at.showKeys },
    icon("keys"),
    t("keys.title"),
  );
}
