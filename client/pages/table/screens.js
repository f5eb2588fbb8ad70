/** Which screen a room is on, and what is asked there. */

import { connectingWords } from "../../components/connecting.js";
import { joinScreen } from "../../components/join.js";
import { askedLine } from "../../components/pending.js";
import { endedScreen, unseenScreen, waitingScreen } from "../../screens/ended/ended.js";
import { roomScreen } from "../../screens/lobby/lobby.js";
import { tableScreen } from "../../screens/table/table.js";
import { t } from "../../text/i18n.js";

/** @typedef {import("../../components/context.js").RoomContext} RoomContext */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/**
 * @typedef {object} Sights  what can be seen of a room
 * @property {import("../../state/reduce.js").State} state
 * @property {RoomContext | null} base
 * @property {TableContext | null} at
 */

/**
 * @param {Sights} sights
 * @param {object} page
 * @param {boolean} page.watch  came by the link for spectators
 * @param {import("../../scoreboard/boards.js").Board["screen"]} page.board
 * @param {typeof import("../../screens/result/result.js").resultScreen | null} page.result  null: not here yet
 * @param {() => void} page.reconnect
 */
export function screenOf({ state, base, at }, { watch, board, result, reconnect }) {
  const { connection, room, you } = state;
  if (connection.phase === "closed" && connection.reason !== null) return endedScreen(connection.reason, reconnect, room?.kind === "game" && room.phase === "playing" && !room.lesson);
  if (room === null || base === null) return waitingScreen(connectingWords(connection));
  if (you === null && !watch) return joinScreen(base);
  if (room.kind === "board") return board(state, base);
  if (room.phase === "lobby") return roomScreen(base);
  if (at === null) return unseenScreen(base);
  if (at.table.result === null) return tableScreen(at);
  return result === null ? waitingScreen(connectingWords(connection)) : result(at);
}

/** What should be in sight: who is asked, or what he may choose from; one's own place is. @param {TableContext} at */
export function questionTo({ prompt: { decision }, viewer, open }) {
  if (decision === null) return null;
  const choosing = decision.seat === viewer && decision.question !== "turn";
  return {
    id: decision.id,
    place: choosing ? '.players .seat:is([data-has~="card-choice"], [data-has~="seat-choice"])' : `.players [data-seat="${decision.seat}"]`,
    answers: open ? "#answers" : null,
  };
}

/** The open question with what a player needs to answer it without seeing the table. @param {TableContext} at */
export function questionOf(at) {
  const worth = at.viewer === null ? null : at.prompt.worth[at.viewer];
  return [askedLine(at), worth == null ? null : t("seat.worth", { count: worth })].filter(Boolean).join(" ");
}

/** @param {Sights} sights @param {string} code */
export function titleOf({ state, at }, code) {
  if (state.room?.kind === "board") return t("title.board", { code });
  return at?.open ? t("title.your_turn") : t("title.table", { code });
}

/**
 * @param {import("../../state/reduce.js").State} state
 * @returns {import("../../help/topics.js").HelpScope | null} what the page can explain now
 */
export function scopeOf({ room, view, catalogue }) {
  return room && { game: view?.table.options.game ?? room.options.game, catalogue };
}
