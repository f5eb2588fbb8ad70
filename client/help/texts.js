/** The texts of all explanations, fetched once for each language when they are first needed. */

import { COMPANIONS } from "../text/catalogues.js";
import { addTexts, language } from "../text/i18n.js";

/** @param {import("../text/catalogues.js").Catalogues} catalogues  of texts that are not needed at once */
export function lazily(catalogues) {
  /** @type {Map<string, Promise<void>>} */
  const fetches = new Map();
  /** @type {Set<string>} */
  const here = new Set();

  /** @param {string} wanted */
  async function load(wanted) {
    const catalogue = catalogues[wanted];
    if (catalogue) addTexts(wanted, await catalogue());
    here.add(wanted);
  }

  return {
    /** Whether they can be shown now in the language in use. */
    textsHere: () => here.has(language()),

    /** @returns {Promise<void>} resolved when they can; rejected when they did not arrive: then try again */
    fetchTexts() {
      const wanted = language();
      const running = fetches.get(wanted);
      if (running) return running;
      const fetching = load(wanted);
      fetches.set(wanted, fetching);
      fetching.catch(() => fetches.delete(wanted));
      return fetching;
    },
  };
}

export const { textsHere, fetchTexts } = lazily(COMPANIONS);
