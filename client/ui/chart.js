/**
 * Totals over rounds as lines, told apart by the sign at each of their points and by the name at their end, not by
 * colour alone. Whoever hears the page gets a table.
 */

import { lastOf, reversed } from "../state/lists.js";
import { formatNumber, isolated, t } from "../text/i18n.js";
import { h } from "./dom.js";

/** @typedef {import("./dom.js").Node_} VNode */
/** @typedef {{name: string, values: number[], own?: boolean}} Series  a value for each round, from the start on */
/** @typedef {{x: number, y: number}} Point */
/**
 * @typedef {object} Curve
 * @property {Series} series
 * @property {Point[]} points
 * @property {number} place  among all, best first
 * @property {number | null} label  where its name stands; null: there is no room for it
 */

const WIDTH = 320;
const HEIGHT = 190;
const EDGE = { left: 32, right: 124, top: 12, bottom: 24 };
const RIGHT = WIDTH - EDGE.right;
const FLOOR = HEIGHT - EDGE.bottom;
/** Height of a name. */
const ROW = 17;
/** Letters of a name that fit beside the lines. */
const LETTERS = 8;
/** Rounds that get a number. */
const TICKS = 8;

/** The style sheet has so many; there are more signs, so that lines with the same sign differ in colour. */
const COLOURS = 5;
/** Each sign around (0, 0). */
const SIGNS = [
  "M0 -4 A4 4 0 1 0 0.01 -4 Z",
  "M-3.5 -3.5 H3.5 V3.5 H-3.5 Z",
  "M0 -5 L4.5 4 H-4.5 Z",
  "M0 -5 L5 0 L0 5 L-5 0 Z",
  "M0 5 L4.5 -4 H-4.5 Z",
  "M-4 -2 H-2 V-4 H2 V-2 H4 V2 H2 V4 H-2 V2 H-4 Z",
];

/**
 * Where everything goes. Only so many lines get a name as have room for it: the best, and one's own.
 *
 * @param {Series[]} series
 * @param {number} goal
 * @returns {{lines: Curve[], y: (value: number) => number, x: (round: number) => number}}
 */
export function layout(series, goal) {
  const rounds = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const all = series.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(goal, ...all)];
  const x = (/** @type {number} */ round) => EDGE.left + ((RIGHT - EDGE.left) * round) / rounds;
  const y = (/** @type {number} */ value) => FLOOR - ((FLOOR - EDGE.top) * (value - low)) / (high - low || 1);

  const best = [...series].sort((a, b) => (lastOf(b.values) ?? 0) - (lastOf(a.values) ?? 0));
  const room = Math.floor((FLOOR - EDGE.top) / ROW);
  const named = best.slice(0, room);
  const own = best.find((one) => one.own);
  if (own && !named.includes(own)) named[room - 1] = own;
  const heights = spread(named.map(({ values }) => y(lastOf(values) ?? 0)));
  const lines = best.map((one, place) => ({
    series: one,
    points: one.values.map((value, round) => ({ x: x(round), y: y(value) })),
    place,
    label: heights[named.indexOf(one)] ?? null,
  }));
  return { lines, x, y };
}

/** Names from top to bottom, none on another, as near to their lines as can be. @param {number[]} wanted */
function spread(wanted) {
  const heights = [...wanted];
  heights.forEach((height, place) => {
    heights[place] = Math.max(height, (heights[place - 1] ?? -Infinity) + ROW, EDGE.top);
  });
  for (let place = heights.length - 1; place >= 0; place -= 1) {
    heights[place] = Math.min(heights[place] ?? 0, (heights[place + 1] ?? FLOOR + ROW) - ROW);
  }
  return heights;
}

/**
 * @param {object} chart
 * @param {string} chart.title  says what the numbers are
 * @param {Series[]} chart.series
 * @param {number} chart.goal  drawn as a line of its own
 * @returns {VNode}
 */
export function lineChart({ title, series, goal }) {
  const { lines, x, y } = layout(series, goal);
  const rounds = Array.from({ length: (series[0]?.values.length ?? 1) - 1 }, (_, place) => place + 1);
  const step = Math.ceil(rounds.length / TICKS);
  return h(
    "figure",
    { key: "chart", class: "chart" },
    h(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", focusable: "false", translate: "no" },
      [0, goal].map((value) => [
        h("path", { class: value === goal ? "goal" : "zero", d: `M${EDGE.left} ${y(value)} H${RIGHT}` }),
        h("text", { x: EDGE.left - 5, y: y(value) + 4, "text-anchor": "end" }, formatNumber(value)),
      ]),
      rounds.map(
        (round) =>
          round % step === 0 &&
          h("text", { x: x(round), y: HEIGHT - 5, "text-anchor": "middle" }, formatNumber(round)),
      ),
      reversed(lines).map(drawn),
    ),
    h("div", { class: "sr-only" }, table(title, series, rounds)),
  );
}

/** @param {string} title @param {Series[]} series @param {number[]} rounds */
function table(title, series, rounds) {
  const head = [t("chart.start"), ...rounds.map((number) => t("table.round", { number }))];
  return h(
    "table",
    null,
    h("caption", null, title),
    h("tbody", null, [
      h("tr", null, h("td", null), head.map((name) => h("th", { scope: "col" }, name))),
      series.map(({ name, values }) =>
        h("tr", null, h("th", { scope: "row", translate: "no" }, name), values.map((value) => h("td", null, formatNumber(value)))),
      ),
    ]),
  );
}

/** @param {Curve} line @returns {VNode} */
function drawn({ series: { name, values, own }, points, place, label }) {
  const last = lastOf(points);
  const sign = SIGNS[place % SIGNS.length] ?? "";
  const at = (/** @type {Point} */ { x, y }) =>
    h("path", { class: "sign", d: sign, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
  const d = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L");
  const look = label === null ? "line unnamed" : `line c${place % COLOURS}`;
  return h(
    "g",
    { key: `line ${place}`, class: own ? `${look} own` : look },
    h("path", { class: "way", d: `M${d}` }),
    label !== null && last && [
      points.slice(1).map(at),
      h("path", { class: "lead", d: `M${last.x} ${last.y} L${RIGHT + 8} ${label}` }),
      at({ x: RIGHT + 13, y: label }),
      h("text", { x: RIGHT + 21, y: label + 4 }, `${formatNumber(lastOf(values) ?? 0)} ${isolated(short(name))}`),
    ],
  );
}

/** @param {string} name */
function short(name) {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join("")}…` : name;
}
