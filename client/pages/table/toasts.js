/** One short message at a time, which goes away by itself. */

/** @typedef {import("../../components/context.js").Toast} Toast */

/** Milliseconds. */
const STAYS = 6_000;

/** @param {(toast: Toast | null) => void} show */
export function createToasts(show) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return {
    /** @param {string} text @param {Toast["look"]} [look] @param {Toast["why"]} [why] */
    say(text, look = "", why = null) {
      clearTimeout(timer);
      timer = setTimeout(() => show(null), STAYS);
      show({ text, look, why });
    },
    clear: () => show(null),
    /** Keeps the one that is shown. */
    hold: () => clearTimeout(timer),
  };
}
