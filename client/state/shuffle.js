/**
 * Does a shuffle again; the byte layout is in docs/fairness.md.
 *
 * @typedef {import("./bytes.js").Bytes} Bytes
 */

import { bigEndian, fromHex, join, utf8 } from "./bytes.js";
import { hmacSha256 } from "./sha256.js";

const GAME_LABEL = "fliptable/v1/game\0";
const SHUFFLE_LABEL = "fliptable/v1/shuffle\0";
const WORDS = 2 ** 32;

/**
 * @param {string} serverSeed  hex
 * @param {string} gameId
 * @param {string[]} seatSeeds  hex, by seat; "" for a seat that gave none
 * @returns {Bytes} the seed of the game, 32 bytes
 */
export function gameSeed(serverSeed, gameId, seatSeeds) {
  const parts = [utf8(gameId), ...seatSeeds.map(fromHex)].flatMap((part) => [bigEndian(part.length), part]);
  return hmacSha256(fromHex(serverSeed), join([utf8(GAME_LABEL), ...parts]));
}

/**
 * @param {Bytes} seed  of the game
 * @param {number} number  1 for the first shuffle of the game
 * @param {number[]} cards
 * @returns {number[]} the deck, its next card last
 */
export function shuffled(seed, number, cards) {
  const order = [...cards].sort((a, b) => a - b);
  const draw = numbersBelow(seed, number);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [order[last], order[other]] = /** @type {[number, number]} */ ([order[other], order[last]]);
  }
  return order;
}

/**
 * @param {Bytes} seed  of the game
 * @param {number} seats
 * @returns {number} the seat that deals the first round
 */
export function firstDealer(seed, seats) {
  return numbersBelow(seed, 0)(seats);
}

/**
 * @param {Bytes} seed
 * @param {number} number  of the shuffle
 * @returns {(bound: number) => number} draws uniform numbers below `bound`
 */
function numbersBelow(seed, number) {
  /** @type {number[]} */
  let words = [];
  let counter = 0;

  function word() {
    if (words.length === 0) {
      const block = hmacSha256(seed, join([utf8(SHUFFLE_LABEL), bigEndian(number), bigEndian(counter)]));
      const bytes = new DataView(block.buffer);
      words = Array.from({ length: block.length / 4 }, (_, place) => bytes.getUint32(4 * place));
      counter += 1;
    }
    return /** @type {number} */ (words.shift());
  }

  return (bound) => {
    const limit = WORDS - (WORDS % bound);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % bound;
  };
}
