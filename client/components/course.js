/** How it came to the totals of now, as a chart. */

import { goalOf } from "../games/common/goal.js";
import { lastOf } from "../state/lists.js";
import { t } from "../text/i18n.js";
import { lineChart } from "../ui/chart.js";
import { h } from "../ui/dom.js";
import { playerName } from "./words.js";

/** @typedef {import("./context.js").Sight} Sight */

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
