/** The end of a round: what lies before each player is added up, goes to the totals, and puts everybody in a new order. */

import { leadLine } from "../../components/standing.js";
import { playerName, signed } from "../../components/words.js";
import { formatNumber, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { counter, countUp } from "./counter.js";
import { EASE, POP } from "./frames.js";
import { moved } from "./moves.js";

/** @typedef {import("./stage.js").Playing} Playing */
/** @typedef {import("../../wire/types.js").ScoreLine} ScoreLine */

/** What the words of a row need, in pixels. */
const CHIP = 130;
/** Rows below each other before there is another column. */
const ROWS = 12;

/** All cards are turned up, and each row says what it is worth. @param {Playing} play */
export function opened(play) {
  const { scene, kit, seatOf } = play;
  if (!kit.still) moved(play);
  for (const [place, line] of (scene.score?.lines ?? []).entries()) {
    const seat = seatOf(line.seat);
    if (!seat || line.status === "out") continue;
    const chip = kit.put(besideCards(seat), `chip ${line.status}`, h("span", { class: "chip-words numbers" }, sum(line)));
    const from = 0.25 + (0.25 * place) / (scene.score?.lines.length ?? 1);
    kit.animate(/** @type {Element} */ (chip.firstElementChild), POP, { from, to: from + 0.2 });
  }
}

/** Behind the cards if there is room, else over their lower edge. @param {import("./spots.js").Spot} seat */
function besideCards({ item, box }) {
  const row = item.querySelector(".hand")?.getBoundingClientRect() ?? box;
  const last = item.querySelector(".hand > li:last-child")?.getBoundingClientRect();
  const right = last ? last.right : row.x;
  const room = box.x + box.width - right;
  const height = Math.max(row.height, 48);
  if (room >= CHIP) return { x: right + 6, y: row.y, width: Math.min(room - 6, CHIP * 2), height };
  const width = Math.max(box.width, CHIP);
  return { x: box.x + (box.width - width) / 2, y: row.y + row.height - 30, width, height: 48 };
}

/** @param {ScoreLine} line */
function sum({ status, formula, points }) {
  const short = formula.split(" = ").slice(0, -1).join(" = ");
  return [
    short !== "" && h("span", { class: "chip-formula" }, short),
    h("strong", null, status === "busted" && points === 0 ? t("status.busted") : signed(points)),
  ];
}

/** Points go to the totals, the order changes, and it is said what it takes to win. @param {Playing} play */
export function scored(play) {
  const { scene, at, kit } = play;
  const { score } = scene;
  if (score === null) return;
  if (!kit.still) moved(play);
  const { totals, seated } = at.table;
  const gained = new Map(score.lines.map(({ seat, points }) => [seat, points]));
  const was = (/** @type {number} */ seat) => (totals[seat] ?? 0) - (gained.get(seat) ?? 0);
  const here = totals.map((_, seat) => seat).filter((seat) => seated[seat]);
  const before = [...here].sort((a, b) => was(b) - was(a));
  const after = [...here].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));

  const { box, columns, high, wide } = sizes(here.length);
  kit.animate(kit.cover("dusk deep"), fades());
  const panel = kit.put(
    box,
    "tally",
    h("h2", { class: "tally-title" }, t("round.over", { number: score.round })),
    h("ol", { class: "tally-rows" }, before.map((seat) => rowOf(at, seat, was(seat), gained.get(seat)))),
    h("p", { class: "tally-rest" }, leadLine(at)),
  );
  kit.animate(panel, fades());
  const list = /** @type {HTMLElement} */ (panel.querySelector(".tally-rows"));
  list.style.cssText = `--high:${high}px;--wide:${wide}px`;
  const spot = (/** @type {number} */ place) => {
    const down = Math.ceil(here.length / columns);
    return `translate(${Math.floor(place / down) * wide}px, ${(place % down) * high}px)`;
  };
  for (const [place, row] of [...list.children].entries()) {
    const seat = before[place] ?? 0;
    const here = { transform: spot(place) };
    const there = { transform: spot(after.indexOf(seat)) };
    kit.animate(row, [{ ...here, offset: 0 }, { ...here, offset: 0.52, easing: EASE }, { ...there, offset: 0.72 }, { ...there, offset: 1 }]);
    countUp(kit, row, { from: 0.2, to: 0.46 });
    const points = row.querySelector(".tally-points");
    if (points && !kit.still) kit.animate(points, [
      { transform: "none", opacity: 0, offset: 0 },
      { transform: "none", opacity: 0, offset: 0.06 },
      { transform: "scale(1.2)", opacity: 1, offset: 0.12 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { transform: "translateX(60%) scale(0.7)", opacity: 0, offset: 0.46 },
      { transform: "translateX(60%) scale(0.7)", opacity: 0, offset: 1 },
    ]);
  }
  const rest = panel.querySelector(".tally-rest");
  if (rest) kit.animate(rest, [{ opacity: 0 }, { opacity: 1 }], { from: 0.68, to: 0.76 });
}

/** @param {import("../../components/context.js").Sight} at @param {number} seat @param {number} was @param {number | undefined} points */
function rowOf(at, seat, was, points) {
  return h(
    "li",
    { class: seat === at.viewer ? "tally-row own" : "tally-row" },
    h("span", { class: "tally-name" }, playerName(at, seat)),
    points !== undefined && h("span", { class: "tally-points numbers" }, signed(points)),
    h("strong", { class: "tally-total numbers" }, counter(was, was + (points ?? 0), formatNumber)),
  );
}

/** How much room so many rows have. @param {number} rows */
function sizes(rows) {
  const [across, down] = [document.documentElement.clientWidth, innerHeight];
  const columns = Math.min(Math.ceil(rows / ROWS), Math.max(1, Math.floor(across / 260)));
  const width = Math.min(across - 24, columns === 1 ? Math.max(340, across * 0.36) : columns * 360);
  const each = Math.ceil(rows / columns);
  const high = Math.min(56, Math.max(20, (down * 0.86 - 130) / each));
  const height = Math.min(down - 16, each * high + 130);
  return {
    columns,
    high,
    wide: (width - 32) / columns,
    box: { x: (across - width) / 2, y: Math.max(8, (down - height) * 0.42), width, height },
  };
}

function fades() {
  return [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.95 }, { opacity: 0 }];
}
