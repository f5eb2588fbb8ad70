/** The people with a device at this board, and how more of them get here. */

import { deviceButton } from "../components/device.js";
import { invitation } from "../components/invite.js";
import { joinForm } from "../components/join.js";
import { languageSwitch } from "../components/language.js";
import { spectatorList } from "../components/members.js";
import { tableSettings } from "../components/options.js";
import { personalLink } from "../components/personal.js";
import { t } from "../text/i18n.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { button } from "./parts.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */

/** @param {BoardContext} at */
export function memberList(at) {
  const other = at.me?.watching ? "sit" : "stand";
  return h(
    "div",
    { key: "members", class: "stack" },
    spectatorList(at),
    at.me && button(other, at.me.watching ? "person" : "eye", t(`board.${other}`), { onclick: () => at.send({ type: other }) }),
  );
}

/** @param {BoardContext} at */
export function peopleDialog(at) {
  return dialog(
    { key: "people", title: t("menu.title"), onclose: () => at.show(null) },
    at.you === null && part("join", t("watching.join"), joinForm(at)),
    part("here", t("board.here"), memberList(at)),
    at.host && part("settings", t("options.title"), tableSettings(at)),
    part("invite", t("invite.title"), invitation(at)),
    part("device", t("menu.device"), deviceButton(at), languageSwitch(), at.you !== null && personalLink(at)),
    at.you !== null && h("section", { key: "leave" }, leaving(at)),
  );
}

/** @param {string} key @param {string} title @param {...import("../ui/dom.js").Content} content */
function part(key, title, ...content) {
  return h("section", { key, class: "stack" }, h("h3", null, title), content);
}

/** @param {BoardContext} at */
function leaving(at) {
  if (!at.ui.leaving) {
    return button("leave", "left", t("leave"), { class: "danger", onclick: () => at.change({ leaving: true }) });
  }
  return h(
    "div",
    { class: "stack" },
    h("p", { role: "alert" }, t("board.leave.sure")),
    h(
      "div",
      { class: "line" },
      button("yes", null, t("leave.yes"), { class: "danger", onclick: at.leave }),
      button("no", null, t("leave.no"), { onclick: () => at.change({ leaving: false }) }),
    ),
  );
}
