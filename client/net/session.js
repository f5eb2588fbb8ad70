/** Who this browser is, at which table: the seat secrets, the seeds it gave, and the name typed last. */

import { SEED_BYTES } from "../wire/constants.js";
import { memory } from "./storage.js";

/** How many of the tables with a seat are listed. */
const SEATS = 3;

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
 * @property {(code: string) => string} newSeed  32 random bytes, hex; remembered for the check after the game
 * @property {(code: string) => string | null} seed  the seed given last
 * @property {() => string} name
 * @property {(name: string) => void} keepName
 */

/**
 * @param {import("./storage.js").Memory} store
 * @returns {Session}
 */
export function createSession(store = memory) {
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
      store.remove(`seed.${code}`);
      store.set("seats", seats().filter((other) => other !== code).join(" "));
    },
    newSeed(code) {
      const seed = randomHex(SEED_BYTES);
      store.set(`seed.${code}`, seed);
      return seed;
    },
    seed: (code) => store.get(`seed.${code}`),
    name: () => store.get("name") ?? "",
    keepName: (name) => store.set("name", name),
  };
}

/**
 * @param {number} bytes
 * @returns {string} that many random bytes as hex; works on pages without a secure context too
 */
export function randomHex(bytes) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
