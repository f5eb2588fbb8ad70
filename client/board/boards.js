/** Fetches the screens of a score board when a room turns out to be one. */

import { t } from "../core/i18n.js";
import { lazily } from "../help/texts.js";
import { BOARDS } from "../i18n/catalogues.js";
import { waitingScreen } from "../screens/ended.js";

const words = lazily(BOARDS);

/**
 * @typedef {object} Board  what a page needs to know of it
 * @property {(state: import("../core/reduce.js").State, at: import("../screens/context.js").RoomContext) =>
 *   import("../ui/dom.js").Content} screen
 * @property {(state: import("../core/reduce.js").State, before: import("../core/reduce.js").State,
 *   message: import("../core/reduce.js").Message) => boolean} follow  whether it tells of the refusal itself
 * @property {() => {id: string, text: string}[]} said  what others have entered
 */

/** @param {() => void} redraw @returns {Board} */
export function createBoards(redraw) {
  /** @type {Board | null} */
  let board = null;
  let fetching = false;

  async function fetchBoard() {
    fetching = true;
    try {
      const [{ createBoard }] = await Promise.all([import("./board.js"), words.fetchTexts()]);
      board ??= createBoard(redraw);
      redraw();
    } finally {
      fetching = false;
    }
  }

  return {
    screen(state, at) {
      const ready = board !== null && words.textsHere();
      if (!ready && !fetching) fetchBoard().catch(() => {}); // the next change tries again
      return ready && board ? board.screen(state, at) : waitingScreen(t("connection.connecting"));
    },
    follow: (state, before, message) => board !== null && board.follow(state, before, message),
    said: () => board?.said() ?? [],
  };
}
