/**
 * The fold: the only code that changes a table. It mirrors the server's (engine/evolve.py) and decides nothing:
 * what the rules say lies in the events already. Every function is pure, and objects keep the key order of the
 * server's dataclasses, so that `JSON.stringify(view)` gives the server's bytes.
 *
 * @typedef {import("../wire/types.js").View} View
 * @typedef {import("../wire/types.js").Table} Table
 * @typedef {import("../wire/types.js").Score} Score
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 */

import { BACK } from "../wire/constants.js";
import { changeHand, clearLimbo, emptyHand, queue, roundFrame, voided, withStatus, without } from "./table.js";

/**
 * @param {View | null} view  null before the game was announced
 * @param {PublicEvent} event
 * @param {number | null} viewer  the seat of this browser, null for a spectator
 * @returns {View}
 */
export function foldEvent(view, event, viewer = view === null ? null : view.viewer) {
  if (event.type === "game_announced") return { viewer, table: newTable(event) };
  if (view === null) throw new Error(`${event.type} before the game was announced`);
  return { viewer, table: foldTable(view.table, event, viewer) };
}

/**
 * @param {View | null} view
 * @param {PublicEvent[]} events
 * @param {number | null} [viewer]
 * @returns {View | null}
 */
export function foldBatch(view, events, viewer) {
  return events.reduce((/** @type {View | null} */ folded, event) => foldEvent(folded, event, viewer), view);
}

/**
 * @param {Table} table
 * @param {Exclude<PublicEvent, import("../wire/types.js").GameAnnounced>} event
 * @param {number | null} viewer
 * @returns {Table}
 */
function foldTable(table, event, viewer) {
  switch (event.type) {
    case "deck_refilled":
      return { ...table, deck: event.cards, discard: [], shuffles: table.shuffles + 1 };
    case "round_started":
      return {
        ...table,
        hands: table.hands.map((_, seat) => emptyHand(event.seats.includes(seat) ? "active" : "out")),
        dealer: event.dealer,
        round: event.number,
      };
    case "decision_made":
    case "pick_taken_back":
      return { ...table, answered: table.answered + 1 };
    case "card_flipped":
      return {
        ...changeHand(table, event.seat, (hand) => ({ ...hand, turned: hand.turned + 1 })),
        deck: table.deck - 1,
        limbo: [...table.limbo, event.card],
      };
    case "card_landed":
      return {
        ...changeHand(table, event.seat, (hand) => ({ ...hand, cards: [...hand.cards, event.card] })),
        limbo: without(table.limbo, event.card),
      };
    case "card_lifted":
      return {
        ...changeHand(table, event.seat, (hand) => ({ ...hand, cards: without(hand.cards, event.card) })),
        limbo: [...table.limbo, event.card],
      };
    case "card_discarded":
      return { ...table, discard: [...table.discard, event.card], limbo: without(table.limbo, event.card) };
    case "player_stayed":
      return withStatus(table, event.seat, "stayed");
    case "player_frozen":
      return withStatus(table, event.seat, "frozen");
    case "player_busted":
      return withStatus(table, event.seat, "busted");
    case "player_saved":
      return table;
    case "hand_turned_down":
      return changeHand(table, event.seat, (hand) => ({
        ...hand,
        cards: event.seat === viewer ? hand.cards : hand.cards.map(() => BACK),
        down: true,
      }));
    case "flipped_seven":
      return {
        ...clearLimbo(table),
        stack: [...table.stack.slice(0, 1), { ...roundFrame(table), flipped: event.seat }],
      };
    case "points_taken":
      return { ...table, stack: [...table.stack.slice(0, 1), { ...roundFrame(table), loser: event.seat }] };
    case "round_ended":
      return book(table, event.score);
    case "game_ended":
      return { ...clearLimbo(table), stack: [], result: event.result };
    case "seat_added":
      return {
        ...table,
        hands: [...table.hands, emptyHand("out")],
        seated: [...table.seated, true],
        totals: [...table.totals, event.points],
      };
    case "seat_left":
      return {
        ...table,
        seated: table.seated.map((seated, seat) => seated && seat !== event.seat),
        stack: table.stack.map((frame) => voided(frame, event.seat)),
      };
    case "frame_opened":
      return { ...table, stack: [...table.stack, event.frame] };
    case "frame_advanced":
      return { ...table, stack: [...table.stack.slice(0, -1), event.frame] };
    case "frame_closed":
      return { ...table, stack: table.stack.slice(0, -1) };
    case "effects_queued":
      return { ...table, stack: queue(table.stack.slice(0, -1), event.effects) };
    default:
      return unknown(event);
  }
}

/**
 * @param {import("../wire/types.js").GameAnnounced} event
 * @returns {Table}
 */
function newTable({ options, seats, dealer }) {
  return {
    options,
    hands: Array.from({ length: seats }, () => emptyHand("out")),
    seated: Array(seats).fill(true),
    totals: Array(seats).fill(0),
    dealer,
    round: 0,
    deck: 0,
    discard: [],
    limbo: [],
    stack: [],
    answered: 0,
    shuffles: 0,
    history: [],
    result: null,
  };
}

/**
 * The lines, not the hands, say which cards lay where: a viewer could not see all hands.
 *
 * @param {Table} table
 * @param {Score} score
 * @returns {Table}
 */
function book(table, score) {
  const totals = [...table.totals];
  for (const line of score.lines) totals[line.seat] = (totals[line.seat] ?? 0) + line.points;
  return {
    ...table,
    hands: table.hands.map((hand) => emptyHand(hand.status)),
    totals,
    discard: [...table.discard, ...score.lines.flatMap((line) => line.cards), ...table.limbo],
    limbo: [],
    stack: table.stack.slice(0, 1),
    history: [...table.history, score],
  };
}

/**
 * @param {never} event
 * @returns {never}
 */
function unknown(event) {
  throw new Error(`unknown event: ${JSON.stringify(event)}`);
}
