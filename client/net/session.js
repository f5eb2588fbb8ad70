/** Who this browser is, at which table: the seat secrets, the seeds it gave, and the name typed last. */

import { SEED_BYTES } from "../wire/constants.js";
import { memory } from "./storage.js";

/** How many of the tables with a seat are listed. */
const SEATS = 3;
/** How many games of a table a seed is remembered for. */
const SEEDS = 4;

/**
 * @typedef {object} Session
 * @property {(code: string) => string | null} token  the seat secret at the table `code`
 * @property {(code: string, token: string) => void} keepToken
 * @property {(code: string) => boolean} isKept  whether this browser knows that secret after a reload
 * @property {() => string[]} seats  the tables with such a secret, the one used last first
 * @property {(code: string, token: string) => void} renewToken  another secret; the former one is kept until it is
 *   known which of the two the server has
 * @property {(code: string) => void} settleToken  that is known: the former one goes
 * @property {(code: string) => boolean} swapTokens  takes the other of the two; false: there is no other
 * @property {(code: string) => void} forget  drops everything about the table `code`
 * @property {(code: string, game: string) => string} newSeed  32 random bytes, hex; remembered with the id of the game
 * @property {(code: string, game: string) => string | null} seed  the one that was made for that game
 * @property {(code: string) => any} seen  what was kept of the table `code`; null: nothing
 * @property {(code: string, seen: object) => void} keepSeen
 * @property {() => string} name
 * @property {(name: string) => void} keepName
 */

/**
 * @param {import("./storage.js").Memory} store
 * @returns {Session}
 */
export function createSession(store = memory) {
  /** @param {string} code @returns {[string, string][]} */
  const seeds = (code) => parsed(store.get(`seeds.${code}`)) ?? [];
  /** @returns {string[]} */
  const seats = () => (store.get("seats") ?? "").split(" ").filter(Boolean);

  return {
    token: (code) => store.get(`token.${code}`),
    keepToken(code, token) {
      store.set(`token.${code}`, token);
      store.set("seats", [code, ...seats().filter((other) => other !== code)].slice(0, SEATS).join(" "));
    },
    isKept: (code) => store.kept(`token.${code}`),
    seats,
    renewToken(code, token) {
      store.set(`former.${code}`, store.get(`token.${code}`) ?? "");
      store.set(`token.${code}`, token);
    },
    settleToken: (code) => store.remove(`former.${code}`),
    swapTokens(code) {
      const former = store.get(`former.${code}`);
      if (!former) return false;
      store.set(`former.${code}`, store.get(`token.${code}`) ?? "");
      store.set(`token.${code}`, former);
      return true;
    },
    forget(code) {
      store.remove(`token.${code}`);
      store.remove(`former.${code}`);
      store.remove(`seeds.${code}`);
      store.remove(`seen.${code}`);
      store.set("seats", seats().filter((other) => other !== code).join(" "));
    },
    newSeed(code, game) {
      const seed = randomHex(SEED_BYTES);
      const older = seeds(code).filter(([id]) => id !== game);
      store.set(`seeds.${code}`, JSON.stringify([[game, seed], ...older].slice(0, SEEDS)));
      return seed;
    },
    seed: (code, game) => seeds(code).find(([id]) => id === game)?.[1] ?? null,
    seen: (code) => parsed(store.get(`seen.${code}`)),
    keepSeen: (code, seen) => store.set(`seen.${code}`, JSON.stringify(seen)),
    name: () => store.get("name") ?? "",
    keepName: (name) => store.set("name", name),
  };
}

/** @param {string | null} text @returns {any} null: there is none, or somebody else has written it */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {number} bytes
 * @returns {string} that many random bytes as hex; works on pages without a secure context too
 */
export function randomHex(bytes) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
