/** Sees to it that nobody misses his turn: what this device can do, as it is set, in time with the room. */

import { createOwner } from "../ui/listen.js";
import { createIcon } from "./icon.js";
import { createNotice } from "./notice.js";
import { isOn } from "./settings.js";
import { createSounds } from "./sounds.js";
import { createTrigger } from "./trigger.js";
import { createWake } from "./wake.js";

/** Milliseconds on, off, on. */
const BUZZ = [120, 80, 120];

/**
 * @typedef {object} Signals
 * @property {(state: import("../state/reduce.js").State, before: import("../state/reduce.js").State,
 *   message: import("../state/reduce.js").Message) => void} hear  for every message that changed the state
 * @property {(question: string | null, playing: boolean) => void} show  what this browser is asked, in words for the
 *   eyes of bystanders, and whether a game goes on
 * @property {() => () => void} listen  to touches and to whether the page is seen; returns what ends all signals
 * @property {() => void} ring  lets the sound of one's own turn be heard; to be called by a touch
 */

/** @returns {Signals} */
export function createSignals() {
  const trigger = createTrigger();
  const sounds = createSounds(() => isOn("sound.turn") || isOn("sound.moves"));
  const notice = createNotice();
  const markIcon = createIcon();
  const wake = createWake();
  /** The next question is one to be told. */
  let due = false;

  return {
    ring: sounds.ring,
    listen() {
      return createOwner(sounds.listen(), notice.listen(), wake.listen()).dispose;
    },
    hear(state, before, message) {
      const signal = trigger(state, before, message);
      if (signal === "turn") due = true;
      if (signal === "move" && isOn("sound.moves")) sounds.play("move");
      if (signal === "turn" && isOn("sound.turn")) sounds.play("turn");
      if (signal === "knock" && isOn("sound.turn")) sounds.play("knock");
      // A page that nobody has touched may not shake the device, and browsers complain of the attempt.
      const { userActivation } = /** @type {{userActivation?: {hasBeenActive: boolean}}} */ (navigator);
      if (signal === "turn" && isOn("vibration") && userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    },
    show(question, playing) {
      markIcon(question !== null);
      wake.want(playing && isOn("awake"));
      if (question === null) notice.close();
      else if (due && isOn("notice")) notice.show(question);
      due = false;
    },
  };
}
