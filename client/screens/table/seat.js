/** One player at the table: who, how it stands with him, and what lies in front of him. */

import { aboutButton } from "../../components/ask.js";
import { cardItem, inOrder, isNumber } from "../../components/cards.js";
import { isHidden, seatFace, seatTotal, sr, stake } from "../../components/stake.js";
import { memberAt, playerName } from "../../components/words.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { cardChoice, seatChoice } from "./choices.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */
/** @typedef {import("./ring.js").RingPlace} RingPlace */

/**
 * @param {TableContext} at
 * @param {number} seat
 * @param {RingPlace | null} [place]  on a wide table; null: one's own
 * @returns {VNode}
 */
export function seatPanel(at, seat, place = null) {
  const { table, prompt } = at;
  const hand = /** @type {import("../../wire/types.js").Hand} */ (table.hands[seat]);
  const own = place === null;
  const asked = prompt.decision?.seat === seat;
  const classes = ["seat", hand.status, asked && "asked", !table.seated[seat] && "gone", isHidden(at, seat) && "hidden"];
  return h(
    own ? "section" : "li",
    {
      key: `seat ${seat}`,
      class: classes.filter(Boolean).join(" "),
      mark: own ? "own-seat" : null,
      "data-seat": seat,
      ...(own ? {} : { role: "listitem", style: { "--column": String(place.column), "--row": String(place.row), "--wide": String(place.wide) } }),
    },
    aboutButton(t("about.seat", { player: playerName(at, seat) }), () => at.explain({ about: seat })),
    h(
      "div",
      { key: "head", class: "seat-head" },
      asked &&
        h("span", { key: "turn", class: "turn-mark", "data-about": "mark turn" }, icon("turn"), sr(t("seat.asked"))),
      seatFace(at, seat),
      h("h3", { key: "name", class: "seat-name", translate: "no" }, playerName(at, seat)),
      marks(at, seat),
      seatTotal(at, seat),
    ),
    row(at, seat, hand.cards),
    h("div", { key: "side", class: "seat-side" }, seatChoice(at, seat), stake(at, seat)),
  );
}

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

/** @param {TableContext} at @param {number} seat @param {number[]} cards */
function row(at, seat, cards) {
  const numbers = cards.filter((card) => isNumber(at, card)).length;
  return h(
    "div",
    { key: "row", class: "seat-row" },
    h(
      "ul",
      { key: "cards", class: "hand", "aria-label": t("seat.cards"), style: { "--cards": String(cards.length), "--gaps": String(Math.max(1, cards.length - 1)) } },
      inOrder(at, cards).map((card, place) =>
        cardItem(at, card, place, {
          apart: place > 0 && place === numbers,
          inside: (picture) => cardChoice(at, seat, card, picture) ?? picture,
        }),
      ),
    ),
  );
}
