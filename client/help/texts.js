/** The texts of all explanations, fetched once for each language when they are first needed. */

import { addTexts, language } from "../core/i18n.js";
import { COMPANIONS } from "../i18n/catalogues.js";

/** @type {Map<string, Promise<void>>} */
const fetches = new Map();
/** @type {Set<string>} */
const here = new Set();

/** Whether explanations in the language in use can be shown now. */
export const textsHere = () => here.has(language());

/** @returns {Promise<void>} resolved when they can; rejected when they did not arrive: then it can be tried again */
export function fetchTexts() {
  const wanted = language();
  const running = fetches.get(wanted);
  if (running) return running;
  const fetching = load(wanted);
  fetches.set(wanted, fetching);
  fetching.catch(() => fetches.delete(wanted));
  return fetching;
}

/** @param {string} wanted */
async function load(wanted) {
  const companion = COMPANIONS[wanted];
  if (companion) addTexts(wanted, await companion());
  here.add(wanted);
}
