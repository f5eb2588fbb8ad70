/** The way of a card. */

/** @typedef {import("./choreography.js").Flight} Flight */
/** @typedef {import("./choreography.js").Place} Place */

/**
 * @param {number} card
 * @param {Place} from
 * @param {Place} to
 * @param {Flight["turn"]} [turn]
 * @returns {Flight}
 */
export function flight(card, from, to, turn = null) {
  return { card, from, to, turn };
}
