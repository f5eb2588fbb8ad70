/** Why the game does not go on, and what can be done about it: a pause, and somebody who does not answer. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { knockNotice } from "./knock.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").RoomContext} RoomContext */
/** @typedef {import("../wire/types.js").OverdueView} OverdueView */
/** @typedef {import("../wire/types.js").Until} Until */

/** @param {RoomContext} at @returns {VNode | null} */
export const waitingNotice = (at) => standstill(at) ?? knockNotice(at);

/** @param {RoomContext} at @returns {VNode | null} */
function standstill(at) {
  const { room, me } = at;
  if (room.phase !== "playing") return null;
  if (room.paused && at.coach?.leads) return null;
  if (room.paused) return strip("paused", "clock", t("pause.on"), at.host && resume(at));
  if (me?.autoplay) return strip("autoplay", "bot", t("autoplay.you"), back(at, t("autoplay.back")));
  if (room.overdue === null) return null;
  if (room.overdue.member === at.you) return strip("mine", "clock", t("overdue.you"), back(at, t("overdue.here")));
  return overdue(at, room.overdue);
}

/** @param {RoomContext} at @returns {VNode | null} for the host, while a game runs */
export function pauseButton(at) {
  if (at.room.phase !== "playing") return null;
  return at.room.paused ? resume(at) : button("pause", t("pause"), () => at.send({ type: "pause" }));
}

/** @param {RoomContext} at */
const resume = (at) => button("resume", t("pause.resume"), () => at.send({ type: "resume" }));

/** @param {RoomContext} at @param {string} words */
const back = (at, words) => button("back", words, () => at.send({ type: "back" }));

/** @param {RoomContext} at @param {OverdueView} waiting */
function overdue(at, { decision, member, votes, needed, deciders = [] }) {
  const late = at.room.members.find(({ id }) => id === member);
  if (late === undefined) return null;
  const voted = Object.keys(votes).length;
  return strip(
    "overdue",
    late.away ? "away" : "clock",
    t(late.away ? "overdue.away" : "overdue.idle", { player: late.name }),
    needed !== null && voted > 0 && h("span", { key: "votes", class: "small" }, t("overdue.votes", { voted, needed })),
    at.you !== null && deciders.includes(at.you) && [
      choice(at, decision, "once", t("overdue.once")),
      choice(at, decision, "return", t("overdue.return")),
    ],
  );
}

/** @param {RoomContext} at @param {number} decision @param {Until} until @param {string} words */
function choice(at, decision, until, words) {
  const chosen = at.room.overdue?.votes[String(at.you)] === until;
  return button(until, words, () => at.send({ type: "play_for", decision, until }), chosen);
}

/** @param {string} key @param {string} words @param {() => void} onclick @param {boolean | null} [chosen] */
function button(key, words, onclick, chosen = null) {
  const pressed = chosen === null ? null : String(chosen);
  return h("button", { key, type: "button", class: "button", "aria-pressed": pressed, onclick }, words);
}

/** @param {string} key @param {string} sign @param {string} words @param {...import("../ui/dom.js").Content} more */
function strip(key, sign, words, ...more) {
  return h("div", { key, class: "banner line", mark: "banner" }, icon(sign), h("span", { key: "words" }, words), more);
}
