/**
 * The order in which anybody learns anything: card, then sound, then words, then the next question. What the room
 * knows arrives at once; what is presented follows, batch after batch, each step by step. Screens, live regions, the
 * title, sounds and answers are all made of what is presented, so that none of them runs ahead of the cards.
 *
 * @typedef {import("../state/reduce.js").State} State
 * @typedef {import("../state/reduce.js").Message} Message
 * @typedef {import("../state/log.js").LogEntry} LogEntry
 * @typedef {import("../wire/types.js").Prompt["worth"]} Worth
 * @typedef {import("./choreography.js").Step} Step
 * @typedef {Step & {worth: Worth, told: LogEntry[]}} Scene  `told`: what may be said once the step is over
 * @typedef {{scenes: Scene[], before: State, after: State, message: Message, ms: number}} Presentation
 *
 * @typedef {object} Clock
 * @property {() => number} now  milliseconds
 * @property {(ms: number, then: () => void) => () => void} after  returns what cancels it
 *
 * @typedef {object} Timeline
 * @property {(state: State, before: State, message: Message) => void} follow  hears of every change of the room
 * @property {() => State} state  what is presented now
 * @property {() => boolean} settled  everything that is known is presented
 * @property {() => boolean} armed  and the question has been there long enough to be answered
 * @property {() => void} advance  takes the next step, if the last one is over; before the page is drawn
 * @property {() => void} play  after the page was drawn
 * @property {() => void} hurry  presents all that is known
 */

import { narrate } from "../state/log.js";
import { lasts } from "./beats.js";
import { choreograph } from "./choreography.js";

/** Milliseconds between the landing of a card and the first answer that counts. */
export const ARMING = 300;
/** Batches that may wait for the one that is presented. Who gets behind further sees the newest only. */
const BACKLOG = 2;
/** So many milliseconds of steps are played at their own pace, more of them faster, up to a limit. */
const UNHURRIED_MS = 12_000;
const MAX_SPEED = 4;
const PER_MILLE = 1_000;

/**
 * @typedef {object} Given
 * @property {Clock} clock
 * @property {() => number} pace  factor of all times; 0: nothing is waited for
 * @property {{look: () => void, play: (scene: Scene, ms: number, done: () => void) => void, clear: () => void}} stage
 * @property {() => void} draw  draws the page soon
 * @property {(state: State, before: State, message: Message) => void} tell  is told of a change when it is presented
 * @property {State} initial
 */

/**
 * @param {Given} given
 * @returns {Timeline}
 */
export function createTimeline({ clock, pace, stage, draw, tell, initial }) {
  let known = initial;
  /** @type {Presentation[]} */
  let queue = [];
  /** The step that is seen now. @type {Scene | null} */
  let scene = null;
  /** It was taken, but the page is not drawn yet. */
  let due = false;
  /** The table after the last step that was seen. @type {import("../wire/types.js").View | null} */
  let seen = null;
  /** What was said of the present batch so far. @type {LogEntry[]} */
  let told = [];
  let armedAt = -Infinity;
  let cancelArming = () => {};

  /** @returns {State} */
  function state() {
    const shown = queue[0];
    if (shown === undefined) return known;
    const { before, after } = shown;
    const begins = before.view === null;
    const { decision } = before.prompt;
    return {
      ...known,
      view: scene?.during ?? seen ?? before.view,
      room: begins ? after.room : before.room,
      // Whose turn it was is still to be seen; nobody can answer.
      prompt: {
        decision: decision && !begins ? { ...decision, options: [] } : null,
        remaining: null,
        worth: scene?.worth ?? before.prompt.worth,
      },
      deadline: null,
      log: [...(begins ? [] : before.log), ...told],
    };
  }

  /** @param {State} after @param {State} before @param {Message} message */
  function follow(after, before, message) {
    known = after;
    if (message.type === "batch" && pace() > 0 && (queue.length > 0 || after.view !== before.view)) {
      if (queue.length > BACKLOG) hurry();
      queue.push(presentationOf(after, before, message));
      return draw();
    }
    if (after.view !== before.view) hurry(); // a snapshot
    if (after.prompt.decision?.id !== before.prompt.decision?.id) arm();
    tell(state(), before, message);
  }

  function arm() {
    cancelArming();
    const ms = ARMING * pace();
    armedAt = clock.now() + ms;
    cancelArming = ms > 0 ? clock.after(ms, draw) : () => {};
  }

  /** The presented batch is over: what came of it is told, and its question is asked. */
  function close() {
    const shown = /** @type {Presentation} */ (queue.shift());
    scene = null;
    seen = null;
    due = false;
    told = [];
    if (queue.length === 0) arm();
    tell(queue.length === 0 ? known : shown.after, shown.before, shown.message);
  }

  function hurry() {
    if (queue.length === 0) return;
    stage.clear();
    while (queue.length > 0) close();
    draw();
  }

  function advance() {
    while (scene === null && queue[0] !== undefined) {
      const step = queue[0].scenes.shift();
      if (step === undefined) close();
      else if (lasts(step) > 0) {
        scene = step;
        due = true;
        stage.look();
      } else {
        seen = step.view;
        told = step.told;
      }
    }
  }

  function play() {
    if (scene === null || !due) return;
    due = false;
    const ahead = queue.reduce((sum, { ms }) => sum + ms, 0);
    const speed = Math.min(MAX_SPEED, Math.max(1, ahead / UNHURRIED_MS));
    const { told: words, view } = scene;
    stage.play(scene, (lasts(scene) * pace()) / speed, () => {
      scene = null;
      seen = view;
      told = words;
      draw();
    });
  }

  return {
    follow,
    state,
    settled: () => queue.length === 0,
    armed: () => queue.length === 0 && clock.now() >= armedAt,
    advance,
    play,
    hurry,
  };
}

/**
 * What rows are worth is known before and after a batch only. In between the old figures stand, until the rows of
 * which they speak are gone.
 *
 * @param {State} after
 * @param {State} before
 * @param {Extract<Message, {type: "batch"}>} message
 * @returns {Presentation}
 */
function presentationOf(after, before, message) {
  const { events } = message;
  const risks = message.risks ?? [];
  const begins = events[0]?.type === "game_announced";
  const view = begins ? null : before.view;
  const viewer = after.view?.viewer ?? null;
  const steps = events.length === 0 || after.view === null ? [] : choreograph(view, events, viewer, risks.map((risk) => risk / PER_MILLE));
  const { entries, counts } = narrate(view, events, viewer);
  const fresh = after.log.slice(begins ? 0 : before.log.length);
  const others = fresh.length - entries.length;
  let { worth } = before.prompt;
  const scenes = steps.map((step) => {
    if (step.cue === "opened") worth = pointsOf(step);
    if (step.cue === "scored") worth = [];
    return { ...step, worth, told: fresh.slice(0, others + (counts[step.events - 1] ?? 0)) };
  });
  return { scenes, before, after, message, ms: scenes.reduce((sum, scene) => sum + lasts(scene), 0) };
}

/** @param {Step} step  in which the cards are counted @returns {Worth} */
function pointsOf({ score, view }) {
  return view.table.hands.map((_, seat) => score?.lines.find((line) => line.seat === seat)?.points ?? null);
}
