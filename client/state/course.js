/**
 * Whether what the server showed of a coming shuffle, one state after the other, kept to the protocol: a commitment is
 * used or visibly abandoned, and once the start has fixed seats and hashes nothing of them changes.
 *
 * @typedef {import("./witness.js").Sighting} Sighting
 * @typedef {import("./fairness.js").Fault} Fault
 *
 * @typedef {object} Course
 * @property {Fault[]} faults
 * @property {{number: number, reason: string}[]} abandoned
 * @property {import("../wire/types.js").FairnessView | null} proof  as it was shown last
 * @property {Sighting | null} locked  the first sight of the seats and hashes that were fixed; null: there was no such
 *   moment, because the game began on a server of before
 * @property {import("./witness.js").SeatSighting[]} seats
 * @property {string[]} seeds  by seat, as they were shown last
 */

import { lastOf } from "./lists.js";

/**
 * @param {import("./witness.js").Witness} witness
 * @returns {Course}
 */
export function courseOf({ sightings, past }) {
  /** @type {Set<Fault["kind"]>} */
  const kinds = new Set();
  /** @type {Course["abandoned"]} */
  const abandoned = [];
  if (sightings.some(({ fairness }) => past.some((old) => old.gameId === fairness.game_id || old.commitment === fairness.commitment))) {
    kinds.add("replayed");
  }
  sightings.forEach((later, place) => {
    const earlier = sightings[place - 1];
    if (earlier === undefined) return;
    if (isOther(earlier, later)) {
      if (isAbandoned(earlier, later)) abandoned.push(/** @type {{number: number, reason: string}} */ (later.fairness.abandoned));
      else kinds.add("replaced");
      return;
    }
    const fault = brokenBetween(earlier, later);
    if (fault !== null) kinds.add(fault);
  });
  const latest = lastOf(sightings);
  const proof = latest?.fairness ?? null;
  const begun = sightings.filter((sighting) => latest !== undefined && !isOther(sighting, latest));
  return {
    faults: [...kinds].map((kind) => ({ kind, names: [] })),
    abandoned,
    proof,
    locked: begun.find(({ fairness }) => fairness.locked) ?? null,
    seats: latest?.seats ?? [],
    seeds: Array.from({ length: Object.keys(proof?.seeds ?? {}).length }, (_, seat) => proof?.seeds[seat] ?? ""),
  };
}

/** @param {Sighting} earlier @param {Sighting} later  of another commitment, or another game */
function isOther({ fairness: before }, { fairness: after }) {
  return before.commitment !== after.commitment || before.game_id !== after.game_id || before.number !== after.number;
}

/** Everybody was told, and no game had begun with it. @param {Sighting} earlier @param {Sighting} later */
function isAbandoned({ fairness: before }, { fairness: after }) {
  const news = (after.number ?? 0) - (before.number ?? 0);
  const told = after.abandoned != null && after.abandoned.number === (after.number ?? 0) - 1;
  return news > 0 && told && !isShown(before.seeds) && before.commitment !== after.commitment && before.game_id !== after.game_id;
}

/** @param {Sighting} earlier @param {Sighting} later  of the same commitment @returns {Fault["kind"] | null} */
function brokenBetween(earlier, later) {
  const [before, after] = [earlier.fairness, later.fairness];
  if (isShown(before.seeds) && JSON.stringify(before.seeds) !== JSON.stringify(after.seeds)) return "seeds_changed";
  if (before.locked && !after.locked) return "lock";
  if (!after.locked) return earlier.phase === "lobby" && later.phase !== "lobby" ? "unlocked" : null;
  if (before.locked) return keeps(earlier, later) ? null : "lock";
  if (later.fresh) return null;
  return keeps(earlier, later) && earlier.seats.length === later.seats.length ? null : "lock";
}

/** Seats that are added while the game runs come behind all others. @param {Sighting} earlier @param {Sighting} later */
function keeps(earlier, later) {
  const same = earlier.seats.every(({ member, bot, hash }, seat) => {
    const now = later.seats[seat];
    return now?.member === member && now.bot === bot && now.hash === hash;
  });
  return same && JSON.stringify(earlier.options) === JSON.stringify(later.options);
}

/** @param {Record<string, string>} seeds */
function isShown(seeds) {
  return Object.keys(seeds).length > 0;
}
