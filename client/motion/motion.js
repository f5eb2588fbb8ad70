/**
 * The timeline of a page: on the page's clock and its stage, with the presses that hurry it and those that must not
 * count. Whoever wants things to stand still gets the same order and the same holds.
 *
 * @typedef {import("../state/reduce.js").State} State
 * @typedef {import("../state/reduce.js").Message} Message
 * @typedef {import("./timeline.js").Timeline} Timeline
 */

import { codeOf } from "../components/words.js";
import { drawing } from "../games/faces.js";
import { pace, stillness, wantsMotion } from "../ui/reduced_motion.js";
import { guardPresses } from "./press_guard.js";
import { createStage } from "./stage.js";
import { createTimeline } from "./timeline.js";

/** Of these keys a second press may be the echo of an answer: it hurries nothing. */
const ANSWER_KEY = /^([0-9a-z]|Enter| )$/i;

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
 * @returns {Timeline & {listen: () => void}} `listen`: to the presses that hurry it, and those that must not count
 */
export function createMotion(root, initial, draw, tell) {
  const stage = createStage(root);
  let cancel = () => {};

  const timeline = createTimeline({
    clock: CLOCK,
    pace: () => (document.hidden ? 0 : pace()),
    draw,
    tell,
    initial,
    stage: {
      look: stage.look,
      play(scene, ms, done) {
        const { catalogue, view } = timeline.state();
        const game = view?.table.options.game ?? "";
        if (wantsMotion()) stage.play(scene, ms, (card) => drawing(codeOf({ catalogue }, card), game), done);
        else cancel = CLOCK.after(ms, done);
      },
      clear() {
        cancel();
        stage.clear();
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

  return { ...timeline, listen };
}
