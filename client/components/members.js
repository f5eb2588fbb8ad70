/** One person in a list, and what the host can do about him. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { avatar } from "./avatar.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").RoomContext} RoomContext */
/** @typedef {import("../wire/types.js").MemberView} MemberView */

/** In the order of their seats. @param {import("../wire/types.js").RoomView} room @returns {MemberView[]} */
export function seatedOf({ members }) {
  return members.filter(({ seat }) => seat !== null).sort((a, b) => Number(a.seat) - Number(b.seat));
}

/** What the host is called. @param {import("../wire/types.js").RoomView} room */
export const hostName = ({ members, host }) => members.find(({ id }) => id === host)?.name ?? "";

/** More may sit than can play: the host sees to that. @param {import("../wire/types.js").RoomView} room */
export function seatsLine(room) {
  const { max } = room.limits;
  const count = seatedOf(room).length;
  return t(count > max ? "room.seats.many" : "room.seats", { count, max });
}

/** @param {RoomContext} at @param {MemberView} member @returns {VNode} */
export function memberRow(at, member) {
  return h(
    "li",
    { key: member.id, class: "member" },
    h(
      "span",
      { class: "member-who" },
      avatar(member.name),
      h("span", { class: "member-name", translate: "no" }, member.name),
      member.id === at.you && badge("person", t("member.you")),
      member.id === at.room.host && badge("crown", t("member.host")),
      member.bot && badge("bot", t("member.bot")),
      member.left ? badge("left", t("status.left")) : member.away && badge("away", t("member.away"), "warm"),
      member.autoplay && badge("bot", t("member.autoplay"), "warm"),
      member.waiting === true && badge("clock", t("member.waiting")),
    ),
    at.host && member.id !== at.you && !member.left && actions(at, member),
  );
}

/**
 * Everybody without a seat.
 * @param {import("../wire/types.js").RoomView} room
 * @returns {{named: MemberView[], unnamed: number, count: number}}
 */
export function spectatorsOf({ members, watchers }) {
  const named = members.filter((member) => member.seat === null);
  return { named, unnamed: watchers, count: named.length + watchers };
}

/** @param {RoomContext} at @returns {VNode} */
export function spectatorList(at) {
  const { named, unnamed } = spectatorsOf(at.room);
  return h(
    "ul",
    { key: "spectators", class: "members" },
    named.map((member) => memberRow(at, member)),
    unnamed > 0 && h("li", { key: "unnamed", class: "member muted" }, t("spectators.unnamed", { count: unnamed })),
  );
}

/** @param {string} sign @param {string} label @param {string} [look] */
export function badge(sign, label, look = "") {
  return h("span", { key: label, class: `badge ${look}` }, icon(sign), label);
}

/** @param {RoomContext} at @param {MemberView} member */
function actions(at, member) {
  if (at.ui.kicking === member.id || at.ui.handing === member.id) return confirmation(at);
  return h("span", { key: "actions", class: "member-actions" }, admission(at, member), tools(at, member));
}

/** For somebody who waits for a seat. @param {RoomContext} at @param {MemberView} member */
function admission(at, member) {
  if (at.room.phase !== "playing" || member.waiting !== true) return null;
  return /** @type {const} */ (["lowest", "zero"]).map((points) =>
    h(
      "button",
      {
        key: points,
        type: "button",
        class: "button",
        onclick: () => at.send({ type: "admit", member: member.id, points }),
      },
      t(`admit.${points}`),
    ),
  );
}

/** What can be done about a member at his place in the lobby. @param {RoomContext} at @param {MemberView} member */
export function memberTools(at, member) {
  if (member.id === at.you) {
    return h("span", { key: "tools", class: "tile-tools" }, tool("edit", t("rename"), () => at.change({ naming: true })));
  }
  return at.host && h("span", { key: "tools", class: "tile-tools" }, tools(at, member));
}

/** @param {RoomContext} at @param {MemberView} member */
function tools(at, member) {
  return [
    !member.bot &&
      tool("crown", t("hand_over.to", { player: member.name }), () => at.change({ handing: member.id, kicking: null })),
    tool("close", t("kick.whom", { player: member.name }), () => remove(at, member)),
  ];
}

/**
 * A bot in the lobby goes at a press; a person, or anybody in a running game, after a second one.
 * @param {RoomContext} at
 * @param {MemberView} member
 */
function remove(at, member) {
  if (member.bot && at.room.phase !== "playing") at.send({ type: "remove_bot", member: member.id });
  else at.change({ kicking: member.id, handing: null });
}

/** A button whose word is left to those who do not see its sign. @param {string} sign @param {string} label @param {() => void} onclick */
export function tool(sign, label, onclick) {
  return h(
    "button",
    { key: sign, type: "button", class: "button quiet square", "aria-label": label, title: label, onclick },
    icon(sign),
  );
}

/** What the host is asked before somebody goes, or leads. @param {RoomContext} at */
export function confirmation(at) {
  const { kicking, handing } = at.ui;
  const member = at.room.members.find(({ id }) => id === (kicking ?? handing));
  if (!at.host || member === undefined) return null;
  const player = member.name;
  if (kicking === null) {
    const words = [t("hand_over.sure", { player }), t("hand_over.yes"), t("hand_over.no")];
    return sure(at, words, { type: "hand_over", member: member.id });
  }
  const words = [t("kick.sure", { player }), t("kick.yes"), t("kick.no")];
  return sure(at, words, { type: member.bot ? "remove_bot" : "kick", member: member.id });
}

/** @param {RoomContext} at @param {string[]} words @param {import("../wire/types.js").Command} command */
function sure(at, [question, yes, no], command) {
  const done = { kicking: null, handing: null };
  const act = () => {
    at.send(command);
    at.change(done);
  };
  return h(
    "span",
    { key: "sure", class: "member-actions" },
    h("span", { class: "small", role: "alert" }, question),
    h("button", { key: "yes", type: "button", class: "button danger", onclick: act }, yes),
    h("button", { key: "no", type: "button", class: "button", onclick: () => at.change(done) }, no),
  );
}
