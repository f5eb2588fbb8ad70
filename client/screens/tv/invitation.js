/** How whoever sees the screen gets to the table. */

import { serverUrl } from "../../net/address.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";

/** @param {string} code */
export function qrCode(code) {
  return h("img", { key: "qr", class: "tv-qr", alt: t("invite.qr.play"), src: serverUrl(`api/rooms/${code}/qr.svg`) });
}

/** @param {string} code */
export function tvInvitation(code) {
  return h(
    "div",
    { key: "invitation", class: "tv-invitation" },
    qrCode(code),
    h("p", null, t("tv.code"), " ", h("strong", { class: "room-code", translate: "no" }, code)),
  );
}
