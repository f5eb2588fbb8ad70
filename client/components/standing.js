/** How it stands after the rounds so far: who is ahead and by how much, and how it came to that. */

import { goalOf } from "../games/common/goal.js";
import { lastOf } from "../state/lists.js";
import { formatList, t } from "../text/i18n.js";
import { lineChart } from "../ui/chart.js";
import { h } from "../ui/dom.js";
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

/** The totals over the rounds; one round makes no picture. @param {Sight} at */
export function course(at) {
  const { history, totals, options } = at.table;
  if (history.length < 2) return null;
  const series = totals.map((total, seat) => {
    const points = history.map(({ lines }) => lines.find((line) => line.seat === seat)?.points ?? 0);
    /** Who came later began with points. */
    const start = total - points.reduce((sum, one) => sum + one, 0);
    const values = points.reduce((sums, one) => [...sums, (lastOf(sums) ?? 0) + one], [start]);
    return { name: playerName(at, seat), values, own: seat === at.viewer };
  });
  return h(
    "div",
    { key: "course", class: "course" },
    lineChart({ title: t("standing.course"), series, goal: goalOf(options) }),
  );
}
