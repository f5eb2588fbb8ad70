/**
 * Recomputes every shuffle of a game once its seed is revealed; the byte layout is in docs/fairness.md. Uses
 * WebCrypto, which browsers offer on https pages and on localhost only.
 *
 * @typedef {import("../wire/types.js").FairnessView} FairnessView
 * @typedef {import("../wire/types.js").PublicEvent} PublicEvent
 * @typedef {import("../wire/types.js").View} View
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

import { foldEvent } from "./fold.js";

const GAME_LABEL = "fliptable/v1/game\0";
const SHUFFLE_LABEL = "fliptable/v1/shuffle\0";
const WORDS = 2 ** 32;

/**
 * @typedef {object} Verdict
 * @property {boolean} commitment  the revealed seed is the one whose hash was published before the game, for this game
 * @property {boolean | null} ownSeed  the seed of this browser went into the game; null: it gave none, or too late
 * @property {boolean} bots  no bot gave a seed
 * @property {boolean} refills  the deck was filled up only when it was empty, with exactly the discard pile
 * @property {boolean | null} dealer  the first dealer was drawn as promised; null: the start was not seen
 * @property {number} checked  flipped cards that were compared with the recomputed deck
 * @property {number} unchecked  flipped cards of which this browser did not see the shuffle
 * @property {number} wrong  flipped cards that differ from the recomputed deck
 * @property {boolean} fair  nothing that was compared differs
 */

/**
 * @param {string} serverSeed  hex
 * @returns {Promise<string>} hex
 */
export async function commitmentOf(serverSeed) {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(serverSeed))));
}

/**
 * @param {string} serverSeed  hex
 * @param {string} gameId
 * @param {string[]} seatSeeds  hex, by seat; "" for a seat that gave none
 * @returns {Promise<Bytes>} the seed of the game, 32 bytes
 */
export async function gameSeed(serverSeed, gameId, seatSeeds) {
  const parts = [utf8(gameId), ...seatSeeds.map(fromHex)].flatMap((part) => [bigEndian(part.length), part]);
  return hmac(await hmacKey(fromHex(serverSeed)), join([utf8(GAME_LABEL), ...parts]));
}

/**
 * @param {Bytes} seed  of the game
 * @param {number} number  1 for the first shuffle of the game
 * @param {number[]} cards
 * @returns {Promise<number[]>} the deck, its next card last
 */
export async function shuffled(seed, number, cards) {
  const order = [...cards].sort((a, b) => a - b);
  const draw = await numbersBelow(seed, number);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await draw(last + 1);
    [order[last], order[other]] = /** @type {[number, number]} */ ([order[other], order[last]]);
  }
  return order;
}

/**
 * @param {Bytes} seed  of the game
 * @param {number} seats
 * @returns {Promise<number>} the seat that deals the first round
 */
export async function firstDealer(seed, seats) {
  return (await numbersBelow(seed, 0))(seats);
}

/**
 * Compares what this browser saw of a game with what the revealed seeds say.
 *
 * @param {object} game
 * @param {FairnessView} game.fairness  with the revealed seed
 * @param {string | null} [game.gameId]  as it was when the commitment was heard
 * @param {number[]} [game.bots]  their seats
 * @param {string | null} game.commitment  as it was published before the game, null if this browser was not there
 * @param {string | null} game.ownSeed  the seed that this browser gave, hex
 * @param {boolean} [game.ownReady]  the server has said that it has a seed of this seat
 * @param {number | null} game.ownSeat
 * @param {number} game.cards  cards in the game
 * @param {View | null} game.start  the table before the first of `events`; null: they begin with the game
 * @param {PublicEvent[]} game.events
 * @returns {Promise<Verdict>}
 */
export async function verify({ fairness, gameId = null, bots = [], ownReady = true, commitment, ownSeed, ownSeat, cards, start, events }) {
  const serverSeed = fairness.server_seed ?? "";
  const seats = Object.keys(fairness.seeds).length;
  const seatSeeds = Array.from({ length: seats }, (_, seat) => fairness.seeds[seat] ?? "");
  const seed = await gameSeed(serverSeed, fairness.game_id, seatSeeds);
  const hash = await commitmentOf(serverSeed);

  const first = events[0];
  const verdict = {
    commitment:
      hash === fairness.commitment &&
      (commitment === null || hash === commitment) &&
      (gameId === null || fairness.game_id === gameId),
    // A game may begin before the seed of a slow page is there.
    ownSeed: ownSeed === null || ownSeat === null || !(ownReady || fairness.seeds[ownSeat]) ? null : fairness.seeds[ownSeat] === ownSeed,
    bots: bots.every((seat) => !fairness.seeds[seat]),
    dealer: first?.type === "game_announced" ? (await firstDealer(seed, seats)) === first.dealer : null,
    ...(await compareFlips(seed, cards, start, events)),
  };
  const { commitment: kept, dealer, wrong } = verdict;
  const fair = kept && verdict.ownSeed !== false && verdict.bots && verdict.refills && dealer !== false && wrong === 0;
  return { ...verdict, fair };
}

/**
 * @param {Bytes} seed
 * @param {number} cards
 * @param {View | null} start
 * @param {PublicEvent[]} events
 * @returns {Promise<{checked: number, unchecked: number, wrong: number, refills: boolean}>}
 */
async function compareFlips(seed, cards, start, events) {
  const count = { checked: 0, unchecked: 0, wrong: 0, refills: true };
  /** @type {number[] | null} */
  let deck = null;
  let view = start;
  for (const event of events) {
    if (event.type === "deck_refilled" && view !== null) {
      const { shuffles, discard, deck: left } = view.table;
      const pile = shuffles === 0 ? [...Array(cards).keys()] : discard;
      if (left > 0 || event.cards !== pile.length) count.refills = false;
      deck = await shuffled(seed, shuffles + 1, pile);
    } else if (event.type === "card_flipped") {
      if (deck === null) count.unchecked += 1;
      else if (deck.pop() === event.card) count.checked += 1;
      else count.wrong += 1;
    }
    view = foldEvent(view, event);
  }
  return count;
}

/**
 * @param {Bytes} seed
 * @param {number} number  of the shuffle
 * @returns {Promise<(bound: number) => Promise<number>>} draws uniform numbers below `bound`
 */
async function numbersBelow(seed, number) {
  const key = await hmacKey(seed);
  /** @type {number[]} */
  let words = [];
  let counter = 0;

  async function word() {
    if (words.length === 0) {
      const block = await hmac(key, join([utf8(SHUFFLE_LABEL), bigEndian(number), bigEndian(counter)]));
      const bytes = new DataView(block.buffer);
      words = Array.from({ length: block.length / 4 }, (_, place) => bytes.getUint32(4 * place));
      counter += 1;
    }
    return /** @type {number} */ (words.shift());
  }

  return async (bound) => {
    const limit = WORDS - (WORDS % bound);
    let drawn = await word();
    while (drawn >= limit) drawn = await word();
    return drawn % bound;
  };
}

/** @param {Bytes} bytes */
function hmacKey(bytes) {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/**
 * @param {CryptoKey} key
 * @param {Bytes} message
 */
async function hmac(key, message) {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

/** @param {string} text @returns {Bytes} */
function utf8(text) {
  return /** @type {Bytes} */ (new TextEncoder().encode(text));
}

/** @param {number} value @returns {Bytes} four bytes */
function bigEndian(value) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** @param {Bytes[]} parts @returns {Bytes} */
function join(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** @param {string} hex @returns {Bytes} */
function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** @param {Bytes} bytes */
function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
