/**
 * Where things lie on the drawn page. All of it is measured before anything is put on the layer above: a page that has
 * changed is slow to measure.
 *
 * @typedef {import("../choreography.js").Place} Place
 * @typedef {{x: number, y: number, width: number, height: number}} Box  in the window
 * @typedef {{item: Element, box: Box}} Spot
 * @typedef {Spot & {place: Place, card: number, inRow: import("./frames.js").Pose}} CardSpot  a card in its row, or
 *   in that of the middle; `inRow`: its box, seen from there
 * @typedef {Partial<Record<"deck" | "discard", Spot>>} Piles
 */

import { BACK } from "../../wire/constants.js";

/** @param {ParentNode} root @returns {CardSpot[]} */
export function cardSpots(root) {
  return [...root.querySelectorAll("main .hand > li")].map((item) => {
    const box = item.getBoundingClientRect();
    const row = /** @type {Element} */ (item.parentElement).getBoundingClientRect();
    const seat = item.closest("[data-seat]")?.getAttribute("data-seat");
    return {
      item,
      box,
      place: seat == null ? "limbo" : Number(seat),
      card: Number(item.getAttribute("data-card") ?? BACK),
      inRow: { x: box.x - row.x, y: box.y - row.y, width: box.width },
    };
  });
}

/** @param {ParentNode} root @param {string} selector @returns {Spot | undefined} */
export function spotOf(root, selector) {
  const item = root.querySelector(selector);
  return item ? { item, box: item.getBoundingClientRect() } : undefined;
}

/** @param {ParentNode} root @param {number} seat */
export const seatSpot = (root, seat) => spotOf(root, `main [data-seat="${seat}"]`);

/** @param {ParentNode} root @returns {Piles} */
export function pileSpots(root) {
  const [deck, discard] = ["deck", "discard"].map((name) => spotOf(root, `[data-pile="${name}"] :is(.face, .empty)`));
  return { ...(deck && { deck }), ...(discard && { discard }) };
}

/**
 * Where a card is turned: in the middle of what is in the window of the table, twice as large as cards lie there.
 * @param {ParentNode} root
 * @returns {Box}
 */
export function lampBox(root) {
  const { innerWidth: across, innerHeight: down } = window;
  const table = root.querySelector("main .board")?.getBoundingClientRect();
  const middle = table && table.width > across / 2 ? table.x + table.width / 2 : across / 2;
  const width = Math.min(across * 0.4, down * 0.24, 320);
  const height = width * 1.4;
  return { x: middle - width / 2, y: down * 0.42 - height / 2, width, height };
}

/**
 * Where a card lies. One back is as good as another, but none is taken twice.
 * @param {Piles} piles
 * @param {CardSpot[]} spots
 * @param {Place} place
 * @param {number} card
 * @returns {Spot | undefined}
 */
export function take(piles, spots, place, card) {
  if (place === "deck" || place === "discard") return piles[place];
  const found = spots.findIndex((spot) => spot.place === place && spot.card === card);
  return found < 0 ? undefined : spots.splice(found, 1)[0];
}
