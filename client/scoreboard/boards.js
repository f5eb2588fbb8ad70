/** Fetches the screens of a score board when a room turns out to be one. */

import { waitingScreen } from "../screens/ended/ended.js";
import { BOARD } from "../text/parts.js";
import { t } from "../text/i18n.js";

/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../state/reduce.js").Message} Message */
/** @typedef {import("../ui/dom.js").Content} Content */

/**
 * @typedef {object} Board  what a page needs to know of it
 * @property {(state: State, at: import("../components/context.js").RoomContext) => Content} screen
 * @property {(state: State, before: State, message: Message) => boolean} follow  whether it tells of the refusal itself
 * @property {() => {id: string, text: string}[]} said  what others have entered
 */


/**
 * @template T
 * @param {() => Promise<T>} load
 * @param {() => void} redraw
 * @returns {() => T | null} what was loaded; null: it or its words are still on their way
 */
function fetched(load, redraw) {
  /** @type {T | null} */
  let found = null;
  let fetching = false;

  async function fetchAll() {
    fetching = true;
    try {
      const [loaded] = await Promise.all([load(), BOARD.fetch()]);
      found ??= loaded;
      redraw();
    } finally {
      fetching = false;
    }
  }

  return () => {
    const ready = found !== null && BOARD.ready();
    if (!ready && !fetching) fetchAll().catch(() => {}); // the next change tries again
    return ready ? found : null;
  };
}

const waiting = () => waitingScreen(t("connection.connecting"));

/** @param {() => void} redraw @returns {Board} */
export function createBoards(redraw) {
  const board = fetched(async () => (await import("./board.js")).createBoard(redraw), redraw);
  let wanted = false;
  return {
    screen(state, at) {
      wanted = true;
      return board()?.screen(state, at) ?? waiting();
    },
    follow: (state, before, message) => wanted && (board()?.follow(state, before, message) ?? false),
    said: () => (wanted && board()?.said()) || [],
  };
}

/** @param {() => void} redraw @returns {(props: import("../screens/tv/tv.js").TvProps) => Content} for a television */
export function createTvBoards(redraw) {
  const tv = fetched(async () => (await import("./tv.js")).tvBoard, redraw);
  return (props) => tv()?.(props) ?? waiting();
}
