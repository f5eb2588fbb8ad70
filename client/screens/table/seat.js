/** One player at the table: who, how it stands with him, and what lies in front of him. */

import { aboutButton } from "../../components/ask.js";
import { cardItem, inOrder, isNumber } from "../../components/cards.js";
import { memberAt, playerName, signed } from "../../components/words.js";
import { formatNumber, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { cardChoice, seatChoice } from "./choices.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/**
 * @param {TableContext} at
 * @param {number} seat
 * @param {boolean} [own]  one's own place, which has room for words
 * @returns {VNode}
 */
export function seatPanel(at, seat, own = false) {
  const { table, prompt } = at;
  const hand = /** @type {import("../../wire/types.js").Hand} */ (table.hands[seat]);
  const asked = prompt.decision?.seat === seat;
  const classes = ["seat", hand.status, asked && "asked", !table.seated[seat] && "gone", hand.down && "down"];
  return h(
    own ? "section" : "li",
    { key: `seat ${seat}`, class: classes.filter(Boolean).join(" "), mark: own ? "own-seat" : null, "data-seat": seat },
    aboutButton(t("about.seat", { player: playerName(at, seat) }), () => at.explain({ about: seat })),
    h(
      "div",
      { key: "head", class: "seat-head" },
      asked &&
        h(
          "span",
          { key: "turn", class: "turn-mark", "data-about": "mark turn" },
          icon("turn"),
          sr(t("seat.asked")),
        ),
      h("h3", { key: "name", class: "seat-name", translate: "no" }, playerName(at, seat)),
      marks(at, seat),
      worth(at, seat, own),
      total(table.totals[seat] ?? 0, own),
    ),
    row(at, seat, hand.cards),
    h("div", { key: "side", class: "seat-side" }, !own && seatChoice(at, seat), status(at, seat)),
  );
}

/** @param {string} words @returns {VNode} */
const sr = (words) => h("span", { class: "sr-only" }, `${words} `);

/** @param {TableContext} at @param {number} seat */
function marks(at, seat) {
  const member = memberAt(at.room, seat);
  return [
    at.table.dealer === seat && mark("dealer", "deck", t("seat.dealer")),
    member?.bot && mark("bot", "bot", t("member.bot")),
    member?.autoplay && mark("autoplay", "bot", t("member.autoplay"), "warm"),
    member?.away && mark("away", "away", t("member.away"), "warm"),
  ];
}

/** @param {string} topic @param {string} sign @param {string} label @param {string} [look] */
function mark(topic, sign, label, look = "") {
  return h("span", { key: topic, class: `mark ${topic} ${look}`, "data-about": `mark ${topic}` }, icon(sign), sr(label));
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
    : h(
        "span",
        { key: "status", class: `badge ${state}`, "data-about": `status ${state}` },
        icon(state),
        t(`status.${state}`),
      );
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

/** @param {TableContext} at @param {number} seat @param {number[]} cards */
function row(at, seat, cards) {
  const numbers = cards.filter((card) => isNumber(at, card)).length;
  return h(
    "ul",
    { key: "cards", class: "hand", "aria-label": t("seat.cards"), style: { "--cards": String(cards.length) } },
    inOrder(at, cards).map((card, place) =>
      cardItem(at, card, place, {
        apart: place > 0 && place === numbers,
        inside: (picture) => cardChoice(at, seat, card, picture) ?? picture,
      }),
    ),
  );
}
