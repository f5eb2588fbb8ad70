/**
 * The timeline of a page: on the page's clock and its stage, with the presses that hurry it and those that must not
 * count. Whoever wants things to stand still gets the same order and the same holds.
 *
 * @typedef {import("../state/reduce.js").State} State
 * @typedef {import("../state/reduce.js").Message} Message
 * @typedef {import("./timeline.js").Timeline} Timeline
 */

import { sightOf } from "../components/context.js";
import { lazy } from "../ui/lazy.js";
import { pace, stillness, wantsMotion } from "../ui/reduced_motion.js";
import { guardPresses } from "./press_guard.js";
import { createTimeline } from "./timeline.js";

/** Of these keys a second press may be the echo of an answer: it hurries nothing. */
const ANSWER_KEY = /^([0-9a-z]|Enter| )$/i;

/** Milliseconds that the first card waits for the stage, which is no part of the first view. */
const PATIENCE = 3_000;

/** @type {import("./timeline.js").Clock} */
const CLOCK = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * @param {HTMLElement} root  of the page
 * @param {State} initial
 * @param {() => void} draw  draws the page soon
 * @param {(state: State, before: State, message: Message) => void} tell  is told of a change when it is presented
 * @returns {Timeline & {listen: () => void, prepare: () => void}} `listen`: to the presses that hurry it, and those
 *   that must not count; `prepare`: fetches what it will need
 */
export function createMotion(root, initial, draw, tell) {
  const show = lazy(async () => (await import("./show/stage.js")).createStage(root));
  let cancel = () => {};

  /** @type {import("./timeline.js").Given["stage"]["play"]} */
  function play(scene, ms, done) {
    const stage = show.now();
    const at = sightOf(timeline.state(), performance.now());
    if (at === null) cancel = CLOCK.after(ms, done);
    else if (stage === null) wait(scene, ms, done);
    else stage.play(scene, at, ms, { still: !wantsMotion(), done });
  }

  /**
   * Until the stage is here; without it things are held as long as they would be seen.
   * @type {import("./timeline.js").Given["stage"]["play"]}
   */
  function wait(scene, ms, done) {
    let over = false;
    const once = (/** @type {() => void} */ go) => () => {
      if (over) return;
      over = true;
      stopTimer();
      go();
    };
    const hold = once(() => {
      cancel = CLOCK.after(ms, done);
    });
    const stopTimer = CLOCK.after(PATIENCE, hold);
    cancel = once(() => {});
    show.fetch().then(once(() => play(scene, ms, done)), hold);
  }

  const timeline = createTimeline({
    clock: CLOCK,
    pace: () => (document.hidden ? 0 : pace()),
    draw,
    tell,
    initial,
    stage: {
      look: () => show.now()?.look(),
      play,
      clear() {
        cancel();
        show.now()?.clear();
      },
    },
  });

  /** @param {MouseEvent} event */
  function clicked(event) {
    const target = /** @type {Element} */ (event.target);
    if (timeline.settled() || target.closest(".action-bar")) return; // the second half of a double tap, perhaps
    // Who taps to see the end meant no dialog about the place that his finger met.
    if (target.closest(".about-this")) event.stopPropagation();
    timeline.hurry();
  }

  /** @param {KeyboardEvent} event */
  function keyed({ key, repeat }) {
    if (!repeat && !ANSWER_KEY.test(key)) timeline.hurry();
  }

  function listen() {
    guardPresses(root, timeline.armed);
    root.addEventListener("click", clicked, { capture: true });
    document.addEventListener("keydown", keyed);
    document.addEventListener("visibilitychange", () => document.hidden && timeline.hurry());
    stillness.addEventListener("change", timeline.hurry);
  }

  return { ...timeline, listen, prepare: show.want };
}
