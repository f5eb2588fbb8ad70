/** The dialogs that explain one player's place or the middle of the table, all of it in words. */

import { askedLine, pendingNotes } from "../components/pending.js";
import { codeOf, memberAt, playerName } from "../components/words.js";
import { drawing } from "../games/faces.js";
import { findLast, lastOf } from "../state/lists.js";
import { t } from "../text/i18n.js";
import { HELP } from "../text/parts.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { entry } from "./entry.js";
import { explain } from "./topics.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("../components/context.js").TableContext} TableContext */

/** @param {TableContext} at @returns {VNode | null} */
export function aboutDialog(at) {
  const { about } = at.ui;
  if (about === null || !HELP.ready()) return null;
  const title = about === "middle" ? t("table.middle") : playerName(at, about);
  return dialog(
    { key: "about", title, asked: at.asked, onclose: () => at.change({ about: null }) },
    about === "middle" ? middle(at) : seat(at, about),
  );
}

/** @param {TableContext} at @param {number} seat */
function seat(at, seat) {
  const { table, prompt, room } = at;
  const member = memberAt(room, seat);
  const points = prompt.worth[seat];
  const status = table.seated[seat] ? (table.hands[seat]?.status ?? "out") : "left";
  return [
    h(
      "p",
      { key: "points", class: "line numbers" },
      points != null && h("span", null, t("seat.worth", { count: points })),
      h("strong", null, t("seat.total", { points: table.totals[seat] ?? 0 })),
    ),
    h("ul", { key: "states", class: "entries" }, [
      topic(at, `status ${status}`, icon(status === "active" ? "person" : status), cause(at, seat, status)),
      prompt.decision?.seat === seat && topic(at, "mark turn", icon("turn")),
      table.dealer === seat && topic(at, "mark dealer", icon("deck")),
      member?.bot && topic(at, "mark bot", icon("bot")),
      member?.autoplay && topic(at, "mark autoplay", icon("bot")),
      member?.away && topic(at, "mark away", icon("away")),
    ]),
    h("ul", { key: "cards", class: "entries", "aria-label": t("seat.cards") }, cards(at, seat)),
  ];
}

/**
 * Why the seat is out, as the log has it: what happened, and the sentence of the rule.
 * @param {TableContext} at
 * @param {number} seat
 * @param {string} status
 */
function cause(at, seat, status) {
  const said = findLast(at.log, (saying) => saying.seat === seat && saying.look === status);
  const reason = said?.why ? explain(said.why.topic, scene(at)) : null;
  return said && reason ? `${said.text} ${reason.text}` : null;
}

/** Equal cards are explained once. @param {TableContext} at @param {number} seat */
function cards(at, seat) {
  /** @type {Map<string | null, number>} */
  const counts = new Map();
  for (const card of at.table.hands[seat]?.cards ?? []) {
    const code = codeOf(at, card);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].map(([code, count]) => {
    const about = code === null ? "back" : `card ${code}`;
    const times = count > 1 ? t("help.times", { count }) : undefined;
    return topic(at, about, drawing(code, at.table.options.game), null, times);
  });
}

/** @param {TableContext} at */
function middle(at) {
  const notes = pendingNotes(at);
  const { deck, discard, limbo, options } = at.table;
  const top = lastOf(discard);
  return [
    h("p", { key: "asked" }, h("strong", null, askedLine(at) ?? t("ask.nobody"))),
    notes.length > 0
      ? h(
          "ul",
          { key: "pending", class: "entries" },
          notes.map(({ text, topic: about }, place) => {
            const what = explain(about, scene(at));
            const picture = what?.code == null ? icon("clock") : drawing(what.code, options.game);
            return entry({ key: `${place}`, title: text, text: what?.text ?? "", picture });
          }),
        )
      : h("p", { key: "pending" }, t("help.nothing")),
    limbo.length > 0 &&
      h(
        "ul",
        { key: "limbo", class: "entries", "aria-label": t("table.limbo") },
        [...new Set(limbo.map((card) => codeOf(at, card)))].map((code) =>
          topic(at, `card ${code}`, drawing(code, options.game)),
        ),
      ),
    h("ul", { key: "piles", class: "entries" }, [
      topic(at, `pile deck ${deck}`, drawing(null, options.game)),
      topic(
        at,
        `pile discard ${discard.length}`,
        top === undefined ? icon("shuffle") : drawing(codeOf(at, top), options.game),
      ),
    ]),
  ];
}

/**
 * @param {TableContext} at
 * @param {string} about
 * @param {VNode} picture
 * @param {string | null} [text]  instead of the general one
 * @param {string} [times]
 */
function topic(at, about, picture, text = null, times) {
  const what = explain(about, scene(at));
  if (what === null) return null;
  const title = times === undefined ? what.title : `${times} ${what.title}`;
  return entry({ key: about, title, text: text ?? what.text, detail: what.detail, picture });
}

/** @param {TableContext} at @returns {import("./topics.js").HelpScope} */
const scene = ({ table, catalogue }) => ({ game: table.options.game, catalogue });
