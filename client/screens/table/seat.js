/** One player at the table: who, how it stands with him, and what lies in front of him. */

import { t } from "../../core/i18n.js";
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
 * @param {string} tag  "li" in the list of players, "section" for one's own place
 * @returns {VNode}
 */
export function seatPanel(at, seat, tag = "li") {
  const { table, prompt } = at;
  const hand = /** @type {import("../../core/types.js").Hand} */ (table.hands[seat]);
  const asked = prompt.decision?.seat === seat;
  const classes = ["seat", hand.status, asked && "asked", !table.seated[seat] && "gone", hand.down && "down"];
  return h(
    tag,
    { key: `seat ${seat}`, class: classes.filter(Boolean).join(" "), "data-seat": seat },
    h(
      "div",
      { key: "head", class: "seat-head" },
      asked && h("span", { key: "turn", class: "turn-mark" }, icon("turn"), sr(t("seat.asked"))),
      h("h3", { key: "name", class: "seat-name" }, playerName(at, seat)),
      marks(at, seat),
      worth(at, seat),
      h(
        "span",
        { key: "total", class: "seat-total numbers", title: t("seat.total") },
        sr(t("seat.total")),
        String(table.totals[seat] ?? 0),
      ),
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
 */
function worth({ prompt }, seat) {
  const points = prompt.worth[seat];
  if (points === null || points === undefined) return null;
  const words = t("seat.worth", { count: points });
  return h(
    "span",
    { key: "worth", class: "worth numbers", title: words },
    h("span", { "aria-hidden": "true" }, signed(points)),
    sr(words),
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
