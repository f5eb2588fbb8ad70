/** Fetches the coach when somebody plays a lesson. */

import { sightOf } from "../components/context.js";
import { COACH, HELP } from "../text/parts.js";
import { lazy } from "../ui/lazy.js";

/** @typedef {import("../components/context.js").Sight} Sight */
/** @typedef {import("../components/context.js").Speech} Speech */
/** @typedef {import("../components/context.js").TableContext} TableContext */
/** @typedef {import("../state/reduce.js").State} State */
/**
 * @typedef {object} Coach
 * @property {(log: State["log"], at: Sight) => void} follow  to be called for every change of the state
 * @property {(at: TableContext) => Speech} speech  what the coach says now
 */

/**
 * @param {() => State} state  as it is now
 * @param {() => void} redraw
 */
export function createLessons(state, redraw) {
  const coach = lazy(
    async () => {
      const [{ createCoach }] = await Promise.all([import("./coach.js"), COACH.fetch(), HELP.fetch()]);
      return createCoach(redraw);
    },
    { ready: () => COACH.ready() && HELP.ready(), arrived },
  );

  /** A lesson of one's own; the time does not matter. */
  function lesson() {
    const at = state().room?.lesson ? sightOf(state(), 0) : null;
    return at === null || at.viewer === null ? null : at;
  }

  function arrived() {
    follow();
    redraw();
  }

  /** To be called for every change of the state, and of the language. */
  function follow() {
    const at = lesson();
    if (at === null) return;
    coach.want();
    coach.now()?.follow(state().log, at);
  }

  return {
    follow,
    /** @param {TableContext} at @returns {Speech | null} null: this is no lesson, or the coach is not here yet */
    speech: (at) => (lesson() === null ? null : (coach.now()?.speech(at) ?? null)),
  };
}
