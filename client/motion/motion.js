/**
 * Lets the table that is drawn lag behind the one that is known, by a few steps that are played one after another.
 * Nobody waits for it: what may be answered is drawn from what is known, and any click or key goes to the end.
 *
 * @typedef {import("../state/reduce.js").State} State
 * @typedef {import("../state/reduce.js").Message} Message
 * @typedef {import("../wire/types.js").Prompt["worth"]} Worth
 * @typedef {import("./choreography.js").Step} Step
 * @typedef {Step & {worth: Worth}} Scene
 *
 * @typedef {object} Motion
 * @property {(state: State, before: State, message: Message) => void} follow  hears of every change of the state
 * @property {() => void} advance  takes the next scene, if the last one is over; to be called before the page is drawn
 * @property {() => {view: import("../wire/types.js").View, worth: Worth} | null} lag  the table to be drawn; null: the
 *   one that is known
 * @property {() => void} play  to be called once the page was drawn
 * @property {() => void} listen  to what makes it go to the end
 */

import { codeOf } from "../components/words.js";
import { drawing } from "../games/faces.js";
import { stillness, wantsMotion } from "../ui/reduced_motion.js";
import { PACE, choreograph } from "./choreography.js";
import { createStage } from "./stage.js";

/** Batches that may wait for the one that is seen. Who gets behind further sees the newest only. */
const PATIENCE = 2;
/** So many steps are played at their own pace, more of them faster, up to a limit. */
const AT_EASE = 4;
const FASTEST = 4;

/**
 * @param {HTMLElement} root  of the page
 * @param {() => void} draw  draws the page soon
 * @returns {Motion}
 */
export function createMotion(root, draw) {
  const stage = createStage(root);
  /** What is still to be seen of each batch; nothing of the first, perhaps, but the scene. @type {Scene[][]} */
  let batches = [];
  /** What is seen now. @type {Scene | null} */
  let scene = null;
  /** It was taken, but the page is not drawn yet. */
  let due = false;
  /** @type {string[]} */
  let catalogue = [];

  function stop() {
    stage.clear();
    batches = [];
    scene = null;
    due = false;
  }

  function catchUp() {
    if (scene === null && batches.length === 0) return;
    stop();
    draw();
  }

  /** @param {State} state @param {State} before @param {Message} message */
  function follow(state, before, message) {
    if (state.view === before.view) return;
    if (message.type !== "batch" || state.view === null || document.hidden || !wantsMotion()) return catchUp();
    if (batches.length > PATIENCE) stop();
    const begins = message.events[0]?.type === "game_announced";
    const steps = choreograph(begins ? null : before.view, message.events, state.view.viewer);
    batches.push(withWorth(steps, before.prompt.worth, state.prompt.worth));
    catalogue = state.catalogue;
  }

  function advance() {
    while (scene === null && batches.length > 0) {
      const step = batches[0]?.shift();
      if (step === undefined) batches.shift();
      else if (PACE[step.cue] > 0) {
        scene = step;
        due = true;
        stage.look();
      }
    }
  }

  function play() {
    if (scene === null || !due) return;
    due = false;
    const { game } = scene.view.table.options;
    const ahead = batches.reduce((sum, steps) => sum + steps.length, 1);
    const haste = Math.min(FASTEST, Math.max(1, ahead / AT_EASE));
    stage.play(scene, PACE[scene.cue] / haste, (card) => drawing(codeOf({ catalogue }, card), game), () => {
      scene = null;
      draw();
    });
  }

  /** Who taps to see the end meant no sheet about the place that his finger met. @param {MouseEvent} event */
  function only(event) {
    if (scene === null || !(/** @type {Element} */ (event.target).closest(".about-this"))) return;
    event.stopPropagation();
    catchUp();
  }

  function listen() {
    root.addEventListener("click", only, { capture: true });
    root.addEventListener("click", catchUp);
    document.addEventListener("keydown", catchUp);
    document.addEventListener("visibilitychange", () => document.hidden && catchUp());
    stillness.addEventListener("change", () => wantsMotion() || catchUp());
  }

  return { follow, advance, lag: () => scene, play, listen };
}

/**
 * What rows are worth is known before and after a batch only. In between the old figures stand, until the rows of
 * which they speak are gone.
 *
 * @param {Step[]} steps
 * @param {Worth} old
 * @param {Worth} now
 * @returns {Scene[]}
 */
function withWorth(steps, old, now) {
  let worth = old;
  return steps.map((step, place) => {
    if (step.cue === "scored") worth = [];
    return { ...step, worth: place === steps.length - 1 ? now : worth };
  });
}
