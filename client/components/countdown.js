/** The turn clock: seconds in words, and a bar. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** @param {import("./context.js").Sight} at */
export function countdown({ remaining, room }) {
  if (remaining === null || room.clock === 0) return null;
  const seconds = Math.ceil(remaining / 1000);
  const share = Math.min(1, remaining / (room.clock * 1000));
  return h(
    "div",
    { key: "clock", class: seconds <= 5 ? "clock low" : "clock", role: "timer", "aria-live": "off" },
    icon("clock"),
    h("span", { class: "numbers" }, t("clock.left", { count: seconds })),
    h("span", { class: "clock-bar", "aria-hidden": "true", style: { "--share": share.toFixed(3) } }),
  );
}
