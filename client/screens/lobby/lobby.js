/** The lobby: who is here, how others get here, what will be played. */

import { helpButton } from "../../components/ask.js";
import { deviceButton } from "../../components/device.js";
import { eraseTable } from "../../components/erase.js";
import { invitation } from "../../components/invite.js";
import { joinForm } from "../../components/join.js";
import { languageSwitch } from "../../components/language.js";
import { personalLink } from "../../components/personal.js";
import { hasText, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { gameChoice } from "./game_choice.js";
import { startBar } from "./start_bar.js";
import { waitingRoom } from "./waiting_room.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").RoomContext} RoomContext */

/** @param {RoomContext} at @returns {VNode[]} */
export function roomScreen(at) {
  return [
    h(
      "main",
      { key: "room", id: "main", class: "room lobby on-table", tabindex: "-1" },
      h(
        "header",
        { class: "room-head" },
        h("h1", null, t("room.title", { code: at.code })),
        h("div", { class: "line" }, helpButton(at), deviceButton(at), languageSwitch()),
      ),
      at.you === null &&
        h(
          "section",
          { key: "join", class: "panel stack room-join", "aria-labelledby": "join-title" },
          h("h2", { id: "join-title" }, t("join.title")),
          joinForm(at),
        ),
      calledOff(at),
      waitingRoom(at),
      h(
        "section",
        { key: "invite", class: "panel stack lobby-invite", "aria-labelledby": "invite-title" },
        h("h2", { id: "invite-title" }, t("invite.title")),
        invitation(at),
      ),
      gameChoice(at),
      at.you !== null && ways(at),
    ),
    at.you !== null && startBar(at, { ready: t("room.ready"), start: t("room.start") }),
  ].filter((node) => node !== false);
}

/** The latest commitment of the server led to no game. @param {RoomContext} at */
function calledOff({ room: { fairness } }) {
  const { abandoned, number } = fairness;
  if (!abandoned || abandoned.number !== Number(number) - 1) return null;
  const key = `room.abandoned.${abandoned.reason}`;
  return h("p", { key: "abandoned", class: "note room-note", role: "status" }, t(hasText(key) ? key : "room.abandoned.other", { ...abandoned }));
}

/** To another device, and out. @param {RoomContext} at */
function ways(at) {
  const { own } = at.ui;
  return h(
    "section",
    { key: "leave", class: "room-leave stack" },
    h(
      "div",
      { class: "line" },
      h(
        "button",
        {
          key: "own",
          type: "button",
          class: "button quiet",
          "aria-expanded": String(own),
          onclick: () => at.change({ own: !own }),
        },
        icon("share"),
        t("personal.title"),
      ),
      h("button", { key: "leave", type: "button", class: "button quiet", onclick: at.leave }, icon("left"), t("leave")),
      eraseTable(at),
    ),
    own && h("div", { key: "own", class: "panel" }, personalLink(at)),
  );
}
