/** The lobby: who is here, how others get here, what will be played. */

import { helpButton } from "../../components/ask.js";
import { deviceButton } from "../../components/device.js";
import { eraseTable } from "../../components/erase.js";
import { invitation } from "../../components/invite.js";
import { joinForm } from "../../components/join.js";
import { languageSwitch } from "../../components/language.js";
import { hostName, memberRow, seatedOf, seatsLine, spectatorList, spectatorsOf } from "../../components/members.js";
import { optionsForm } from "../../components/options.js";
import { personalLink } from "../../components/personal.js";
import { hasText, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { startBar } from "./start_bar.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").RoomContext} RoomContext */

/** @param {RoomContext} at @returns {VNode[]} */
export function roomScreen(at) {
  return [
    h(
      "main",
      { key: "room", id: "main", class: "room on-table", tabindex: "-1" },
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
      people(at),
      h(
        "div",
        { key: "side", class: "room-side" },
        h(
          "section",
          { key: "invite", class: "panel stack", "aria-labelledby": "invite-title" },
          h("h2", { id: "invite-title" }, t("invite.title")),
          invitation(at),
        ),
        h(
          "section",
          { key: "settings", class: "panel stack room-settings", mark: "room-settings", "aria-labelledby": "options-title" },
          h("h2", { id: "options-title" }, t("options.title")),
          !at.host && h("p", { class: "muted small" }, t("options.host_only", { player: hostName(at.room) })),
          optionsForm(at),
        ),
        at.you !== null &&
          h(
            "section",
            { key: "own", class: "panel stack", "aria-labelledby": "own-title" },
            h("h2", { id: "own-title" }, t("personal.title")),
            personalLink(at),
          ),
      ),
      at.you !== null &&
        h(
          "section",
          { key: "leave", class: "room-leave" },
          h("button", { type: "button", class: "button quiet", onclick: at.leave }, icon("left"), t("leave")),
          eraseTable(at),
        ),
    ),
    at.you !== null && startBar(at, { ready: t("room.ready"), start: t("room.start") }),
  ].filter((node) => node !== false);
}

/** The latest commitment of the server led to no game. @param {RoomContext} at */
function calledOff({ room: { fairness } }) {
  const { abandoned, number } = fairness;
  if (!abandoned || abandoned.number !== Number(number) - 1) return null;
  const key = `room.abandoned.${abandoned.reason}`;
  return h("p", { key: "abandoned", class: "note", role: "status" }, t(hasText(key) ? key : "room.abandoned.other", { ...abandoned }));
}

/** @param {RoomContext} at @returns {VNode} */
function people(at) {
  const { limits } = at.room;
  const seated = seatedOf(at.room);
  const { count } = spectatorsOf(at.room);
  return h(
    "section",
    { key: "people", class: "panel stack", "aria-labelledby": "people-title" },
    h("h2", { id: "people-title" }, seatsLine(at.room)),
    seated.length > 0
      ? h(
          "ol",
          { key: "seated", class: "members" },
          seated.map((member) => memberRow(at, member)),
        )
      : h("p", { key: "empty", class: "muted" }, t("room.nobody")),
    h(
      "div",
      { key: "seat-actions", class: "line" },
      mySeat(at, seated.length < limits.max),
      at.host &&
        h(
          "button",
          { key: "bot", type: "button", class: "button", onclick: () => at.send({ type: "add_bot" }) },
          icon("plus"),
          t("room.add_bot"),
        ),
    ),
    count > 0 && [
      h(
        "h3",
        { key: "watch-title", class: "line" },
        icon("eye"),
        t("spectators.title", { count }),
      ),
      spectatorList(at),
    ],
  );
}

/** @param {RoomContext} at @param {boolean} free */
function mySeat(at, free) {
  if (at.me === null) return null;
  if (at.me.seat !== null) {
    return h(
      "button",
      { key: "stand", type: "button", class: "button", onclick: () => at.send({ type: "stand" }) },
      icon("eye"),
      t("room.stand"),
    );
  }
  return (
    free &&
    h(
      "button",
      { key: "sit", type: "button", class: "button primary", onclick: () => at.send({ type: "sit" }) },
      t("room.sit"),
    )
  );
}
