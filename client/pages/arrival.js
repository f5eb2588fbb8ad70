/** From the start page to a table: the name was typed there, so the table need not ask again. */

import { pageUrl } from "../core/place.js";
import { createMemory } from "../core/storage.js";

const memory = createMemory(() => sessionStorage);
const KEY = "arriving";

/** @param {string} code */
export function goToTable(code) {
  memory.set(KEY, code);
  location.assign(pageUrl({ code, watch: false }));
}

/** @param {string} code @returns {boolean} true once: this browser came from the start page to this table */
export function justArrived(code) {
  const came = memory.get(KEY) === code;
  memory.remove(KEY);
  return came;
}
