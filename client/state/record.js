/**
 * What this browser saw of the cards of a game, for the check of its shuffles. A snapshot begins another part, and
 * takes back nothing of what was seen before.
 *
 * @typedef {import("../wire/types.js").View} View
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 *
 * @typedef {object} RecordPart
 * @property {View | null} start  the table before the events; null: they begin with the game
 * @property {PublicEvent[]} events
 */

import { lastOf } from "./lists.js";

/** More than an honest evening has. The first and the latest ones are kept. */
const PARTS = 32;

/**
 * @param {RecordPart[]} parts
 * @param {PublicEvent[]} events  of one batch
 * @param {boolean} sameGame  that was there before it
 * @returns {RecordPart[]}
 */
export function recorded(parts, events, sameGame) {
  if (events[0]?.type === "game_announced") return [{ start: null, events }];
  if (!sameGame) return []; // and this browser may not see it
  const latest = lastOf(parts);
  if (latest === undefined || events.length === 0) return parts;
  return [...parts.slice(0, -1), { ...latest, events: [...latest.events, ...events] }];
}

/**
 * @param {RecordPart[]} parts  of the same game
 * @param {View | null} start  the table in a snapshot
 * @returns {RecordPart[]}
 */
export function goesOn(parts, start) {
  const seen = parts.filter(({ events }) => events.length > 0);
  return [...seen.slice(0, PARTS / 2), ...seen.slice(PARTS / 2).slice(1 - PARTS / 2), { start, events: [] }];
}
