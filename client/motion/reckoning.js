/** The steps in which a round is counted. */

import { BACK } from "../wire/constants.js";
import { flight } from "./flight.js";

/** @typedef {import("./choreography.js").Make} Make */
/** @typedef {import("./choreography.js").Flight} Flight */
/** @typedef {import("./choreography.js").Place} Place */
/** @typedef {import("../wire/types.js").View} View */
/** @typedef {import("../wire/types.js").Table} Table */
/** @typedef {import("../wire/types.js").Score} Score */

/**
 * All cards are turned up before they are counted: the score says which they are.
 *
 * @param {Score} score
 * @param {View} before
 * @param {Make} make
 * @param {number} events  that are over by then
 */
export function opened(score, before, make, events) {
  const hands = before.table.hands.map((hand, seat) => {
    const line = score.lines.find((each) => each.seat === seat);
    return line ? { ...hand, cards: line.cards, down: false } : hand;
  });
  const flights = before.table.hands.flatMap(({ cards }, seat) =>
    cards.includes(BACK) ? (hands[seat]?.cards ?? []).map((card) => flight(card, seat, seat, "up")) : [],
  );
  const view = { ...before, table: { ...before.table, hands } };
  const seats = score.lines.map(({ seat }) => seat);
  return make("opened", { seats, flights, score, view, during: view, events });
}

/**
 * The round is no history before its points have been seen to be counted.
 * @param {Score} score
 * @param {Table} table
 * @param {View} view  after it
 * @param {Make} make
 */
export function scored(score, { hands, limbo, history }, view, make) {
  const cardsOf = new Map(score.lines.map(({ seat, cards }) => [seat, cards]));
  return make("scored", {
    seats: score.lines.filter(({ points }) => points !== 0).map(({ seat }) => seat),
    flights: [
      ...hands.flatMap(({ cards }, seat) => sweep(cardsOf.get(seat) ?? cards, seat)),
      ...sweep(limbo, "limbo"),
    ],
    score,
    during: { ...view, table: { ...view.table, history } },
  });
}

/** @param {number[]} cards @param {Place} from @returns {Flight[]} */
function sweep(cards, from) {
  return cards.map((card) => flight(card, from, "discard"));
}
