/** The sheet: a line for each player, a column for each round. */

import { lastOf } from "../state/lists.js";
import { formatNumber, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { changesOf, mayEnter } from "./lookup.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("../wire/types.js").FieldView} FieldView */
/** @typedef {import("../wire/types.js").PlayerView} PlayerView */
/** @typedef {import("../wire/types.js").RoundView} RoundView */

/**
 * @typedef {Pick<BoardContext, "board"> & Partial<Pick<BoardContext, "pad" | "you" | "me" | "host" | "openField">>}
 *   SheetProps  `openField`: fields can be filled and corrected
 */

/** @param {SheetProps} at @returns {import("../ui/dom.js").Node_} */
export function sheetTable(at) {
  const { rounds, players } = at.board;
  return h(
    "div",
    { key: "scroll", class: "board-scroll", tabindex: "0", role: "group", "aria-label": t("board.sheet") },
    h(
      "table",
      { class: "board-table numbers" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { key: "who", scope: "col", class: "board-who" }, t("board.player")),
          rounds.map(({ number, complete }) =>
            h(
              "th",
              {
                key: complete ? number : `open ${number}`, // a new one when its last result, or the evening, is complete
                scope: "col",
                class: complete ? "" : "board-open",
                mounted: number === lastOf(rounds)?.number ? toEnd : null,
              },
              h("span", { class: "sr-only" }, t("table.round", { number })),
              h("span", { "aria-hidden": "true" }, formatNumber(number)),
            ),
          ),
          h("th", { key: "total", scope: "col", class: "board-total" }, t("board.total")),
        ),
      ),
      h("tbody", null, players.map((player) => line(at, player))),
    ),
  );
}

/** A round that has just begun is what is wanted. @param {HTMLElement} column */
function toEnd(column) {
  const scroll = column.closest(".board-scroll");
  if (scroll) scroll.scrollLeft = scroll.scrollWidth;
}

/** @param {SheetProps} at @param {PlayerView} player */
function line(at, player) {
  const { rounds, dealer, winner } = at.board;
  const { id, name, rank, total, left, claimed_by: claimant } = player;
  const look = [left && "gone", id === winner && "wins", claimant !== null && claimant === at.you && "own"];
  return h(
    "tr",
    { key: id, class: look.filter(Boolean).join(" ") },
    h(
      "th",
      { key: "who", scope: "row", class: "board-who" },
      h("span", { class: "board-rank", "aria-hidden": "true" }, rank === null ? "" : t("result.place", { number: rank })),
      h("span", { class: "member-name", translate: "no" }, name),
      id === dealer && [icon("deck"), h("span", { class: "sr-only" }, t("board.deals"))],
    ),
    rounds.map((round) => cell(at, player, round)),
    h(
      "td",
      { key: "total", class: "board-total" },
      h("strong", null, formatNumber(total)),
      h("span", { class: "board-missing small muted" }, missing(player)),
    ),
  );
}

/** @param {PlayerView} player */
function missing({ missing: rest, left }) {
  if (left) return t("board.left");
  return rest ? t("board.missing", { count: rest }) : t("board.reached");
}

/** @param {SheetProps} at @param {PlayerView} player @param {RoundView} round */
function cell(at, player, { number, fields, complete }) {
  const field = fields.find((one) => one.player === player.id);
  const key = `round ${number}`;
  if (field === undefined) return h("td", { key, class: "board-none" }, h("span", { class: "sr-only" }, t("board.none")));
  const { board, openField, you = null } = at;
  const corrected = changesOf(board, { round: number, player: player.id }).length > 0;
  const points = field.entry === null ? "" : formatNumber(field.entry.points);
  const content = [
    points,
    field.entry?.how === "bust" && icon("busted"),
    corrected && h("span", { class: "board-corrected", "aria-hidden": "true" }, "*"),
  ];
  const look = complete ? "" : "board-open";
  const enters = mayEnter(board, { you }, player);
  if (!openField || !(enters || field.entry)) return h("td", { key, class: look }, h("span", { class: "board-value" }, content));
  const open = at.pad?.round === number && at.pad.player === player.id;
  return h(
    "td",
    { key, class: look },
    h(
      "button",
      {
        type: "button",
        class: field.entry === null ? "board-field empty" : "board-field",
        "aria-pressed": String(open),
        "aria-label": t(label(field, enters, corrected), { player: player.name, round: number, points }),
        onclick: () => openField({ round: number, player: player.id }),
      },
      content,
    ),
  );
}

/** @param {FieldView} field @param {boolean} enters @param {boolean} corrected */
function label({ entry }, enters, corrected) {
  if (entry === null) return "board.fill";
  if (!enters) return "board.look";
  return corrected ? "board.correct.again" : "board.correct";
}
