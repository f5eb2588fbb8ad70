/**
 * How long a television shows the scores of a round: for a while, for less where the next one is already being
 * played. Pure; times are those of `performance.now()`.
 */

/** @typedef {import("../../components/context.js").Sight} Sight */

/**
 * @typedef {object} Pacing
 * @property {number | null} rounds  that were over; null: there was no game
 * @property {number | null} scored  when the last of them was over; null: not before these eyes
 */

/** @type {Pacing} */
export const INITIAL_PACING = { rounds: null, scored: null };

/** All in milliseconds. */
export const SCORES_STAY = 12_000;
export const SCORES_AT_LEAST = 5_000;

/**
 * @param {Pacing} pacing
 * @param {Sight | null} at  null: there is no game
 * @param {number} now
 * @returns {Pacing}
 */
export function paced(pacing, at, now) {
  const rounds = at === null ? null : at.table.history.length;
  return { rounds, scored: scoredBy(pacing, rounds, now) };
}

/** @param {Pacing} pacing @param {number | null} rounds @param {number} now */
function scoredBy({ rounds: before, scored }, rounds, now) {
  if (rounds === null) return null;
  if (before !== null && rounds > before) return now;
  return rounds < (before ?? 0) ? null : scored;
}

/** @param {Pacing} pacing @param {Sight} at  as it is drawn @param {number} now */
export function scoresAreDue({ scored }, { table }, now) {
  if (scored === null) return false;
  const playing = table.hands.some(({ cards }) => cards.length > 0);
  return now - scored < (playing ? SCORES_AT_LEAST : SCORES_STAY);
}
