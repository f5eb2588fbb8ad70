/** The running game. */

import { aboutButton, helpButton } from "../../components/ask.js";
import { cardItem } from "../../components/cards.js";
import { pendingNotes } from "../../components/pending.js";
import { codeOf, optionParams } from "../../components/words.js";
import { drawing } from "../../games/faces.js";
import { lastOf } from "../../state/lists.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { actionBar } from "./action_bar.js";
import { logPanel, spectators } from "./log.js";
import { menuButton, tableMenu } from "./menu.js";
import { ringOf, ringStyle } from "./ring.js";
import { roundPanel } from "./round.js";
import { seatPanel } from "./seat.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/**
 * @param {TableContext} at
 * @returns {VNode[]}
 */
export function tableScreen(at) {
  const size = sizeOf(at.table.hands.length);
  const seats = others(at);
  const ring = ringOf(seats.length);
  return [
    head(at),
    h(
      "main",
      { key: "table", id: "main", class: `table ${size}`, mark: "table", tabindex: "-1" },
      h(
        "div",
        { key: "board", class: "board on-table" },
        h(
          "section",
          { key: "players", class: "players", "aria-labelledby": "players-title", tabindex: "0", style: ringStyle(ring) },
          h("h2", { id: "players-title", class: "sr-only" }, t("table.players")),
          middle(at),
          h(
            "ol",
            { class: "seats", role: "list" },
            seats.map((seat, step) => seatPanel(at, seat, ring.places[step])),
          ),
        ),
      ),
      h(
        "aside",
        {
          key: "side",
          class: at.ui.log ? "side shown" : "side",
          "aria-label": t("table.side"),
          tabindex: "-1",
        },
        roundPanel(at),
        logPanel(at),
        spectators(at),
      ),
      actionBar(at),
    ),
    at.ui.menu && tableMenu(at),
  ].filter((node) => node !== false);
}

/** How much room a seat gets. @param {number} seats */
function sizeOf(seats) {
  if (seats <= 4) return "roomy";
  if (seats <= 9) return "snug";
  return seats <= 18 ? "tight" : "tight dense";
}

/** Everybody but oneself, clockwise from one's left; a spectator sees them in order. @param {TableContext} at */
function others({ table, viewer }) {
  const count = table.hands.length;
  if (viewer === null) return [...Array(count).keys()];
  return Array.from({ length: count - 1 }, (_, step) => (viewer + 1 + step) % count);
}

/** @param {TableContext} at */
function head(at) {
  return h(
    "header",
    { key: "head", class: "top" },
    h("h1", { class: "top-title" }, t("table.round", { number: at.table.round })),
    h("p", { class: "top-target muted" }, t("table.target", optionParams(at.table.options))),
    h(
      "button",
      {
        key: "log",
        type: "button",
        class: "button quiet log-toggle",
        "data-key": "l",
        "aria-pressed": String(at.ui.log),
        onclick: () => at.change({ log: !at.ui.log }),
      },
      icon("log"),
      t("log.title"),
    ),
    helpButton(at),
    menuButton(at),
  );
}

/** The piles, the cards on their way, and what is unfinished. @param {TableContext} at */
function middle(at) {
  const { table } = at;
  const pending = pendingNotes(at);
  const top = lastOf(table.discard);
  const last = lastOf(at.log);
  return h(
    "section",
    { key: "middle", class: "middle", "aria-label": t("table.middle") },
    aboutButton(t("about.middle"), () => at.explain({ about: "middle" })),
    pile("deck", t("pile.deck"), table.deck, table.deck > 0 ? drawing(null, table.options.game) : null),
    pile(
      "discard",
      t("pile.discard"),
      table.discard.length,
      top === undefined ? null : drawing(codeOf(at, top), table.options.game),
    ),
    h(
      "div",
      { key: "pending", class: "pending" },
      at.reshuffled !== null &&
        h(
          "p",
          { key: "shuffle", class: "badge warm reshuffle", "data-about": `pile discard ${table.discard.length}` },
          icon("shuffle"),
          t("table.reshuffled", { count: at.reshuffled }),
        ),
      pending.map(({ text, topic }, place) =>
        h(
          "p",
          {
            key: `line ${place}`,
            class: place === 0 ? "pending-now" : "pending-later",
            "data-about": topic,
          },
          text,
        ),
      ),
      pending.length === 0 &&
        at.reshuffled === null &&
        last !== undefined &&
        last.look !== "points" && // of a round that is over: this browser has seen nothing of the running one
        h("p", { key: "last", class: "muted last" }, last.text),
    ),
    h(
      "ul",
      { key: "limbo", class: "limbo hand", "aria-label": t("table.limbo"), hidden: table.limbo.length === 0 },
      table.limbo.map((card, place) => cardItem(at, card, place)),
    ),
  );
}

/** @param {string} name @param {string} label @param {number} count @param {VNode | null} top */
function pile(name, label, count, top) {
  return h(
    "div",
    { key: name, class: `pile ${name}`, "data-pile": name, "data-about": `pile ${name} ${count}` },
    h("div", { class: top === null ? "pile-top empty" : "pile-top" }, top),
    h(
      "p",
      { class: "pile-words" },
      h("span", { class: "pile-label" }, label),
      " ",
      h("strong", { class: "numbers" }, count),
    ),
  );
}
