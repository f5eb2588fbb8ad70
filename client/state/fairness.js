/**
 * Judges a game that is over: whether its shuffles came about as promised (docs/fairness.md), and which of the promises
 * was broken. `fliptable verify` does the same with the record as a file, in code of its own.
 *
 * @typedef {import("./witness.js").Witness} Witness
 * @typedef {import("./witness.js").Sighting} Sighting
 *
 * @typedef {object} ShuffleRecord  all that this browser saw of one game, as it is downloaded
 * @property {"fliptable-record"} format
 * @property {1} version
 * @property {string} code  of the table
 * @property {number} saved  epoch milliseconds
 * @property {number | null} you  the member whose browser it is
 * @property {number | null} viewer  his seat in the game
 * @property {string | null} ownSeed  made by this browser for this game, hex
 * @property {Witness} witness
 * @property {string[]} catalogue  the code of each card
 * @property {import("./record.js").RecordPart[]} parts  of the cards of the game
 *
 * @typedef {"commitment" | "unrevealed" | "replaced" | "replayed" | "unlocked" | "lock" | "bot" | "seed" | "seeds_changed"
 *   | "own_hash" | "own_seed" | "seats" | "options" | "dealer" | "cards" | "refills" | "conservation"} FaultKind
 * @typedef {{kind: FaultKind, names: string[]}} Fault  `names`: of the players whose number it is about
 *
 * @typedef {object} Verdict
 * @property {boolean} fair  no promise was broken, as far as this browser could see
 * @property {Fault[]} faults
 * @property {string[]} late  players who had committed to a number that was not there in time
 * @property {{number: number, reason: string}[]} abandoned  commitments that were given up before the game, for all to see
 * @property {"used" | "late" | "elsewhere" | "none"} own  what became of this browser's number; elsewhere: another device
 *   gave one for this seat
 * @property {number} checked  flipped cards that were compared with the recomputed deck
 * @property {number} unchecked  flipped cards of which this browser did not see the shuffle
 * @property {number} wrong  flipped cards that differ from the recomputed deck
 */

import { courseOf } from "./course.js";
import { dealtBy } from "./dealt.js";
import { commitmentOf } from "./sha256.js";
import { firstDealer, gameSeed } from "./shuffle.js";

const HEX = /^([0-9a-f]{2})*$/;

/**
 * @param {ShuffleRecord} record
 * @returns {Verdict}
 */
export function verify({ you, viewer, ownSeed, witness, catalogue, parts }) {
  const course = courseOf(witness);
  const { proof, locked, seeds } = course;
  const faults = [...course.faults];
  /** @param {FaultKind} kind @param {string[]} [names] */
  const accuse = (kind, names = []) => faults.push({ kind, names });

  const serverSeed = proof?.server_seed ?? null;
  if (serverSeed === null) accuse("unrevealed");
  else if (commitmentOf(serverSeed) !== proof?.commitment) accuse("commitment");

  const seated = locked?.seats ?? course.seats;
  const named = (/** @type {number[]} */ seats) => seats.map((seat) => seated[seat]?.name ?? "");
  const numbers = [...seeds.keys()];
  const bots = numbers.filter((seat) => seated[seat]?.bot && (seeds[seat] || seated[seat]?.hash));
  if (bots.length > 0) accuse("bot", named(bots));
  const strange = locked === null ? [] : numbers.filter((seat) => seeds[seat] && commitmentOf(seeds[seat] ?? "") !== seated[seat]?.hash);
  if (strange.length > 0) accuse("seed", named(strange));

  const own = ownPart(you, ownSeed, witness, seated, seeds, locked !== null);
  if (own.fault !== null) accuse(own.fault);

  const first = parts[0]?.events[0];
  const known = serverSeed !== null && [serverSeed, ...seeds].every((text) => HEX.test(text));
  const seed = known ? gameSeed(serverSeed, proof?.game_id ?? "", seeds) : null;
  if (first?.type === "game_announced") {
    if (first.seats !== seeds.length || (locked !== null && first.seats !== locked.seats.length)) accuse("seats");
    if (locked !== null && differs(locked.options, first.options)) accuse("options");
    if (seed !== null && firstDealer(seed, seeds.length) !== first.dealer) accuse("dealer");
  }
  const { checked, unchecked, wrong, refills, conserved } = dealtBy(seed, catalogue.length, viewer, parts);
  if (wrong > 0) accuse("cards");
  if (!refills) accuse("refills");
  if (!conserved) accuse("conservation");

  const late = named(numbers.filter((seat) => seated[seat]?.hash && !seeds[seat]));
  return { fair: faults.length === 0, faults, late, abandoned: course.abandoned, own: own.state, checked, unchecked, wrong };
}

/**
 * @param {number | null} you
 * @param {string | null} ownSeed
 * @param {Witness} witness
 * @param {import("./witness.js").SeatSighting[]} seated
 * @param {string[]} seeds
 * @param {boolean} locked
 * @returns {{state: Verdict["own"], fault: "own_hash" | "own_seed" | null}}
 */
function ownPart(you, ownSeed, { own }, seated, seeds, locked) {
  const seat = seated.findIndex(({ member }) => member === you);
  const mine = seated[seat];
  if (mine === undefined || seeds.length <= seat) return { state: "none", fault: null };
  const used = seeds[seat] !== "" && (ownSeed === null ? own?.hash === mine.hash : seeds[seat] === ownSeed);
  if (used) return { state: "used", fault: null };
  if (own !== null && locked) {
    if (mine.hash !== own.hash) return { state: "late", fault: "own_hash" };
    return { state: "late", fault: own.revealed ? "own_seed" : null };
  }
  if (ownSeed === null) return { state: "none", fault: null };
  const elsewhere = mine.hash !== "" && mine.hash !== commitmentOf(ownSeed);
  return { state: elsewhere ? "elsewhere" : "late", fault: null };
}

/** Options that the game settles by itself are null before it. @param {any} chosen @param {any} played */
function differs(chosen, played) {
  return Object.keys(chosen).some((name) => chosen[name] !== null && chosen[name] !== played[name]);
}
