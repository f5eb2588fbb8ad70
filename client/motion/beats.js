/**
 * How long each thing takes to be seen, in milliseconds: docs/identity.md. Nothing here measures or draws, so that
 * everybody who keeps time by the cards (sounds, recordings, tests) can ask.
 *
 * @typedef {import("./choreography.js").Step} Step
 * @typedef {"lift" | "wait" | "turn" | "held" | "land"} Beat  of a card that is turned
 */

export const LIFT = 260;
export const TURN = 220;
export const HELD = 350;
export const LAND = 260;

/** The hesitation before a card that cannot harm, and before one that must. */
const SHORTEST = 250;
const LONGEST = 900;

/** What a step takes, but for the turn of a card. `nothing`: events that have no picture. */
export const PACE = {
  nothing: 0,
  flip: LIFT + SHORTEST + TURN + HELD + LAND,
  move: 420,
  played: 800,
  given: 620,
  aimed: 800,
  down: 360,
  stayed: 450,
  frozen: 900,
  busted: 900,
  saved: 1200,
  seven: 3000,
  taken: 700,
  opened: 1300,
  scored: 2700,
  shuffled: 900,
};

/** @param {number} risk  that the card is one too many, from 0 to 1 */
export function hesitation(risk) {
  return SHORTEST + (LONGEST - SHORTEST) * Math.min(1, Math.max(0, risk));
}

/** @param {Pick<Step, "cue" | "risk" | "held">} step @returns {number} */
export function lasts({ cue, risk, held }) {
  if (cue !== "flip") return PACE[cue];
  return PACE.flip - SHORTEST + hesitation(risk) - (held ? LAND : 0);
}

/**
 * When each part of a turn begins, as a share of all of it.
 * @param {Pick<Step, "cue" | "risk" | "held">} step
 * @returns {Record<Beat, number>} without a landing `land` is 1
 */
export function beats(step) {
  const all = lasts(step);
  const turn = LIFT + hesitation(step.risk);
  const held = turn + TURN;
  return { lift: 0, wait: LIFT / all, turn: turn / all, held: held / all, land: Math.min(1, (held + HELD) / all) };
}
