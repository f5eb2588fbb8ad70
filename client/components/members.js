/** One person in a list, and what the host can do about him. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

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
      member.seat !== null &&
        h("span", { class: "member-seat numbers", "aria-hidden": "true" }, member.seat + 1),
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
  if (at.ui.kicking === member.id) return confirmKick(at, member);
  const admit = at.room.phase === "playing" && member.waiting === true;
  return h(
    "span",
    { key: "actions", class: "member-actions" },
    admit &&
      h(
        "button",
        {
          key: "zero",
          type: "button",
          class: "button",
          onclick: () => at.send({ type: "admit", member: member.id, points: "zero" }),
        },
        t("admit.zero"),
      ),
    admit &&
      h(
        "button",
        {
          key: "lowest",
          type: "button",
          class: "button",
          onclick: () => at.send({ type: "admit", member: member.id, points: "lowest" }),
        },
        t("admit.lowest"),
      ),
    !member.bot &&
      tool("crown", t("hand_over.to", { player: member.name }), () =>
        at.send({ type: "hand_over", member: member.id }),
      ),
    tool("close", t("kick.whom", { player: member.name }), () => remove(at, member)),
  );
}

/**
 * A bot in the lobby goes at a press; a person, or anybody in a running game, after a second one.
 * @param {RoomContext} at
 * @param {MemberView} member
 */
function remove(at, member) {
  if (member.bot && at.room.phase !== "playing") at.send({ type: "remove_bot", member: member.id });
  else at.change({ kicking: member.id });
}

/** A button whose word is left to those who do not see its sign. @param {string} sign @param {string} label @param {() => void} onclick */
export function tool(sign, label, onclick) {
  return h(
    "button",
    { key: sign, type: "button", class: "button quiet square", "aria-label": label, title: label, onclick },
    icon(sign),
  );
}

/** @param {RoomContext} at @param {MemberView} member */
function confirmKick(at, member) {
  const type = member.bot ? "remove_bot" : "kick";
  const kick = () => {
    at.send({ type, member: member.id });
    at.change({ kicking: null });
  };
  return h(
    "span",
    { key: "sure", class: "member-actions" },
    h("span", { class: "small", role: "alert" }, t("kick.sure", { player: member.name })),
    h("button", { key: "yes", type: "button", class: "button danger", onclick: kick }, t("kick.yes")),
    h(
      "button",
      { key: "no", type: "button", class: "button", onclick: () => at.change({ kicking: null }) },
      t("kick.no"),
    ),
  );
}
