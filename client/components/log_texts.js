/** The log in the reader's language. */

import { findLast } from "../state/lists.js";
import { language } from "../text/i18n.js";
import { whyEntry } from "./why.js";
import { cardName, sentence } from "./words.js";

/** @typedef {import("../state/log.js").LogEntry} LogEntry */
/**
 * @typedef {object} LogText
 * @property {string} id
 * @property {string} text
 * @property {string} look  the kind of thing that happened
 * @property {number | null} seat  to whom
 * @property {import("./why.js").Why | null} why
 */

/** How many of the latest entries are shown, and how many count as "a moment ago". */
const SHOWN = 200;
const FRESH = 6;

/**
 * @param {import("./context.js").CardContext & {room: import("../wire/types.js").RoomView}} at
 * @param {LogEntry[]} log
 * @returns {LogText[]}
 */
export function localLog(at, log) {
  const first = Math.max(0, log.length - SHOWN);
  return log.slice(first).map((entry, place) => ({
    id: `${language()} ${first + place} ${entry.key}`,
    text: sentence(at, entry),
    look: (entry.key.split(".")[1] ?? "").replaceAll("_", "-"),
    seat: seatOf(entry),
    why: whyOf(at, entry),
  }));
}

/** With the cards because of which it happened. @param {import("./context.js").CardContext} at @param {LogEntry} entry */
function whyOf(at, entry) {
  const why = whyEntry(entry);
  return why && entry.row ? { ...why, sum: entry.row.map((card) => cardName(at, card)).join(" · ") } : why;
}

/** @param {LogEntry} entry */
function seatOf({ params: { player } }) {
  return typeof player === "object" && "seat" in player ? player.seat : null;
}

/** @param {LogEntry[]} log @returns {number | null} cards in the deck, if it was shuffled again a moment ago */
export function reshuffleIn(log) {
  const entry = findLast(log.slice(-FRESH), ({ key }) => key === "log.deck_refilled");
  const cards = entry?.params["count"];
  return typeof cards === "number" ? cards : null;
}
