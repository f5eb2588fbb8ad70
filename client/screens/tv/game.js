/** The running game on a television: what just happened, who is asked, and what lies in front of everybody. */

import { cardItem, inOrder } from "../../components/cards.js";
import { countdown } from "../../components/countdown.js";
import { askedLine, pendingNotes } from "../../components/pending.js";
import { codeOf, memberAt, optionParams, playerName, signed } from "../../components/words.js";
import { drawing } from "../../games/faces.js";
import { findLastIndex, lastOf } from "../../state/lists.js";
import { formatNumber, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { tvInvitation } from "./invitation.js";
import { tvScores } from "./scores.js";
import { placesFor } from "./shape.js";

/** @typedef {import("../../components/context.js").Sight} Sight */
/** @typedef {import("./tv.js").TvProps} TvProps */

/** From so many on, the one who is asked is shown once more, large. */
const MANY = 9;
/** Cards in a row of usual length; more of them make their own row smaller. */
const ROW = 5;
const SHORT_ROW = 4;

/** @param {Sight} at @param {TvProps} props @param {boolean} scores */
export function tvGame(at, props, scores) {
  const { hands } = at.table;
  const many = hands.length >= MANY;
  const score = scores ? lastOf(at.table.history) : undefined;
  return h(
    "main",
    { key: "game", class: many ? "tv-game on-table many" : "tv-game on-table" },
    h("h1", { key: "title", class: "sr-only" }, t("table.round", { number: at.table.round })),
    news(at, many),
    score !== undefined
      ? tvScores(at, score)
      : h(
          "ol",
          {
            key: "seats",
            class: "tv-seats",
            "aria-label": t("table.players"),
            style: placesFor(hands.length, many ? SHORT_ROW : ROW),
          },
          hands.map((_, seat) => place(at, seat)),
        ),
    side(at, props),
  );
}

/** @param {Sight} at @param {boolean} many */
function news(at, many) {
  // What came before the points of the last round is old.
  const begun = findLastIndex(at.log, ({ look }) => look === "points") + 1;
  const said = at.log.slice(begun).slice(-3);
  const last = lastOf(said);
  const { decision } = at.prompt;
  return h(
    "header",
    { key: "news", class: "tv-news" },
    h(
      "div",
      { key: "said", class: "tv-said", role: "status" },
      said.slice(0, -1).map(({ id, text }) => h("p", { key: id, class: "muted" }, text)),
      last && h("p", { key: last.id, class: `tv-last ${last.look}` }, last.text),
    ),
    h(
      "div",
      { key: "asked", class: "tv-asked" },
      at.room.paused
        ? h("p", { class: "tv-turn" }, icon("clock"), t("pause.on"))
        : decision !== null && h("p", { class: "tv-turn" }, icon("turn"), askedLine(at)),
      countdown(at),
      many && decision !== null && large(at, decision.seat),
    ),
  );
}

/** The cards of whoever is asked. @param {Sight} at @param {number} seat */
function large(at, seat) {
  const { game } = at.table.options;
  return h(
    "ul",
    { key: "large", class: "tv-large", "aria-hidden": "true" },
    inOrder(at, at.table.hands[seat]?.cards ?? []).map((card, place) =>
      h("li", { key: place }, drawing(codeOf(at, card), game)),
    ),
  );
}

/** @param {Sight} at @param {number} seat */
function place(at, seat) {
  const { table, prompt, room } = at;
  const hand = /** @type {import("../../wire/types.js").Hand} */ (table.hands[seat]);
  const asked = prompt.decision?.seat === seat;
  const status = table.seated[seat] ? hand.status : "left";
  const points = prompt.worth[seat];
  const away = memberAt(room, seat)?.away;
  return h(
    "li",
    { key: seat, class: `seat ${status} ${asked ? "asked" : ""}`, "data-seat": seat },
    h(
      "div",
      { key: "head", class: "seat-head" },
      asked && h("span", { key: "turn", class: "turn-mark" }, icon("turn")),
      h("h2", { key: "name", class: "seat-name", translate: "no" }, playerName(at, seat)),
      away && h("span", { key: "away", class: "mark warm" }, icon("away")),
      status !== "active" && h("span", { key: "status", class: `badge ${status}` }, icon(status), t(`status.${status}`)),
      points != null && h("span", { key: "worth", class: "worth numbers" }, signed(points)),
      h("span", { key: "total", class: "seat-total numbers" }, formatNumber(table.totals[seat] ?? 0)),
    ),
    h(
      "ul",
      { key: "cards", class: "hand", "aria-label": t("seat.cards") },
      inOrder(at, hand.cards).map((card, order) => cardItem(at, card, order)),
    ),
  );
}

/** @param {Sight} at @param {TvProps} props */
function side(at, { code }) {
  const { table } = at;
  const top = lastOf(table.discard);
  return h(
    "aside",
    { key: "side", class: "tv-side", "aria-label": t("table.middle") },
    h("p", { key: "round", class: "tv-round" }, t("table.round", { number: table.round })),
    h("p", { key: "target", class: "muted" }, t("table.target", optionParams(table.options))),
    h(
      "div",
      { key: "piles", class: "tv-piles" },
      pile("deck", t("pile.deck"), table.deck, table.deck > 0 ? drawing(null, table.options.game) : null),
      pile("discard", t("pile.discard"), table.discard.length, top === undefined ? null : drawing(codeOf(at, top), table.options.game)),
    ),
    h(
      "div",
      { key: "pending", class: "tv-pending" },
      at.reshuffled !== null && h("p", { key: "shuffle", class: "note warn" }, t("table.reshuffled", { count: at.reshuffled })),
      pendingNotes(at).map(({ text }, order) => h("p", { key: order, class: "note" }, text)),
      h(
        "ul",
        { key: "limbo", class: "hand", "aria-label": t("table.limbo"), hidden: table.limbo.length === 0 },
        table.limbo.map((card, order) => cardItem(at, card, order)),
      ),
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
