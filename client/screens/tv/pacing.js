/**
 * What a television tells when. Words wait for the cards of which they speak, and the scores stand for a while after
 * each round, for less where the next one is already being played. Pure; times are those of `performance.now()`.
 */

/** @typedef {import("../../components/context.js").Sight} Sight */
/** @typedef {{view: import("../../wire/types.js").View}} Lag  the table as far as it has been seen to move */

/**
 * @typedef {object} Pacing
 * @property {Sight | null} told  the table of which everything has been told
 * @property {number | null} waiting  since when words wait for cards
 * @property {number | null} rounds  that were over; null: there was no game
 * @property {number | null} scored  when the last of them was over; null: not before these eyes
 */

/** @type {Pacing} */
export const INITIAL_PACING = { told: null, waiting: null, rounds: null, scored: null };

/** All in milliseconds. */
export const SCORES_STAY = 12_000;
export const SCORES_AT_LEAST = 5_000;
/** Words wait for cards no longer than that. */
export const LONGEST_LAG = 3_000;

/**
 * @param {Pacing} pacing
 * @param {Sight | null} at  null: there is no game
 * @param {Lag | null} lag  null: nothing moves
 * @param {number} now
 * @returns {Pacing}
 */
export function paced(pacing, at, lag, now) {
  const rounds = at === null ? null : (lag?.view ?? at).table.history.length;
  return { ...toldBy(pacing, at, lag, now), rounds, scored: scoredBy(pacing, rounds, now) };
}

/** @param {Pacing} pacing @param {Sight | null} at @param {Lag | null} lag @param {number} now */
function toldBy({ told, waiting }, at, lag, now) {
  if (at === null) return { told, waiting };
  const since = waiting ?? now;
  const ready = lag === null || told === null || now - since > LONGEST_LAG;
  return ready ? { told: at, waiting: null } : { told, waiting: since };
}

/** @param {Pacing} pacing @param {number | null} rounds @param {number} now */
function scoredBy({ rounds: before, scored }, rounds, now) {
  if (rounds === null) return null;
  if (before !== null && rounds > before) return now;
  return rounds < (before ?? 0) ? null : scored;
}

/**
 * What is said of a move, and who is asked after it, comes when the cards have come.
 * @param {Pacing} pacing
 * @param {Sight} at
 * @returns {Sight}
 */
export function toldOf({ told, waiting }, at) {
  return waiting === null || told === null ? at : { ...at, log: told.log, prompt: told.prompt, remaining: null };
}

/** @param {Pacing} pacing @param {Sight} at  as it is drawn @param {number} now */
export function scoresAreDue({ scored }, { table }, now) {
  if (scored === null) return false;
  const playing = table.hands.some(({ cards }) => cards.length > 0);
  return now - scored < (playing ? SCORES_AT_LEAST : SCORES_STAY);
}
