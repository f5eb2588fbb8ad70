/**
 * Whether the cards of a game came in the order of its shuffles, and every card is in one place after every event.
 *
 * @typedef {import("../wire/types.js").View} View
 */

import { BACK } from "../wire/constants.js";
import { foldEvent } from "./fold.js";
import { shuffled } from "./shuffle.js";

/**
 * @typedef {object} Dealt
 * @property {number} checked
 * @property {number} unchecked
 * @property {number} wrong
 * @property {boolean} refills  the deck was filled up only when it was empty, with exactly the discard pile
 * @property {boolean} conserved
 */

/**
 * @param {import("./bytes.js").Bytes | null} seed  of the game; null: it was not revealed
 * @param {number} cards  in the game
 * @param {number | null} viewer  the seat of this browser
 * @param {import("./record.js").RecordPart[]} parts  what was seen, with gaps between them
 * @returns {Dealt}
 */
export function dealtBy(seed, cards, viewer, parts) {
  const found = { checked: 0, unchecked: 0, wrong: 0, refills: true, conserved: true };
  for (const part of parts) follow(found, seed, cards, viewer, part);
  return found;
}

/**
 * @param {Dealt} found
 * @param {import("./bytes.js").Bytes | null} seed
 * @param {number} cards
 * @param {number | null} viewer
 * @param {import("./record.js").RecordPart} part
 */
function follow(found, seed, cards, viewer, { start, events }) {
  /** @type {number[] | null} */
  let deck = null;
  let view = start;
  for (const event of events) {
    if (event.type === "deck_refilled" && view !== null) {
      const { shuffles, discard, deck: left } = view.table;
      const pile = shuffles === 0 ? [...Array(cards).keys()] : discard;
      if (left > 0 || event.cards !== pile.length) found.refills = false;
      deck = seed === null ? null : shuffled(seed, shuffles + 1, pile);
    } else if (event.type === "card_flipped") {
      if (deck === null) found.unchecked += 1;
      else if (deck.pop() === event.card) found.checked += 1;
      else found.wrong += 1;
    }
    try {
      view = foldEvent(view, event, viewer);
    } catch {
      found.conserved = false;
      return;
    }
    if (!isWhole(view, cards)) found.conserved = false;
  }
}

/** @param {View} view @param {number} cards */
function isWhole({ table: { shuffles, deck, hands, discard, limbo } }, cards) {
  const lying = [...discard, ...limbo];
  for (const hand of hands) lying.push(...hand.cards);
  const faces = lying.filter((card) => card !== BACK);
  return deck >= 0 && new Set(faces).size === faces.length && deck + lying.length === (shuffles === 0 ? 0 : cards);
}
