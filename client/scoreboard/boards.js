/** Fetches the screens of a score board when a room turns out to be one. */

import { waitingScreen } from "../screens/ended/ended.js";
import { t } from "../text/i18n.js";
import { BOARD } from "../text/parts.js";
import { lazy } from "../ui/lazy.js";

/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../state/reduce.js").Message} Message */
/** @typedef {import("../ui/dom.js").Content} Content */

/**
 * @typedef {object} Board  what a page needs to know of it
 * @property {(state: State, at: import("../components/context.js").RoomContext) => Content} screen
 * @property {(state: State, before: State, message: Message) => boolean} follow  to be called for every change of the
 *   state; whether it tells of the refusal itself
 * @property {() => {id: string, text: string}[]} said  what others have entered
 */

const waiting = () => waitingScreen(t("connection.connecting"));

/**
 * @template T
 * @param {() => Promise<T>} load
 * @param {() => void} arrived
 */
function withWords(load, arrived) {
  const both = async () => {
    const [loaded] = await Promise.all([load(), BOARD.fetch()]);
    return loaded;
  };
  return lazy(both, { ready: BOARD.ready, arrived });
}

/**
 * @param {() => State} state  as it is now
 * @param {() => void} redraw
 * @returns {Board & {want: () => void}}
 */
export function createBoards(state, redraw) {
  const board = withWords(async () => (await import("./board.js")).createBoard(state, redraw), redraw);

  function want() {
    if (state().room?.kind === "board") board.want();
  }

  return {
    want,
    screen: (known, at) => board.now()?.screen(known, at) ?? waiting(),
    follow(known, before, message) {
      want();
      return board.now()?.follow(known, before, message) ?? false;
    },
    said: () => board.now()?.said() ?? [],
  };
}

/**
 * For a television.
 * @param {() => void} redraw
 */
export function createTvBoards(redraw) {
  const tv = withWords(async () => (await import("./tv.js")).tvBoard, redraw);
  return {
    /** To be called for every change of the state, and of the language. @param {State} state */
    want({ room }) {
      if (room?.kind === "board") tv.want();
    },
    /** @param {import("../screens/tv/tv.js").TvProps} props @returns {Content} */
    screen: (props) => tv.now()?.(props) ?? waiting(),
  };
}
