/** The running or finished evening: the sheet, what it comes to, and the pad for the next result. */

import { lastOf } from "../state/lists.js";
import { formatList, t } from "../text/i18n.js";
import { lineChart } from "../ui/chart.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { padPanel } from "./entering.js";
import { historyDialog, wordsOf } from "./history.js";
import { courses, freshChange, isUndecided, nameOf, nextField, playerOf, unclaimed } from "./lookup.js";
import { button, undoButton } from "./parts.js";
import { peopleDialog } from "./people.js";
import { nameList } from "./players.js";
import { sheetTable } from "./score_table.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("../wire/types.js").BoardView} BoardView */

/** @param {BoardContext} at @returns {import("../ui/dom.js").Content} */
export function sheetScreen(at) {
  const { board, pad } = at;
  return [
    h(
      "main",
      { key: "board", id: "main", class: `score-board on-table ${pad ? "entering" : ""} ${board.open === null ? "over" : ""}`, tabindex: "-1" },
      head(at),
      h("section", { key: "standing", class: "panel stack board-standing" }, standing(board), corrected(board), board.open === null && ending(at)),
      claims(at),
      h("section", { key: "sheet", class: "panel board-sheet", "aria-label": t("board.sheet") }, sheetTable(at)),
      h("div", { key: "side", class: "board-side" }, tools(at), boardCourse(board)),
      pad && padPanel(at, pad),
    ),
    at.dialog === "people" && peopleDialog(at),
    at.dialog === "history" && historyDialog(at),
    at.dialog === "players" &&
      dialog({ key: "players", title: t("board.names"), onclose: () => at.show(null) }, nameList(at)),
  ];
}

/** @param {BoardContext} at */
function head(at) {
  const { open, dealer } = at.board;
  return h(
    "header",
    { key: "head", class: "board-head" },
    h("h1", null, open === null ? t("board.over") : t("table.round", { number: open })),
    open !== null && h("p", { class: "board-dealer" }, icon("deck"), t("board.dealer", { player: nameOf(at.board, dealer) })),
    h("span", { class: "board-code muted", translate: "no" }, at.code),
    button("menu", "menu", t("menu.title"), { class: "quiet", "aria-haspopup": "dialog", onclick: () => at.show("people") }),
  );
}

/** Somebody came with a phone of his own: for whose line? @param {BoardContext} at */
function claims(at) {
  if (!at.asking || !isUndecided(at.board, at)) return null;
  return h(
    "section",
    { key: "claims", class: "panel stack board-claims", "aria-labelledby": "claims-title" },
    h("h2", { id: "claims-title" }, t("board.whose")),
    h(
      "div",
      { class: "segments" },
      unclaimed(at.board).map(({ id, name }) => button(`claim ${id}`, null, h("span", { translate: "no" }, name), { onclick: () => at.send({ type: "claim", player: id }) })),
      button("none", null, t("board.whose.none"), { class: "quiet", onclick: at.waive }),
    ),
  );
}

/** Who is ahead, or why it goes on. @param {BoardView} board */
export function standing(board) {
  const { winner, tie, lead, players } = board;
  if (winner !== null) {
    const { name = "", total = 0 } = playerOf(board, winner) ?? {};
    return h("p", { key: "winner", class: "board-lead", mounted: show }, icon("crown"), t("board.winner", { player: name, points: total }));
  }
  if (tie.length > 0) {
    const names = formatList(tie.map((player) => nameOf(board, player)));
    const points = playerOf(board, tie[0] ?? null)?.total ?? 0;
    return h("p", { key: "tie", class: "board-lead" }, t("board.tie", { players: names, points }));
  }
  const open = lastOf(board.rounds);
  const entered = open?.fields.filter(({ entry }) => entry !== null).length ?? 0;
  if (open && !open.complete && entered > 0) {
    return h("p", { key: "partial", class: "board-lead" }, t("board.partial", { count: entered, of: open.fields.length }));
  }
  const first = players.find(({ rank }) => rank === 1);
  if (board.untouched || first === undefined) {
    return h("p", { key: "begin", class: "board-lead" }, t("board.begin", { target: board.bounds.target }));
  }
  const params = { player: first.name, count: lead ?? 0, rest: first.missing ?? 0 };
  return h("p", { key: "lead", class: "board-lead" }, t(lead ? "board.lead" : "board.level", params));
}

/** @param {HTMLElement} winner */
const show = (winner) => winner.scrollIntoView({ block: "center" });

/** A correction is news for everybody, until the next round begins. @param {BoardView} board */
export function corrected(board) {
  const change = freshChange(board);
  return change && h("p", { key: "corrected", class: "board-change small" }, icon("edit"), wordsOf(board, change));
}

/** @param {BoardContext} at */
function ending(at) {
  return [
    ranking(at.board),
    at.host && button("again", "turn", t("board.again"), { class: "primary big", onclick: () => at.send({ type: "rematch" }) }),
  ];
}

/** @param {BoardView} board */
export function ranking({ players }) {
  const ranked = players.filter(({ rank }) => rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return h(
    "ol",
    { key: "ranking", class: "board-ranking", "aria-label": t("result.ranking") },
    ranked.map(({ id, name, rank, total }) =>
      h(
        "li",
        { key: id, class: "rank" },
        h("span", { class: "rank-place numbers" }, t("result.place", { number: rank ?? 0 })),
        h("span", { class: "rank-name", translate: "no" }, name),
        h("strong", { class: "rank-total numbers" }, t("board.points", { count: total })),
      ),
    ),
  );
}

/** @param {BoardContext} at */
function tools(at) {
  const { board } = at;
  const next = nextField(board, at);
  return h(
    "div",
    { key: "tools", class: "line board-tools" },
    at.pad === null &&
      next &&
      button("next", "plus", t("board.enter", { player: nameOf(board, next.player) }), {
        class: "primary",
        onclick: () => at.openField(next),
      }),
    at.pad === null && undoButton(at, true),
    button("players", "person", t("board.names"), { "aria-haspopup": "dialog", onclick: () => at.show("players") }),
    board.history.length > 0 &&
      button("history", "log", t("board.history"), { "aria-haspopup": "dialog", onclick: () => at.show("history") }),
    button("print", "print", t("board.print"), { onclick: () => print() }),
    button("csv", null, t("board.csv"), { onclick: at.download }),
    at.host && board.open !== null && !board.untouched && renewal(at),
  );
}

/** @param {BoardContext} at */
function renewal(at) {
  if (!at.renewing) return button("renew", null, t("board.renew"), { class: "quiet", onclick: () => at.renew(true) });
  return h(
    "div",
    { key: "renewing", class: "line" },
    h("span", { role: "alert" }, t("board.renew.sure")),
    button("yes", null, t("board.renew.yes"), { class: "danger", onclick: () => at.send({ type: "rematch" }) }),
    button("no", null, t("leave.no"), { onclick: () => at.renew(false) }),
  );
}

/** One round makes no picture. @param {BoardView} board */
export function boardCourse(board) {
  const series = courses(board);
  if ((series[0]?.values.length ?? 0) < 3) return null;
  return h(
    "section",
    { key: "course", class: "panel course", "aria-label": t("standing.course") },
    lineChart({ title: t("standing.course"), series, goal: board.bounds.target }),
  );
}
