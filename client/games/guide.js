/** What the explanations ask about a game; a game that this client does not know has nothing to say. */

import { GAMES } from "./index.js";

/** @param {string} game @returns {import("./common/types.js").Section[]} */
export function sectionsOf(game) {
  return GAMES[game]?.guide ?? [];
}
