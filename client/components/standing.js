/** How it stands after the rounds so far: who is ahead and by how much. */

import { goalOf } from "../games/common/goal.js";
import { formatList, t } from "../text/i18n.js";
import { playerName } from "./words.js";

/** @typedef {import("./context.js").Sight} Sight */

/** @param {Sight} at @returns {string} */
export function leadLine(at) {
  const { totals, seated, options, result } = at.table;
  const here = totals.map((total, seat) => ({ total, seat })).filter(({ seat }) => seated[seat]);
  const [first, second] = here.sort((a, b) => b.total - a.total);
  if (first === undefined || second === undefined) return "";
  const rest = goalOf(options) - first.total;
  if (first.total === second.total && result === null) {
    const level = here.filter(({ total }) => total === first.total);
    const players = formatList(level.map(({ seat }) => playerName(at, seat)));
    return t(rest > 0 ? "standing.level" : "standing.level.again", { players, rest });
  }
  const who = first.seat === at.viewer ? "you" : "leads";
  const params = { player: playerName(at, first.seat), count: first.total - second.total, rest };
  return t(result === null ? `standing.${who}` : `standing.${who}.end`, params);
}
