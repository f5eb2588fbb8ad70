/**
 * The running game on a television: everybody around the table, and in the middle what just happened and who is asked.
 * It is read from five metres: one thing at a time, and every number with what it is.
 */

import { cardItem, inOrder } from "../../components/cards.js";
import { countdown } from "../../components/countdown.js";
import { askedLine, pendingNotes } from "../../components/pending.js";
import { isHidden, seatFace, seatTotal, stake, statusOf } from "../../components/stake.js";
import { codeOf, memberAt, optionParams, playerName } from "../../components/words.js";
import { drawing } from "../../games/faces.js";
import { findLastIndex, lastOf } from "../../state/lists.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { ringOf, ringStyle } from "../table/ring.js";
import { tvInvitation } from "./invitation.js";
import { tvScores } from "./scores.js";

/** @typedef {import("../../components/context.js").Sight} Sight */
/** @typedef {import("../table/ring.js").RingPlace} RingPlace */
/** @typedef {import("./tv.js").TvProps} TvProps */

/** From so many on, the cards of the one who is asked are shown once more, large. */
const MANY = 9;
/** From so many on there is room for a line of each, and no more. */
const CROWD = 13;

/** @param {Sight} at @param {TvProps} props @param {boolean} scores */
export function tvGame(at, props, scores) {
  const { hands } = at.table;
  const score = scores ? lastOf(at.table.history) : undefined;
  const ring = ringOf(hands.length);
  const look = hands.length >= CROWD ? "tv-game on-table many crowd" : hands.length >= MANY ? "tv-game on-table many" : "tv-game on-table";
  return h(
    "main",
    { key: "game", class: score === undefined ? look : "tv-game on-table scored", style: ringStyle(ring) },
    h("h1", { key: "title", class: "sr-only" }, t("table.round", { number: at.table.round })),
    score !== undefined
      ? [tvScores(at, score), foot(at, props)]
      : [
          middle(at, hands.length >= MANY),
          h(
            "ol",
            { key: "seats", class: "tv-seats", role: "list", "aria-label": t("table.players") },
            hands.map((_, seat) => place(at, seat, /** @type {RingPlace} */ (ring.places[seat]))),
          ),
          foot(at, props),
        ],
  );
}

/** @param {Sight} at @param {boolean} many */
function middle(at, many) {
  const { table } = at;
  const { decision } = at.prompt;
  const top = lastOf(table.discard);
  return h(
    "section",
    { key: "middle", class: "tv-middle", "aria-label": t("table.middle") },
    h(
      "div",
      { key: "piles", class: "tv-piles" },
      pile("deck", t("pile.deck"), table.deck, table.deck > 0 ? drawing(null, table.options.game) : null),
      pile("discard", t("pile.discard"), table.discard.length, top === undefined ? null : drawing(codeOf(at, top), table.options.game)),
      h(
        "ul",
        { key: "limbo", class: "limbo hand", "aria-label": t("table.limbo"), hidden: table.limbo.length === 0 },
        table.limbo.map((card, order) => cardItem(at, card, order)),
      ),
      many && decision !== null && table.limbo.length === 0 && large(at, decision.seat),
    ),
    said(at),
    h(
      "div",
      { key: "asked", class: "tv-asked" },
      at.room.paused
        ? h("p", { class: "tv-turn" }, icon("clock"), t("pause.on"))
        : decision !== null && h("p", { class: "tv-turn" }, icon("turn"), askedLine(at)),
      countdown(at),
    ),
  );
}

/** What happened last, and what is still to come of it. @param {Sight} at */
function said(at) {
  // What came before the points of the last round is old.
  const begun = findLastIndex(at.log, ({ look }) => look === "points") + 1;
  const last = lastOf(at.log.slice(begun));
  return h(
    "div",
    { key: "said", class: "tv-said", role: "status" },
    last && h("p", { key: last.id, class: `tv-last ${last.look}` }, last.text),
    at.reshuffled !== null && h("p", { key: "shuffle", class: "note warn" }, t("table.reshuffled", { count: at.reshuffled })),
    pendingNotes(at)
      .slice(0, 2)
      .map(({ text }, order) => h("p", { key: order, class: "note" }, text)),
  );
}

/** The cards of whoever is asked. @param {Sight} at @param {number} seat */
function large(at, seat) {
  const { game } = at.table.options;
  return h(
    "ul",
    { key: "large", class: "tv-large", "aria-hidden": "true" },
    inOrder(at, at.table.hands[seat]?.cards ?? []).map((card, order) =>
      h("li", { key: order }, drawing(codeOf(at, card), game)),
    ),
  );
}

/** @param {Sight} at @param {number} seat @param {RingPlace} where */
function place(at, seat, { column, row, wide }) {
  const hand = /** @type {import("../../wire/types.js").Hand} */ (at.table.hands[seat]);
  const asked = at.prompt.decision?.seat === seat;
  const away = memberAt(at.room, seat)?.away;
  const count = hand.cards.length;
  const classes = ["seat", statusOf(at, seat), asked && "asked", isHidden(at, seat) && "hidden"];
  return h(
    "li",
    {
      key: seat,
      role: "listitem",
      class: classes.filter(Boolean).join(" "),
      "data-seat": seat,
      style: { "--column": String(column), "--row": String(row), "--wide": String(wide) },
    },
    h(
      "div",
      { key: "head", class: "seat-head" },
      seatFace(at, seat),
      h("h2", { key: "name", class: "seat-name", translate: "no" }, playerName(at, seat)),
      away && h("span", { key: "away", class: "mark warm" }, icon("away")),
      seatTotal(at, seat),
    ),
    h(
      "div",
      { key: "row", class: "seat-row" },
      h(
        "ul",
        { key: "cards", class: "hand", "aria-label": t("seat.cards"), style: { "--cards": String(count), "--gaps": String(Math.max(1, count - 1)) } },
        inOrder(at, hand.cards).map((card, order) => cardItem(at, card, order)),
      ),
    ),
    h("div", { key: "side", class: "seat-side" }, stake(at, seat)),
  );
}

/** Small: whoever wants to join can. @param {Sight} at @param {TvProps} props */
function foot(at, { code }) {
  return h(
    "footer",
    { key: "foot", class: "tv-foot" },
    h(
      "p",
      { key: "round" },
      h("strong", { class: "tv-round" }, t("table.round", { number: at.table.round })),
      " ",
      h("span", { class: "muted" }, t("table.target", optionParams(at.table.options))),
    ),
    tvInvitation(code),
  );
}

/** @param {string} name @param {string} label @param {number} count @param {import("../../ui/dom.js").Node_ | null} top */
function pile(name, label, count, top) {
  return h(
    "div",
    { key: name, class: `pile ${name}`, "data-pile": name },
    h("div", { class: top === null ? "pile-top empty" : "pile-top" }, top),
    h("p", null, h("span", { class: "muted" }, label), " ", h("strong", { class: "numbers" }, count)),
  );
}
