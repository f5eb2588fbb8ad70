/** The parts of the catalogues that not every page needs, each fetched once for each language. */

import { fetchPart, language } from "./i18n.js";

/**
 * @typedef {object} Part
 * @property {() => boolean} ready  its messages are here in the language in use
 * @property {() => Promise<void>} fetch  resolved when they are; rejected when they did not arrive: then try again
 */

/** @param {string} name @returns {Part} */
function part(name) {
  /** @type {Map<string, Promise<void>>} */
  const fetches = new Map();
  /** @type {Set<string>} */
  const here = new Set();

  return {
    ready: () => here.has(language()),

    fetch() {
      const wanted = language();
      const running = fetches.get(wanted);
      if (running) return running;
      const fetching = fetchPart(name, wanted).then(() => void here.add(wanted));
      fetches.set(wanted, fetching);
      fetching.catch(() => fetches.delete(wanted));
      return fetching;
    },
  };
}

/** The texts of all explanations. */
export const HELP = part("help");
/** What the coach of a lesson says. */
export const COACH = part("coach");
/** What the score board says. */
export const BOARD = part("board");
