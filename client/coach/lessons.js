/** Fetches the coach when somebody plays a lesson. */

import { fetchTexts, lazily, textsHere } from "../help/texts.js";
import { LESSONS } from "../text/catalogues.js";

/** @typedef {import("../components/context.js").TableContext} TableContext */
/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../components/context.js").Speech} Speech */
/** @typedef {(state: State, at: TableContext) => Speech} Coach */

const words = lazily(LESSONS);

/**
 * @param {() => void} redraw
 * @returns {(state: State, at: TableContext) => Speech | null} what the coach says now; null: this is no lesson, or he is
 *   not here yet
 */
export function createLessons(redraw) {
  /** @type {Coach | null} */
  let coach = null;
  let fetching = false;

  async function fetchCoach() {
    fetching = true;
    try {
      const [{ createCoach }] = await Promise.all([import("./coach.js"), words.fetchTexts(), fetchTexts()]);
      coach ??= createCoach(redraw);
      redraw();
    } finally {
      fetching = false;
    }
  }

  return (state, at) => {
    if (!at.room.lesson || at.viewer === null) return null;
    const ready = coach !== null && words.textsHere() && textsHere();
    if (!ready && !fetching) fetchCoach().catch(() => {}); // the next move tries again
    return ready && coach ? coach(state, at) : null;
  };
}
