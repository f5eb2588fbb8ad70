/** Fetches the coach when somebody plays a lesson. */

import { COACH, HELP } from "../text/parts.js";

/** @typedef {import("../components/context.js").TableContext} TableContext */
/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../components/context.js").Speech} Speech */
/** @typedef {(state: State, at: TableContext) => Speech} Coach */

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
      const [{ createCoach }] = await Promise.all([import("./coach.js"), COACH.fetch(), HELP.fetch()]);
      coach ??= createCoach(redraw);
      redraw();
    } finally {
      fetching = false;
    }
  }

  return (state, at) => {
    if (!at.room.lesson || at.viewer === null) return null;
    const ready = coach !== null && COACH.ready() && HELP.ready();
    if (!ready && !fetching) fetchCoach().catch(() => {}); // the next move tries again
    return ready && coach ? coach(state, at) : null;
  };
}
