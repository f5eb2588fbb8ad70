/** What a place says of its player, at a table and on a television: who, how it stands with him, and in the round. */

import { formatNumber, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { BACK } from "../wire/constants.js";
import { avatar } from "./avatar.js";
import { playerName, signed } from "./words.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("./context.js").Sight} Sight */

/** Who has his points for certain. */
const SAFE = new Set(["stayed", "frozen"]);

/** @param {Sight} at @param {number} seat @returns {string} of his hand, or that he sits out or has left */
export function statusOf({ table }, seat) {
  return table.seated[seat] ? (table.hands[seat]?.status ?? "out") : "left";
}

/** @param {Sight} at @param {number} seat @returns {number | null} what the row would score; null: not known here */
export function pointsOf({ table, prompt, banked }, seat) {
  const known = prompt.worth[seat];
  if (known !== null && known !== undefined) return known;
  return table.hands[seat]?.down ? (banked[seat] ?? null) : null;
}

/** @param {Sight} at @param {number} seat @returns {boolean} what lies there shows only its backs */
export function isHidden({ table }, seat) {
  const cards = table.hands[seat]?.cards ?? [];
  return cards.length > 0 && cards.every((card) => card === BACK);
}

/** @param {Sight} at @param {number} seat @returns {number | null} from 1; null before a round is booked */
export function rankOf({ table: { totals, seated, history } }, seat) {
  if (history.length === 0 || !seated[seat]) return null;
  return 1 + totals.filter((total, other) => seated[other] && total > (totals[seat] ?? 0)).length;
}

/** The face, with the place in the ranking at its edge. @param {Sight} at @param {number} seat @returns {VNode} */
export function seatFace(at, seat) {
  const rank = rankOf(at, seat);
  return h(
    "span",
    { key: "face", class: "seat-face" },
    avatar(playerName(at, seat), null),
    rank !== null &&
      h(
        "span",
        { key: "rank", class: rank === 1 ? "seat-rank first numbers" : "seat-rank numbers", "data-about": "mark rank" },
        h("span", { "aria-hidden": "true" }, String(rank)),
        sr(t("seat.rank", { number: rank })),
      ),
  );
}

/** @param {Sight} at @param {number} seat @returns {VNode} */
export function seatTotal({ table }, seat) {
  const points = table.totals[seat] ?? 0;
  return h(
    "span",
    { key: "total", class: "seat-total numbers" },
    h("span", { class: "figure", "aria-hidden": "true" }, formatNumber(points)),
    h("span", { class: "figure-label", "aria-hidden": "true" }, t("seat.total.label")),
    sr(t("seat.total", { points })),
  );
}

/**
 * The points of the round, with what they are: at stake, safe, or gone.
 * @param {Sight} at
 * @param {number} seat
 * @returns {VNode}
 */
export function stake(at, seat) {
  const status = statusOf(at, seat);
  const points = status === "busted" ? 0 : pointsOf(at, seat);
  const key = "status";
  if (status === "out" || status === "left") {
    return h("span", { key, class: `stake ${status}`, "data-about": `status ${status}` }, icon(status), h("span", { class: "stake-label" }, t(`status.${status}`)));
  }
  return h(
    "span",
    { key, class: `stake ${status} numbers`, "data-about": `status ${status}` },
    status !== "active" && icon(status === "stayed" ? "check" : status),
    points !== null && h("strong", { key: "points", class: "figure", "aria-hidden": "true" }, status === "active" && points <= 0 ? signed(points) : formatNumber(points)),
    h("span", { key: "label", class: "stake-label", "aria-hidden": "true" }, t(points === null ? "stake.safe" : `stake.${status}`)),
    sr(spoken(status, points)),
  );
}

/** @param {string} status @param {number | null} points */
function spoken(status, points) {
  const state = t(`status.${status}`);
  if (points === null || status === "busted") return state;
  return `${state}: ${t(SAFE.has(status) ? "seat.banked" : "seat.worth", { count: points })}`;
}

/** @param {string} words @returns {VNode} */
export const sr = (words) => h("span", { class: "sr-only" }, `${words} `);
