/** One player at the table: who, how it stands with him, and what lies in front of him. */

import { formatNumber, t } from "../../core/i18n.js";
import { face } from "../../faces/faces.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { cardItem } from "../cards.js";
import { codeOf, memberAt, playerName, signed } from "../words.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../context.js").TableContext} TableContext */

/**
 * @param {TableContext} at
 * @param {number} seat
 * @param {boolean} [own]  one's own place, which has room for words
 * @returns {VNode}
 */
export function seatPanel(at, seat, own = false) {
  const { table, prompt } = at;
  const hand = /** @type {import("../../core/types.js").Hand} */ (table.hands[seat]);
  const asked = prompt.decision?.seat === seat;
  const classes = ["seat", hand.status, asked && "asked", !table.seated[seat] && "gone", hand.down && "down"];
  return h(
    own ? "section" : "li",
    { key: `seat ${seat}`, class: classes.filter(Boolean).join(" "), "data-seat": seat },
    h(
      "div",
      { key: "head", class: "seat-head" },
      asked && h("span", { key: "turn", class: "turn-mark" }, icon("turn"), sr(t("seat.asked"))),
      h("h3", { key: "name", class: "seat-name" }, playerName(at, seat)),
      marks(at, seat),
      worth(at, seat, own),
      total(table.totals[seat] ?? 0, own),
    ),
    row(at, hand.cards),
    status(at, seat),
  );
}

/** @param {string} words @returns {VNode} */
const sr = (words) => h("span", { class: "sr-only" }, `${words} `);

/** @param {TableContext} at @param {number} seat */
function marks(at, seat) {
  const member = memberAt(at.room, seat);
  return [
    at.table.dealer === seat && mark("deck", t("seat.dealer"), "dealer"),
    member?.bot && mark("bot", t("member.bot")),
    member?.away && mark("away", t("member.away"), "warm"),
  ];
}

/** @param {string} name @param {string} label @param {string} [look] */
function mark(name, label, look = "") {
  return h("span", { key: name, class: `mark ${look}`, title: label }, icon(name), sr(label));
}

/**
 * Being in the round is what needs no sign to the eye.
 * @param {TableContext} at
 * @param {number} seat
 */
function status({ table }, seat) {
  const state = table.seated[seat] ? (table.hands[seat]?.status ?? "out") : "left";
  return state === "active"
    ? h("span", { key: "status", class: "sr-only" }, t("status.active"))
    : h("span", { key: "status", class: `badge ${state}` }, icon(state), t(`status.${state}`));
}

/**
 * What the row would score now.
 * @param {TableContext} at
 * @param {number} seat
 * @param {boolean} own
 */
function worth({ prompt }, seat, own) {
  const points = prompt.worth[seat];
  if (points === null || points === undefined) return null;
  return figure("worth", signed(points), t("seat.worth", { count: points }), own);
}

/** @param {number} points @param {boolean} own */
function total(points, own) {
  return figure("seat-total", formatNumber(points), t("seat.total", { points }), own);
}

/**
 * @param {string} look
 * @param {string} short  for the eye, where room is scarce
 * @param {string} words  for the ear, and for the eye in one's own place
 * @param {boolean} own
 */
function figure(look, short, words, own) {
  return h(
    "span",
    { key: look, class: `${look} numbers`, title: words },
    own ? words : [h("span", { "aria-hidden": "true" }, short), sr(words)],
  );
}

/** Number cards first, as they came, then the others. @param {TableContext} at @param {number[]} cards */
function row(at, cards) {
  const isNumber = (/** @type {number} */ card) =>
    face(codeOf(at, card), at.table.options.game).kind === "number";
  const numbers = cards.filter(isNumber);
  const others = cards.filter((card) => !isNumber(card));
  return h(
    "ul",
    { key: "cards", class: "hand", "aria-label": t("seat.cards") },
    numbers.map((card, place) => cardItem(at, card, place)),
    others.map((card, place) =>
      cardItem(at, card, numbers.length + place, place === 0 && numbers.length > 0),
    ),
  );
}
