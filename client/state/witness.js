/**
 * What this browser saw of how the shuffle of one game came about: each state in which the server showed it, and
 * what this browser gave itself. It judges nothing: `fairness.js` does, after the game, and so does
 * `fliptable verify` with the record as a file.
 *
 * @typedef {import("../wire/types.js").FairnessView} FairnessView
 * @typedef {import("../wire/types.js").RoomView} RoomView
 *
 * @typedef {object} SeatSighting
 * @property {number} member
 * @property {string} name
 * @property {boolean} bot
 * @property {string} hash  of the seed that this member will reveal, or has; "": none
 *
 * @typedef {object} Sighting
 * @property {number} since  epoch milliseconds
 * @property {boolean} fresh  it came with a snapshot, so that it is not known what was right before
 * @property {RoomView["phase"]} phase
 * @property {RoomView["options"]} options
 * @property {FairnessView} fairness
 * @property {SeatSighting[]} seats  in seat order
 *
 * @typedef {object} Own  what the server has taken of this browser
 * @property {string} gameId
 * @property {string} hash
 * @property {boolean} committed  to the hash
 * @property {boolean} revealed  so is the seed
 *
 * @typedef {{game: number, gameId: string, commitment: string}} Heard
 *
 * @typedef {object} Witness
 * @property {number} game  which of the room's games this is about; 0: none
 * @property {Sighting[]} sightings  oldest first
 * @property {Own | null} own
 * @property {Heard[]} past  of the games before
 */

import { lastOf } from "./lists.js";

/** @type {Witness} */
export const NOTHING_SEEN = { game: 0, sightings: [], own: null, past: [] };

/** More sightings of one game, and games, than an honest evening has. Those in the middle are dropped. */
const SIGHTINGS = 64;
const PAST = 64;

/**
 * @param {Witness} witness
 * @param {RoomView} room
 * @param {{fresh: boolean, live: boolean, you: number | null, time: number}} how  `live`: it was told when it happened
 * @returns {Witness}
 */
export function saw(witness, room, { fresh, live, you, time }) {
  const { game_id: id, number } = room.fairness;
  // A lesson promises nothing, and a server of before numbers no promises.
  if (room.kind === "board" || room.lesson !== null || id === "" || number === undefined) return witness;
  const game = room.game + Number(room.phase === "lobby");
  const before = game === witness.game ? witness : archived(witness, game);
  const sighting = sightingOf(room, fresh, time);
  const latest = lastOf(before.sightings);
  const same = latest !== undefined && isSame(latest, sighting);
  const mine = sighting.seats.find(({ member }) => member === you);
  const own = stillOwn(before.own, sighting, mine, fresh || !live);
  if (same && own === before.own) return before;
  return { ...before, sightings: same ? before.sightings : added(before.sightings, sighting), own };
}

/** @param {Witness} witness @param {number} game @returns {Witness} */
function archived({ sightings, past }, game) {
  const heard = sightings.map(({ fairness }) => ({ gameId: fairness.game_id, commitment: fairness.commitment }));
  const last = lastOf(past)?.game ?? 0;
  const news = heard
    .filter(({ commitment }, place) => heard.findIndex((other) => other.commitment === commitment) === place)
    .map((pair) => ({ game: last + 1, ...pair }));
  return { game, sightings: [], own: null, past: [...past, ...news].slice(-PAST) };
}

/** @param {RoomView} room @param {boolean} fresh @param {number} since @returns {Sighting} */
function sightingOf({ phase, options, fairness, members }, fresh, since) {
  const seats = members
    .filter(({ seat }) => seat !== null)
    .sort((a, b) => Number(a.seat) - Number(b.seat))
    .map(({ id, name, bot, seed_hash: hash = "" }) => ({ member: id, name, bot, hash }));
  return { since, fresh, phase, options, fairness, seats };
}

/** @param {Sighting} one @param {Sighting} other */
function isSame(one, other) {
  const shown = (/** @type {Sighting} */ { phase, options, fairness, seats }) => JSON.stringify([phase, options, fairness, seats]);
  return shown(one) === shown(other);
}

/** Of people who come, go and commit only the latest state is kept. @param {Sighting[]} sightings @param {Sighting} news */
function added(sightings, news) {
  const latest = lastOf(sightings);
  const replaces =
    latest !== undefined &&
    latest.phase === news.phase &&
    latest.fairness.locked !== true &&
    JSON.stringify(latest.fairness) === JSON.stringify(news.fairness);
  if (replaces) return [...sightings.slice(0, -1), { ...news, since: latest.since }];
  const half = SIGHTINGS / 2;
  const all = [...sightings, news];
  return all.length > SIGHTINGS ? [...all.slice(0, half), ...all.slice(1 - half)] : all;
}

/**
 * While the connection was down, or elsewhere, another device may have committed for this seat.
 * @param {Own | null} own @param {Sighting} sighting @param {SeatSighting | undefined} mine @param {boolean} mayBeOthers
 */
function stillOwn(own, { fairness }, mine, mayBeOthers) {
  if (own === null || own.gameId !== fairness.game_id) return null;
  const open = fairness.locked !== true && Object.keys(fairness.seeds).length === 0;
  return mine?.hash !== own.hash && (mayBeOthers || open) ? null : own;
}

/**
 * The server has taken a command.
 * @param {Witness} witness
 * @param {import("../wire/types.js").Command | undefined} command
 * @param {string} gameId
 * @returns {Witness}
 */
export function gave(witness, command, gameId) {
  if (command?.type === "commit_seed") {
    return { ...witness, own: { gameId, hash: command.hash, committed: true, revealed: false } };
  }
  if (command?.type === "reveal_seed" && witness.own !== null) {
    return { ...witness, own: { ...witness.own, revealed: true } };
  }
  return witness;
}
