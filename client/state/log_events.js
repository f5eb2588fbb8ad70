/**
 * What each event of a game says in the log.
 *
 * @typedef {import("./log.js").LogEntry} LogEntry
 * @typedef {import("./log.js").LogParam} LogParam
 * @typedef {import("../wire/types.js").Table} Table
 * @typedef {import("../wire/types.js").Frame} Frame
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 * @typedef {import("../wire/types.js").Score} Score
 */

import { BACK } from "../wire/constants.js";
import { lastOf } from "./lists.js";

/**
 * @param {Score} score
 * @param {import("../wire/types.js").ScoreRules} [rules]  none: from an older server
 * @returns {LogEntry[]} how a round ended and what each seat scored
 */
export function logScore({ round, reason, flipped, lines }, rules = { rule: "", lines: [] }) {
  return [
    logEntry(`log.round_ended.${reason}`, { round, ...(flipped !== null && { player: { seat: flipped } }) }, rules.rule),
    ...lines.map(({ seat, points, formula }, place) =>
      logEntry("log.points", { player: { seat }, count: points, formula, round }, rules.lines[place] ?? ""),
    ),
  ];
}

/**
 * Follows cards through limbo within one batch, so that a lift and a landing read as one move, and answers to what
 * they bring about.
 *
 * @typedef {object} Moves
 * @property {Map<number, number>} lifted  card → the seat it was taken from
 * @property {Set<number>} told  cards whose way to the discard pile needs no entry of its own
 * @property {import("../wire/types.js").ScoreRules[]} rules  of the rounds that will end
 * @property {import("../wire/types.js").DecisionMade | null} answer  to the question on top of the stack, which it closes
 */

/** @param {Moves["rules"]} rules @returns {Moves} */
export function createMoves(rules) {
  return { lifted: new Map(), told: new Set(), rules: [...rules], answer: null };
}

/**
 * @param {Table | null} table  before the event
 * @param {PublicEvent} event
 * @param {Moves} moves
 * @returns {LogEntry[]}
 */
export function describe(table, event, moves) {
  const entries = said(table, event, moves);
  if (event.type === "decision_made") moves.answer = event;
  else if (event.type !== "frame_closed") moves.answer = null;
  return entries;
}

/**
 * @param {Table | null} table
 * @param {PublicEvent} event
 * @param {Moves} moves
 * @returns {LogEntry[]}
 */
function said(table, event, moves) {
  const { rule } = event;
  const forced = moves.answer === null;
  switch (event.type) {
    case "game_announced":
      return [logEntry("log.game_started", { count: event.seats }, rule)];
    case "deck_refilled":
      return [logEntry(table?.shuffles ? "log.deck_refilled" : "log.deck_shuffled", { count: event.cards }, rule)];
    case "round_started":
      return [logEntry("log.round_started", { round: event.number, dealer: { seat: event.dealer } }, rule)];
    case "card_flipped":
      return [logEntry("log.turns", turned(event), rule)];
    case "card_lifted":
      moves.lifted.set(event.card, event.seat);
      return [];
    case "card_landed":
      return landed(event, moves);
    case "card_discarded":
      return discarded(event, moves);
    case "player_stayed":
      return [logEntry("log.stayed", { player: { seat: event.seat } }, rule, forced)];
    case "player_frozen":
      return [logEntry("log.frozen", { player: { seat: event.seat } }, rule)];
    case "player_busted":
      return [{ ...logEntry("log.busted", turned(event), rule), ...rowOf(table, event.seat, event.card) }];
    case "player_saved":
      moves.told.add(event.card).add(event.by);
      return [
        { ...logEntry("log.saved", { ...turned(event), by: { card: event.by } }, rule), ...rowOf(table, event.seat, event.card) },
      ];
    case "flipped_seven":
      return [{ ...logEntry("log.flipped_seven", { player: { seat: event.seat } }, rule), ...rowOf(table, event.seat) }];
    case "points_taken":
      return [logEntry("log.points_taken", { player: { seat: event.seat } }, rule)];
    case "round_ended":
      return logScore(event.score, { lines: [], ...moves.rules.shift(), rule });
    case "game_ended":
      return [logEntry(`log.game_ended.${event.result.reason}`, { player: { seat: event.result.winner } }, rule)];
    case "seat_added":
      return [logEntry("log.seat_added", { player: { seat: event.seat }, count: event.points }, rule)];
    case "seat_left":
      return [logEntry("log.seat_left", { player: { seat: event.seat } }, rule)];
    case "frame_opened":
      return mustTurn(event.frame, rule);
    case "frame_advanced":
      return picked(lastOf(table?.stack), event.frame, rule).map((pick) => (forced ? { ...pick, forced } : pick));
    case "frame_closed":
      spend(lastOf(table?.stack), moves);
      return awardKept(lastOf(table?.stack), moves.answer, rule);
    case "pick_taken_back":
      return [logEntry("log.taken_back", { player: { seat: event.seat } }, rule)];
    case "decision_made":
    case "hand_turned_down":
    case "effects_queued":
      return [];
  }
}

/**
 * @param {Table | null} table
 * @param {number} seat
 * @param {number} [card]  that came to it
 * @returns {Pick<LogEntry, "row">} what lies in front of the seat; nothing if that is not to be seen
 */
export function rowOf(table, seat, card) {
  const lying = table?.hands[seat]?.cards ?? [];
  if (lying.length === 0 || lying.includes(BACK)) return {};
  return { row: card === undefined || lying.includes(card) ? lying : [...lying, card] };
}

/** @param {{seat: number, card: number}} event */
export function turned({ seat, card }) {
  return { player: { seat }, card: { card } };
}

/**
 * @param {Frame | undefined} closed
 * @param {Moves["answer"]} answer
 * @param {string} rule
 */
function awardKept(closed, answer, rule) {
  const kept = closed?.type === "award" && answer?.action.type === "choose" && answer.action.seat === closed.seat;
  return kept ? [logEntry("log.award_kept", { player: { seat: closed.seat } }, rule)] : [];
}

/**
 * @param {import("../wire/types.js").CardLanded} event
 * @param {Moves} moves
 * @returns {LogEntry[]}
 */
function landed({ seat, card, rule }, { lifted }) {
  const from = lifted.get(card);
  if (from === undefined) return [];
  lifted.delete(card);
  return [logEntry("log.moved", { player: { seat }, card: { card }, from: { seat: from } }, rule)];
}

/**
 * @param {import("../wire/types.js").CardDiscarded} event
 * @param {Moves} moves
 * @returns {LogEntry[]}
 */
function discarded({ card, rule }, { lifted, told }) {
  if (told.has(card)) return [];
  const from = lifted.get(card);
  return from === undefined
    ? [logEntry("log.discarded", { card: { card } }, rule)]
    : [logEntry("log.burned", { card: { card }, from: { seat: from } }, rule)];
}

/**
 * @param {Frame} frame
 * @param {string} rule
 * @returns {LogEntry[]}
 */
function mustTurn(frame, rule) {
  if (frame.type !== "flip" || frame.source === null) return [];
  const params = { player: { seat: frame.seat }, card: { card: frame.source }, count: frame.left };
  return [logEntry("log.must_turn", params, rule)];
}

/**
 * The pick by which a frame has advanced. It stands in the frame whether somebody was asked or there was no choice.
 *
 * @param {Frame | undefined} before
 * @param {Frame} after
 * @param {string} rule
 * @returns {LogEntry[]}
 */
function picked(before, after, rule) {
  if (before?.type === "assign" && after.type === "assign" && after.given.length > before.given.length) {
    const effect = lastOf(after.given);
    return effect === undefined ? [] : [given(after.seat, effect.card, effect.target, rule)];
  }
  if (before?.type === "play" && after.type === "play" && after.picked.length > before.picked.length) {
    const pick = lastOf(after.picked);
    if (pick === undefined) return [];
    if (pick.card === null) return [given(after.seat, after.card, pick.seat, rule)];
    const params = {
      player: { seat: after.seat },
      card: { card: after.card },
      picked: { card: pick.card },
      target: { seat: pick.seat },
    };
    return [logEntry("log.picked", params, rule)];
  }
  return [];
}

/**
 * @param {number} seat
 * @param {number} card
 * @param {number} target
 * @param {string} rule
 */
function given(seat, card, target, rule) {
  return seat === target
    ? logEntry("log.kept", { player: { seat }, card: { card } }, rule)
    : logEntry("log.given", { player: { seat }, card: { card }, target: { seat: target } }, rule);
}

/**
 * A card that has been played out goes to the discard pile without a word; one that came to nothing does not.
 *
 * @param {Frame | undefined} closed
 * @param {Moves} moves
 */
function spend(closed, { told }) {
  if (closed?.type === "flip" && closed.source !== null) told.add(closed.source);
  if (closed?.type === "play" && closed.picked.length > 0) told.add(closed.card);
}

/**
 * @param {string} key
 * @param {Record<string, LogParam>} params
 * @param {string} rule
 * @param {boolean} [forced]
 * @returns {LogEntry}
 */
export function logEntry(key, params, rule, forced = false) {
  return { key, params, rule, ...(forced && { forced }) };
}
