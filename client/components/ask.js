/** The buttons that ask: "why?" about what stands beside them, and for the rules. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/**
 * @param {import("./why.js").Why | null} why  null: there is nothing to ask
 * @param {string} what  the words beside it, for those who hear the button alone
 * @param {() => void} [onclick]
 * @returns {import("../ui/dom.js").Node_ | null}
 */
export function askButton(why, what, onclick) {
  if (why === null) return null;
  return h(
    "button",
    {
      key: "why",
      type: "button",
      class: "ask-why",
      mark: "ask-why",
      "data-about": why.topic,
      "data-sum": why.sum ?? null,
      "aria-label": t("why.about", { what }),
      ...(onclick ? { onclick } : {}),
    },
    t("why"),
  );
}

/**
 * Lies under everything in its place, so that a tap beside the things that explain themselves explains the place.
 * @param {string} label
 * @param {() => void} onclick
 */
export function aboutButton(label, onclick) {
  return h("button", {
    key: "about",
    type: "button",
    class: "about-this",
    "aria-label": label,
    "aria-haspopup": "dialog",
    onclick,
  });
}

/** @param {import("./context.js").RoomContext} at */
export function helpButton(at) {
  return h(
    "button",
    {
      key: "help",
      type: "button",
      class: "button quiet help-button",
      "data-key": "r",
      "aria-haspopup": "dialog",
      onclick: () => at.explain({ help: "" }),
    },
    icon("help"),
    h("span", { class: "help-word" }, t("rules")),
  );
}
