/**
 * What a viewer should see of a batch, one step after another. It tells where cards go and what is worth a
 * sign of its own; how that looks is the stage's matter. A step shows what its events say and nothing of later
 * ones, and a card that lies face down for this viewer has no face here either.
 *
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 * @typedef {import("../wire/types.js").View} View
 * @typedef {import("../wire/types.js").Table} Table
 *
 * @typedef {"deck" | "discard" | "limbo" | number} Place  a pile, the middle of the table, or the row of a seat
 * @typedef {{card: number, from: Place, to: Place, turn: "up" | "down" | null}} Flight
 * @typedef {keyof typeof PACE} Cue
 *
 * @typedef {object} Step
 * @property {Cue} cue
 * @property {number[]} seats  to whom it happens
 * @property {number[]} cards  what it happens for
 * @property {Flight[]} flights
 * @property {View} view  the table after it
 * @property {number} events  how many events of the batch are over with it
 *
 * @typedef {(cue: Cue, seats: number[], flights?: Flight[], cards?: number[]) => Step} Make  of one event
 */

import { foldEvent } from "../state/fold.js";
import { lastOf } from "../state/lists.js";
import { BACK } from "../wire/constants.js";

/** Milliseconds that a step takes when nothing presses. `nothing`: events that have no picture. */
export const PACE = {
  nothing: 0,
  move: 420,
  down: 360,
  stayed: 400,
  frozen: 700,
  busted: 700,
  saved: 600,
  seven: 1200,
  taken: 600,
  scored: 700,
  shuffled: 900,
};

/** How many cards of a pile are seen to move when all of it does. */
const SHEAF = 8;

/**
 * @param {View | null} view  before the events
 * @param {PublicEvent[]} events  of one batch
 * @param {number | null} viewer
 * @returns {Step[]}  at least one; the view of the last is that after the batch
 */
export function choreograph(view, events, viewer) {
  /** @type {Step[]} */
  const steps = [];
  let before = view;
  for (const [place, event] of events.entries()) {
    const after = foldEvent(before, event, viewer);
    const last = lastOf(steps);
    const step = (before && picture(event, before.table, after, last)) ?? last ?? {
      cue: "nothing",
      seats: [],
      cards: [],
      flights: [],
      view: after,
      events: 0,
    };
    step.view = after;
    step.events = place + 1;
    if (step !== last) {
      if (last?.cue === "nothing") steps.pop();
      steps.push(step);
    }
    before = after;
  }
  return steps;
}

/**
 * @param {PublicEvent} event
 * @param {Table} table  before it
 * @param {View} view  after it
 * @param {Step | undefined} last
 * @returns {Step | null} a new step; `last`, if the event belongs to it; null: nothing to be seen
 */
function picture(event, table, view, last) {
  /** @type {Make} */
  const step = (cue, seats, flights = [], cards = []) => ({ cue, seats, cards, flights, view, events: 1 });

  switch (event.type) {
    case "card_flipped":
      return step("move", [], [flight(event.card, "deck", "limbo", "up")]);
    case "card_landed":
      return moved(last, flight(event.card, "limbo", event.seat), step);
    case "card_lifted":
      return moved(last, flight(event.card, event.seat, "limbo"), step);
    case "card_discarded":
      return moved(last, flight(event.card, "limbo", "discard"), step);
    case "hand_turned_down":
      return turnedDown(event.seat, table, view, last, step);
    case "player_stayed":
      return step("stayed", [event.seat]);
    case "player_frozen":
      return step("frozen", [event.seat]);
    case "player_busted":
      return step("busted", [event.seat], [], [event.card]);
    case "player_saved":
      return step("saved", [event.seat], [], [event.card, event.by]);
    case "points_taken":
      return step("taken", [event.seat]);
    case "flipped_seven":
      return step("seven", [event.seat], sweep(table.limbo, "limbo"));
    case "round_ended":
      return step(
        "scored",
        event.score.lines.filter(({ points }) => points !== 0).map(({ seat }) => seat),
        [...table.hands.flatMap(({ cards }, seat) => sweep(cards, seat)), ...sweep(table.limbo, "limbo")],
      );
    case "deck_refilled":
      return table.discard.length === 0 ? null : step("shuffled", [], gather(table.discard));
    case "game_ended": // another screen, once the last round has been seen to end
      return step("nothing", []);
    default:
      return null;
  }
}

/**
 * A card that goes on at once is seen to go the whole way, and cards that change places cross. But what was just
 * turned up is seen before anything else moves, and before it goes to the discard pile.
 *
 * @param {Step | undefined} last
 * @param {Flight} next
 * @param {Make} step
 * @returns {Step}
 */
function moved(last, next, step) {
  if (last?.cue !== "move") return step("move", [], [next]);
  const begun = last.flights.find(({ card, to }) => card === next.card && to === next.from);
  const fresh = last.flights.some(({ from }) => from === "deck");
  if (begun && !(fresh && next.to === "discard")) begun.to = next.to;
  else if (fresh) return step("move", [], [next]);
  else last.flights.push(next);
  return last;
}

/**
 * Whoever is out turns his cards while he is seen to go out; those of a bust are to be read first.
 *
 * @param {number} seat
 * @param {Table} table
 * @param {View} view
 * @param {Step | undefined} last
 * @param {Make} step
 * @returns {Step | null}
 */
function turnedDown(seat, table, view, last, step) {
  const cards = table.hands[seat]?.cards ?? [];
  const hidden = view.table.hands[seat]?.cards ?? [];
  const flights = cards
    .filter((card, place) => card !== BACK && hidden[place] === BACK)
    .map((card) => flight(card, seat, seat, "down"));
  if (last !== undefined && last.seats.includes(seat) && (last.cue === "stayed" || last.cue === "frozen")) {
    last.flights.push(...flights);
    return last;
  }
  return flights.length > 0 ? step("down", [], flights) : null;
}

/** @param {number[]} cards @param {Place} from @returns {Flight[]} */
function sweep(cards, from) {
  return cards.map((card) => flight(card, from, "discard"));
}

/** What is seen of a pile that becomes the deck. @param {number[]} cards */
function gather(cards) {
  return cards.slice(-SHEAF).map((card) => flight(card, "discard", "deck", "down"));
}

/**
 * @param {number} card
 * @param {Place} from
 * @param {Place} to
 * @param {Flight["turn"]} [turn]
 * @returns {Flight}
 */
function flight(card, from, to, turn = null) {
  return { card, from, to, turn };
}
