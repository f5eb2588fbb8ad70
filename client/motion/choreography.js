/**
 * What a viewer should see of a batch, one step after another. It tells where cards go and what is worth a
 * sign of its own; how that looks is the stage's matter. A step shows what its events say and nothing of later
 * ones, and a card that lies face down for this viewer has no face here either.
 *
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 * @typedef {import("../wire/types.js").View} View
 * @typedef {import("../wire/types.js").Table} Table
 * @typedef {import("../wire/types.js").Score} Score
 *
 * @typedef {"deck" | "discard" | "limbo" | "lamp" | number} Place  a pile, the middle of the table, the place above it
 *   where a card is turned, or the row of a seat
 * @typedef {{card: number, from: Place, to: Place, turn: "up" | "down" | null}} Flight
 * @typedef {keyof typeof import("./beats.js").PACE} Cue
 *
 * @typedef {object} Step
 * @property {Cue} cue
 * @property {number[]} seats  to whom it happens
 * @property {number[]} cards  what it happens for
 * @property {Flight[]} flights
 * @property {number | null} cause  the card that moves the others
 * @property {number} risk  that the card which is turned is one too many, from 0 to 1
 * @property {boolean} held  that card does not land yet
 * @property {boolean} stays  the lamp stays on for the next one
 * @property {Score | null} score  of the round that is counted
 * @property {View} during  the table while it is seen
 * @property {View} view  the table after it
 * @property {number} events  how many events of the batch are over with it
 *
 * @typedef {(cue: Cue, more?: Partial<Step>) => Step} Make  of one event
 */

import { foldEvent } from "../state/fold.js";
import { lastOf } from "../state/lists.js";
import { BACK } from "../wire/constants.js";
import { flight } from "./flight.js";
import { opened, scored } from "./reckoning.js";

/** How many cards of a pile are seen to move when all of it does. */
const SHEAF = 8;

/** What these do to a hand is seen before it is said. */
const BEFORE = new Set(["busted", "saved", "frozen", "seven", "taken", "aimed"]);

/**
 * @param {View | null} view  before the events
 * @param {PublicEvent[]} events  of one batch
 * @param {number | null} viewer
 * @param {number[]} [risks]  of the cards that are turned, in order
 * @returns {Step[]}  at least one; the view of the last is that after the batch
 */
export function choreograph(view, events, viewer, risks = []) {
  /** @type {Step[]} */
  const steps = [];
  let before = view;
  /** The card that moves others from now on. @type {number | null} */
  let cause = null;
  let flips = 0;
  for (const [place, event] of events.entries()) {
    const after = foldEvent(before, event, viewer);
    const last = lastOf(steps);
    cause = causeAfter(event, cause);
    const risk = event.type === "card_flipped" ? (risks[flips++] ?? 0) : 0;
    /** @type {Make} */
    const make = (cue, more) => ({
      ...{ cue, seats: [], cards: [], flights: [], cause, risk, held: false, stays: false, score: null, events: 1, view: after },
      during: BEFORE.has(cue) && before ? before : after,
      ...more,
    });
    const step = (before && picture(event, before, after, last, make)) ?? last ?? make("nothing");
    if (step.during === step.view) step.during = after;
    step.view = after;
    step.events = place + 1;
    if (step !== last) {
      if (last?.cue === "nothing") steps.pop();
      if (event.type === "round_ended" && before) steps.push(opened(event.score, before, make, place));
      steps.push(step);
    }
    before = after;
  }
  steps.forEach((step, place) => (step.stays = step.held || (step.cue === "flip" && steps[place + 1]?.cue === "flip")));
  return steps;
}

/** @param {PublicEvent} event @param {number | null} cause @returns {number | null} */
function causeAfter(event, cause) {
  switch (event.type) {
    case "frame_opened":
    case "frame_advanced":
      return event.frame.type === "play" ? event.frame.card : cause;
    case "card_landed":
      return cause ?? event.card;
    case "card_flipped":
    case "player_saved":
    case "round_ended":
      return null;
    default:
      return cause;
  }
}

/**
 * @param {PublicEvent} event
 * @param {View} before  it
 * @param {View} view  after it
 * @param {Step | undefined} last
 * @param {Make} make
 * @returns {Step | null} a new step; `last`, if the event belongs to it; null: nothing to be seen
 */
function picture(event, { table }, view, last, make) {
  switch (event.type) {
    case "card_flipped":
      return make(isDealt(table) ? "move" : "flip", { flights: [flight(event.card, "deck", "limbo", "up")] });
    case "card_landed":
      return landed(event, last, make);
    case "card_lifted":
      return moved(last, flight(event.card, event.seat, "limbo"), make);
    case "card_discarded":
      return moved(last, flight(event.card, "limbo", "discard"), make);
    case "hand_turned_down":
      return turnedDown(event.seat, table, view, last, make);
    case "player_stayed":
      return make("stayed", { seats: [event.seat] });
    case "player_frozen":
      return make("frozen", { seats: [event.seat] });
    case "player_busted":
      return make("busted", { seats: [event.seat], cards: [event.card], flights: slammed(last, event) });
    case "player_saved":
      return make("saved", { seats: [event.seat], cards: [event.card, event.by], flights: slammed(last, event) });
    case "points_taken":
      return make("taken", { seats: [event.seat] });
    case "flipped_seven":
      return make("seven", { seats: [event.seat], cards: table.hands[event.seat]?.cards ?? [] });
    case "frame_opened":
      return aimed(event.frame, make);
    case "round_ended":
      return scored(event.score, table, view, make);
    case "deck_refilled":
      return table.discard.length === 0 ? null : make("shuffled", { flights: gather(table.discard) });
    // What is counted stays before everybody's eyes until it is read; then it is another round, or another screen.
    case "round_started":
    case "game_ended":
      return last ? make("nothing") : null;
    default:
      return null;
  }
}

/** Nobody has asked for the card: it is the one that everybody begins with. @param {Table} table */
function isDealt({ stack }) {
  return stack[stack.length - 2]?.type === "deal";
}

/**
 * A card that was just turned goes on to the row; one that lay in the middle is given to somebody.
 *
 * @param {{seat: number, card: number}} event
 * @param {Step | undefined} last
 * @param {Make} make
 */
function landed({ seat, card }, last, make) {
  const begun = last?.flights.find((flown) => flown.card === card && flown.to === "limbo");
  if (!begun || !last) return make("given", { seats: [seat], cards: [card], flights: [flight(card, "limbo", seat)] });
  begun.to = seat;
  return last;
}

/**
 * Cards that change places cross, and what takes them from a row is seen to do so. But what was just turned up is seen before anything else moves, and before it goes
 * to the discard pile.
 *
 * @param {Step | undefined} last
 * @param {Flight} next
 * @param {Make} make
 * @returns {Step}
 */
function moved(last, next, make) {
  const goesOn = (last?.cue === "move" || last?.cue === "played") && last.flights.every(({ from }) => from !== "deck");
  if (!last || !goesOn) return make(typeof next.from === "number" ? "played" : "move", { flights: [next] });
  const begun = last.flights.find(({ card, to }) => card === next.card && to === next.from);
  if (begun) begun.to = next.to;
  else last.flights.push(next);
  return last;
}

/**
 * The card that is one too many does not land by itself: what becomes of it is the next step.
 *
 * @param {Step | undefined} last
 * @param {{seat: number, card: number}} event
 * @returns {Flight[]}
 */
function slammed(last, { seat, card }) {
  if (last?.cue !== "flip" || !last.flights.some((flown) => flown.card === card && flown.to === seat)) return [];
  last.held = true;
  return [flight(card, "lamp", seat)];
}

/** Somebody must turn cards. @param {import("../wire/types.js").Frame} frame @param {Make} make */
function aimed(frame, make) {
  if (frame.type !== "flip" || frame.source === null) return null;
  return make("aimed", { seats: [frame.seat], cards: [frame.source], cause: frame.source });
}

/**
 * Whoever stays turns his cards while he is seen to stay; what was done to a hand is to be seen first.
 *
 * @param {number} seat
 * @param {Table} table
 * @param {View} view
 * @param {Step | undefined} last
 * @param {Make} make
 * @returns {Step | null}
 */
function turnedDown(seat, table, view, last, make) {
  const cards = table.hands[seat]?.cards ?? [];
  const hidden = view.table.hands[seat]?.cards ?? [];
  const flights = cards
    .filter((card, place) => card !== BACK && hidden[place] === BACK)
    .map((card) => flight(card, seat, seat, "down"));
  if (last?.cue === "stayed" && last.seats.includes(seat)) {
    last.flights.push(...flights);
    return last;
  }
  return flights.length > 0 ? make("down", { flights }) : null;
}

/** What is seen of a pile that becomes the deck. @param {number[]} cards */
function gather(cards) {
  return cards.slice(-SHEAF).map((card) => flight(card, "discard", "deck", "down"));
}
