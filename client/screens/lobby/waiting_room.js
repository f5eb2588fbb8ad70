/** Who is here before the game: one place for each person, who comes in as he joins. */

import { avatar } from "../../components/avatar.js";
import { badge, confirmation, memberTools, seatedOf, seatsLine, spectatorList, spectatorsOf } from "../../components/members.js";
import { renameForm } from "../../components/rename.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").RoomContext} RoomContext */
/** @typedef {import("../../wire/types.js").MemberView} MemberView */

/** So many places are shown at least, with or without somebody. */
const CHAIRS = 3;

/** @param {RoomContext} at @returns {VNode} */
export function waitingRoom(at) {
  const { limits } = at.room;
  const seated = seatedOf(at.room);
  const { count } = spectatorsOf(at.room);
  return h(
    "section",
    { key: "people", class: "panel stack waiting-room", "aria-labelledby": "people-title" },
    h("h2", { id: "people-title" }, seatsLine(at.room)),
    seated.length === 0 && h("p", { key: "empty", class: "muted" }, t("room.nobody")),
    h(
      "ol",
      { key: "seated", class: seated.length > 8 ? "tiles crowd" : "tiles" },
      seated.map((member) => tile(at, member)),
      Array.from({ length: Math.max(0, CHAIRS - seated.length) }, (_, place) =>
        h("li", { key: `chair ${place}`, class: "tile chair", "aria-hidden": "true" }),
      ),
    ),
    renameForm(at),
    confirmation(at),
    h("div", { key: "seat-actions", class: "line" }, mySeat(at, seated.length < limits.max), at.host && addBot(at)),
    count > 0 && [
      h("h3", { key: "watch-title", class: "line" }, icon("eye"), t("spectators.title", { count })),
      spectatorList(at),
    ],
  );
}

/** @param {RoomContext} at @param {MemberView} member @returns {VNode} */
function tile(at, member) {
  return h(
    "li",
    { key: member.id, class: member.away ? "tile away" : "tile" },
    avatar(member.name),
    h("span", { key: "name", class: "member-name", translate: "no" }, member.name),
    h(
      "span",
      { key: "notes", class: "tile-notes" },
      member.id === at.you && badge("person", t("member.you")),
      member.id === at.room.host && badge("crown", t("member.host")),
      member.bot && badge("bot", t("member.bot")),
      member.away && badge("away", t("member.away"), "warm"),
    ),
    memberTools(at, member),
  );
}

/** @param {RoomContext} at */
function addBot(at) {
  return h(
    "button",
    { key: "bot", type: "button", class: "button", onclick: () => at.send({ type: "add_bot" }) },
    icon("plus"),
    t("room.add_bot"),
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
