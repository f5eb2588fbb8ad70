/**
 * What the fold does to a table, in single steps.
 *
 * @typedef {import("../wire/types.js").Table} Table
 * @typedef {import("../wire/types.js").Hand} Hand
 * @typedef {import("../wire/types.js").Frame} Frame
 * @typedef {import("../wire/types.js").Round} RoundFrame
 * @typedef {import("../wire/types.js").Effect} Effect
 * @typedef {import("../wire/types.js").Status} Status
 */

import { lastOf } from "./lists.js";

/**
 * @param {Frame[]} stack
 * @param {Effect[]} effects
 * @returns {Frame[]}
 */
export function queue(stack, effects) {
  const top = lastOf(stack);
  return top?.type === "backlog"
    ? [...stack.slice(0, -1), { ...top, effects: [...top.effects, ...effects] }]
    : [...stack, { effects, type: "backlog" }];
}

/**
 * @param {Frame} frame
 * @param {number} seat  who has left
 * @returns {Frame}
 */
export function voided(frame, seat) {
  return frame.type === "flip" && frame.seat === seat ? { ...frame, left: 0, void: true } : frame;
}

/**
 * @param {Table} table
 * @returns {RoundFrame}
 */
export function roundFrame(table) {
  const frame = table.stack[1];
  if (frame?.type !== "round") throw new Error("no round is being played");
  return frame;
}

/**
 * @param {Table} table
 * @returns {Table}
 */
export function clearLimbo(table) {
  return { ...table, discard: [...table.discard, ...table.limbo], limbo: [] };
}

/**
 * @param {Status} status
 * @returns {Hand}
 */
export function emptyHand(status) {
  return { cards: [], status, turned: 0, down: false };
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {(hand: Hand) => Hand} change
 * @returns {Table}
 */
export function changeHand(table, seat, change) {
  return { ...table, hands: table.hands.map((hand, place) => (place === seat ? change(hand) : hand)) };
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Status} status
 * @returns {Table}
 */
export function withStatus(table, seat, status) {
  return changeHand(table, seat, (hand) => ({ ...hand, status }));
}

/**
 * @param {number[]} cards
 * @param {number} card
 * @returns {number[]}
 */
export function without(cards, card) {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`card ${card} is not where the event says`);
  return cards.filter((_, index) => index !== place);
}
