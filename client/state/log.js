/**
 * What happened, in sentences without words: each entry is a key of the message catalogues and its parameters.
 *
 * @typedef {{seat: number} | {card: number} | number | string} LogParam
 * @typedef {{key: string, params: Record<string, LogParam>, rule: string, forced?: boolean, row?: number[]}} LogEntry  `rule`:
 *   behind it, or ""; `forced`: nobody has chosen what may be chosen; `row`: the cards because of which it happened
 *
 * @typedef {import("../wire/types.js").View} View
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 * @typedef {import("../wire/types.js").RoomView} RoomView
 */

import { foldEvent } from "./fold.js";
import { lastOf } from "./lists.js";
import { createMoves, describe, logEntry, rowOf, turned } from "./log_events.js";

/**
 * @param {View | null} view  before the events
 * @param {PublicEvent[]} events  of one batch
 * @param {number | null} [viewer]
 * @param {import("../wire/types.js").ScoreRules[]} [rules]  of the rounds that end
 * @returns {LogEntry[]}
 */
export function logBatch(view, events, viewer, rules) {
  return narrate(view, events, viewer, rules).entries;
}

/**
 * @param {View | null} view  before the events
 * @param {PublicEvent[]} events  of one batch
 * @param {number | null} [viewer]
 * @param {import("../wire/types.js").ScoreRules[]} [rules]  of the rounds that end
 * @returns {{entries: LogEntry[], counts: number[]}} `counts`: how many entries speak only of events up to each one
 */
export function narrate(view, events, viewer, rules = []) {
  const moves = createMoves(rules);
  /** @type {LogEntry[]} */
  const entries = [];
  /** @type {number[]} */
  let counts = [];
  let folded = view;
  for (const event of events) {
    // A flip that busts is one sentence.
    if (event.type === "player_busted" && lastOf(entries)?.key === "log.turns") {
      const row = rowOf(folded?.table ?? null, event.seat, event.card);
      entries.splice(-1, 1, { ...logEntry("log.busted.flipped", turned(event), event.rule), ...row });
      counts = counts.map((count) => Math.min(count, entries.length - 1));
    } else {
      entries.push(...describe(folded?.table ?? null, event, moves));
    }
    counts.push(entries.length);
    folded = foldEvent(folded, event, viewer);
  }
  return { entries, counts };
}

/**
 * What people have decided about the running game, and whether a move is not that of whoever was asked.
 *
 * @param {RoomView | null} before
 * @param {RoomView | null} after  the batch
 * @param {number | undefined} asked  the seat that was asked before
 * @param {import("../wire/types.js").BatchNotice["stood_in"]} stoodIn
 * @returns {LogEntry[]}
 */
export function logRoom(before, after, asked, stoodIn) {
  const entries = [];
  if (before?.phase === "playing" && after?.phase === "playing") {
    if (before.paused !== after.paused) entries.push(logEntry(after.paused ? "log.paused" : "log.resumed", {}, ""));
    const host = after.members.find(({ id }) => id === after.host);
    if (before.host !== after.host && host) entries.push(logEntry("log.host", { player: host.name }, ""));
    for (const { id, name, seat, autoplay, left } of after.members) {
      const was = before.members.find((member) => member.id === id);
      if (was && was.name !== name) entries.push(logEntry("log.renamed", { player: was.name, name }, ""));
      if (seat === null || left || (was?.autoplay ?? false) === autoplay) continue;
      entries.push(logEntry(autoplay ? "log.autoplay" : "log.returned", { player: { seat } }, ""));
    }
  }
  if (stoodIn && asked !== undefined) entries.push(logEntry(`log.stood_in.${stoodIn}`, { player: { seat: asked } }, ""));
  return entries;
}

/**
 * What everybody should know of how the shuffle of a game that begins came about.
 *
 * @param {RoomView | null} room
 * @returns {LogEntry[]}
 */
export function logDraw(room) {
  if (room === null || room.lesson !== null) return [];
  const { abandoned, number, seeds } = room.fairness;
  const late = room.members.filter(({ seat, seed_hash: hash }) => seat !== null && hash && seeds[seat] === "");
  return [
    ...(abandoned && abandoned.number === Number(number) - 1 ? [logEntry("log.abandoned", { number: abandoned.number }, "")] : []),
    ...late.map(({ seat }) => logEntry("log.seed_late", { player: { seat: Number(seat) } }, "")),
  ];
}

/**
 * @typedef {object} Names
 * @property {(seat: number) => string} seat
 * @property {(card: number) => string} card
 * @property {(card: number) => string} aCard  "a 7"
 *
 * @param {LogEntry} logged
 * @param {Names} names
 * @returns {Record<string, string | number>} parameters for `t`; of a `card` also `a_card`
 */
export function logParams({ params }, names) {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      if (typeof value !== "object") return [[name, value]];
      if ("seat" in value) return [[name, names.seat(value.seat)]];
      return [[name, names.card(value.card)], [`a_${name}`, names.aCard(value.card)]];
    }),
  );
}
