/** The score board on a television: the whole sheet, and how to enter results on a phone. */

import { qrCode } from "../screens/tv/invitation.js";
import { linesFor } from "../screens/tv/shape.js";
import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { corrected, boardCourse, standing } from "./evening.js";
import { nameOf } from "./lookup.js";
import { sheetTable } from "./score_table.js";

/** @typedef {import("../screens/tv/tv.js").TvProps} TvProps */
/** @typedef {import("../wire/types.js").BoardView} BoardView */

/** Rounds for which there is room. */
const LATEST = 9;

/** @param {TvProps} props @returns {import("../ui/dom.js").Content} */
export function tvBoard({ state: { room, board }, code, links }) {
  if (room === null || board === null) return null;
  return room.phase === "lobby" ? names(board, code, links.play) : evening(board, code);
}

/** @param {BoardView} board @param {string} code @param {string} link */
function names({ players }, code, link) {
  return h(
    "main",
    { key: "names", class: "tv-lobby on-table" },
    h(
      "section",
      { class: "tv-join", "aria-labelledby": "tv-join" },
      h("h1", { id: "tv-join" }, t("board.tv.join")),
      qrCode(code),
      h("p", { class: "tv-address", translate: "no" }, link.replace(/^https?:\/\//, "")),
    ),
    h(
      "section",
      { class: "tv-people", "aria-labelledby": "tv-people" },
      h("h2", { id: "tv-people" }, t("board.names")),
      h("ol", { class: "tv-names", style: linesFor(players.length) }, players.map(({ id, name }) => h("li", { key: id, translate: "no" }, name))),
    ),
  );
}

/** @param {BoardView} board @param {string} code */
function evening(board, code) {
  const { open, dealer, rounds, players } = board;
  return h(
    "main",
    { key: "evening", class: "tv-board on-table", style: { "--people": String(players.length), "--rounds": String(Math.min(rounds.length, LATEST)) } },
    h(
      "header",
      { class: "tv-board-head" },
      h("h1", null, open === null ? t("board.over") : t("table.round", { number: open })),
      open !== null && h("p", { class: "board-dealer" }, icon("deck"), t("board.dealer", { player: nameOf(board, dealer) })),
      h("div", null, standing(board), corrected(board)),
    ),
    h("section", { class: "panel board-sheet", "aria-label": t("board.sheet") }, sheetTable({ board: { ...board, rounds: rounds.slice(-LATEST) } })),
    h(
      "aside",
      { class: "tv-board-side" },
      boardCourse(board),
      h("div", { class: "tv-board-join" }, qrCode(code), h("p", null, t("board.tv.join")), h("strong", { translate: "no" }, code)),
    ),
  );
}
