/** Before the first round: who plays, what is played, and how others get here. */

import { deviceButton } from "../components/device.js";
import { invitation } from "../components/invite.js";
import { joinForm } from "../components/join.js";
import { languageSwitch } from "../components/language.js";
import { hostName } from "../components/members.js";
import { optionsForm } from "../components/options.js";
import { personalLink } from "../components/personal.js";
import { startBar } from "../screens/lobby/start_bar.js";
import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { button } from "./parts.js";
import { memberList } from "./people.js";
import { nameList } from "./players.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */

/** @param {BoardContext} at @returns {import("../ui/dom.js").Content} */
export function namesScreen(at) {
  const { players } = at.board;
  return [
    h(
      "main",
      { key: "names", id: "main", class: "room on-table", tabindex: "-1" },
      h(
        "header",
        { class: "room-head" },
        h("h1", null, t("board.title", { code: at.code })),
        h("div", { class: "line" }, deviceButton(at), languageSwitch()),
      ),
      at.you === null && section("join", "room-join", t("join.title"), joinForm(at)),
      section(
        "players",
        "",
        t("board.players", { count: players.length, max: at.room.limits.max }),
        h("p", { class: "muted small" }, t(at.host ? "board.players.what" : "board.players.claim")),
        nameList(at),
      ),
      h(
        "div",
        { key: "side", class: "room-side" },
        section("options", "", t("options.title"), !at.host && note(t("options.host_only", { player: hostName(at.room) })), optionsForm(at)),
        section("invite", "", t("invite.title"), invitation(at)),
        section("here", "", t("board.here"), memberList(at)),
        at.you !== null && section("own", "", t("personal.title"), personalLink(at)),
      ),
      at.you !== null &&
        h("section", { key: "leave", class: "room-leave" }, button("leave", "left", t("leave"), { class: "quiet", onclick: at.leave })),
    ),
    at.you !== null && startBar(at, { ready: t("board.ready"), start: t("board.start") }),
  ];
}

/**
 * @param {string} key
 * @param {string} look
 * @param {string} title
 * @param {...import("../ui/dom.js").Content} content
 */
function section(key, look, title, ...content) {
  const id = `${key}-title`;
  return h("section", { key, class: `panel stack ${look}`, "aria-labelledby": id }, h("h2", { id }, title), content);
}

/** @param {string} words */
const note = (words) => h("p", { class: "muted small" }, words);
