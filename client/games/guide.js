/** What the explanations ask about a game; a game that this client does not know has nothing to say. */

import { GAMES } from "./index.js";

/** @param {string} game @returns {import("./common/types.js").Section[]} */
export function sectionsOf(game) {
  return GAMES[game]?.guide ?? [];
}

/**
 * @param {import("../wire/types.js").Options} options
 * @param {import("./common/types.js").Counted} row
 * @returns {string | null} the number of the rule by which these cards were counted
 */
export function countingRule(options, row) {
  return GAMES[options.game]?.countingRule(options, row) ?? null;
}
