/** One's own link: it brings the seat to another device. It is shown only when it was asked for. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** @param {import("./context.js").RoomContext} at @returns {import("../ui/dom.js").Node_} */
export function personalLink(at) {
  const { personal } = at;
  return h(
    "div",
    { key: "personal", class: "stack" },
    h("p", { class: "muted small" }, t("personal.what")),
    personal === null
      ? h(
          "button",
          { key: "show", type: "button", class: "button", onclick: at.askForLink },
          icon("share"),
          t("personal.show"),
        )
      : link(at, personal),
    h("p", { class: "muted small" }, t("personal.renew.what")),
    h("button", { key: "renew", type: "button", class: "button quiet", onclick: at.renewSecret }, t("personal.renew")),
  );
}

/** @param {import("./context.js").RoomContext} at @param {{url: string, svg: string}} personal */
function link(at, { url, svg }) {
  return h(
    "div",
    { key: "link", class: "invitation" },
    h("img", {
      class: "qr",
      width: 168,
      height: 168,
      alt: t("personal.qr"),
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    }),
    h(
      "div",
      { class: "stack" },
      h("p", { class: "small", role: "note" }, t("personal.secret")),
      h(
        "button",
        { key: "copy", type: "button", class: "button", onclick: () => at.copy(url, t("personal.copied")) },
        icon("copy"),
        t("personal.copy"),
      ),
    ),
  );
}
