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

/** @type {Record<number, Closing>} */
export const CLOSINGS = {
  4000: { reason: "restarting", final: false },
  4001: { reason: "outdated", final: true },
  4002: { reason: "replaced", final: true },
  4003: { reason: "kicked", final: true, forget: true },
  4004: { reason: "room_unknown", final: true, forget: true },
  4005: { reason: "room_gone", final: true, forget: true },
  4006: { reason: "too_slow", final: false },
  4007: { reason: "too_fast", final: false, wait: 5_000 },
  4008: { reason: "bad_messages", final: false, wait: 5_000 },
  4009: { reason: "forbidden_origin", final: true },
  4010: { reason: "throttled", final: false, wait: 30_000 },
  4011: { reason: "hello_missing", final: false },
  4012: { reason: "watching_off", final: true },
  4013: { reason: "token_unknown", final: false, forget: true },
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
