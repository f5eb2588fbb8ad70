/**
 * Why a connection ended, and what follows from it. One row per close code of the protocol; every other code is
 * a connection that was lost.
 *
 * @typedef {object} Closing
 * @property {string} reason  catalogue key `close.<reason>`
 * @property {boolean} final  coming back by itself would be pointless or rude
 * @property {number} [wait]  milliseconds to wait at least before coming back
 * @property {boolean} [forget]  the seat secret is worth nothing any more
 */

import { CLOSE } from "../wire/constants.js";

/** @type {Record<number, Closing>} */
export const CLOSINGS = {
  [CLOSE.GOING_AWAY]: { reason: "restarting", final: false },
  [CLOSE.PROTOCOL]: { reason: "outdated", final: true },
  [CLOSE.REPLACED]: { reason: "replaced", final: true },
  [CLOSE.KICKED]: { reason: "kicked", final: true, forget: true },
  [CLOSE.UNKNOWN_ROOM]: { reason: "room_unknown", final: true, forget: true },
  [CLOSE.ROOM_GONE]: { reason: "room_gone", final: true, forget: true },
  [CLOSE.TOO_SLOW]: { reason: "too_slow", final: false },
  [CLOSE.TOO_MANY]: { reason: "too_fast", final: false, wait: 5_000 },
  [CLOSE.OFFENSIVE]: { reason: "bad_messages", final: false, wait: 5_000 },
  [CLOSE.ORIGIN]: { reason: "forbidden_origin", final: true },
  [CLOSE.THROTTLED]: { reason: "throttled", final: false, wait: 30_000 },
  [CLOSE.NO_HELLO]: { reason: "hello_missing", final: false },
  [CLOSE.NOT_WATCHABLE]: { reason: "watching_off", final: true },
  [CLOSE.UNKNOWN_TOKEN]: { reason: "token_unknown", final: false, forget: true },
  [CLOSE.UNREADABLE_ROOM]: { reason: "room_unreadable", final: true },
};

/** @type {Closing} */
const LOST = { reason: "lost", final: false };

/**
 * @param {number} code  of a WebSocket close event
 * @returns {Closing}
 */
export function closing(code) {
  return CLOSINGS[code] ?? LOST;
}
