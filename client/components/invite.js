/** How others get here: the code, two links, and a code picture for phones. */

import { serverUrl } from "../net/address.js";
import { t } from "../text/i18n.js";
import { canShare } from "../ui/clipboard.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/** @typedef {import("./context.js").RoomContext} RoomContext */

/** @type {import("./context.js").Invitation[]} */
const KINDS = ["play", "watch", "tv"];

/** @param {RoomContext} at @returns {import("../ui/dom.js").Node_} */
export function invitation(at) {
  const kind = at.room.watch_open ? at.ui.invite : "play";
  const url = at.ui.links[kind];
  return h(
    "div",
    { key: "invitation", class: "invitation" },
    h("img", {
      key: kind,
      class: "qr",
      width: 168,
      height: 168,
      alt: t(`invite.qr.${kind}`),
      src: serverUrl(`api/rooms/${at.code}/qr.svg?kind=${kind}${url.replace(/^[^?]*\??/, "&")}`),
    }),
    h(
      "div",
      { class: "stack" },
      h("p", { class: "line" }, t("invite.code"), h("strong", { class: "room-code", translate: "no" }, at.code)),
      h(
        "div",
        { key: "ways", class: "line invite-ways" },
        canShare &&
          h(
            "button",
            { key: "share", type: "button", class: "button primary big", onclick: () => at.share(kind) },
            icon("share"),
            t("invite.share"),
          ),
        h(
          "button",
          {
            key: "copy",
            type: "button",
            class: canShare ? "button big" : "button primary big",
            onclick: () => at.copy(url, t("invite.copied")),
          },
          icon("copy"),
          t("invite.copy"),
        ),
        kind === "tv" && h("a", { key: "open", class: "button big", href: url, target: "_blank" }, t("invite.open")),
      ),
      h("input", {
        key: `link ${kind}`,
        class: "input small",
        readonly: true,
        value: url,
        "aria-label": t(`invite.link.${kind}`),
        onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
      }),
      at.room.watch_open
        ? h(
            "div",
            { class: "segments", role: "group", "aria-label": t("invite.kind") },
            KINDS.map((kind) => choice(at, kind)),
          )
        : h("p", { class: "muted small" }, t("invite.watch_closed")),
      at.room.door_open === false && h("p", { key: "closed", class: "note" }, t("invite.closed")),
      at.host && at.ui.advice.map((advice) => h("p", { key: advice, class: "note" }, t(`advice.${advice}`))),
    ),
  );
}

/** @param {RoomContext} at @param {import("./context.js").Invitation} kind */
function choice(at, kind) {
  return h(
    "button",
    {
      key: kind,
      type: "button",
      class: "button",
      "aria-pressed": String(at.ui.invite === kind),
      onclick: () => at.change({ invite: kind }),
    },
    t(`invite.${kind}`),
  );
}
