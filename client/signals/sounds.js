/** Sounds made of a few tones. Browsers allow none before the first touch or key; whatever refuses keeps still. */

import { listen } from "../ui/listen.js";

/** @typedef {{frequency: number, at: number, lasts: number, volume: number}} Tone  Hz, seconds, 0 to 1 */

/** @type {Record<import("./trigger.js").Signal, Tone[]>} */
const SOUNDS = {
  turn: [
    { frequency: 659, at: 0, lasts: 0.18, volume: 0.16 },
    { frequency: 988, at: 0.14, lasts: 0.4, volume: 0.16 },
  ],
  knock: [
    { frequency: 170, at: 0, lasts: 0.09, volume: 0.2 },
    { frequency: 150, at: 0.17, lasts: 0.1, volume: 0.2 },
  ],
  move: [{ frequency: 330, at: 0, lasts: 0.09, volume: 0.04 }],
};

/** A press counts for some browsers as it begins, for touches as it ends. @param {() => void} touch */
const gestures = (touch) => ({ pointerdown: touch, pointerup: touch, keydown: touch });

/** Milliseconds after which a sound says nothing new. */
const STALE = 1_000;

/**
 * @typedef {object} Sounds
 * @property {(sound: import("./trigger.js").Signal) => void} play
 * @property {() => () => void} listen  to touches and keys, which let it sound; returns what stops it
 * @property {() => void} ring  lets the sound of one's own turn be heard; to be called by a touch
 */

/**
 * A call, a lock or another app takes the speaker away at any time: the context is then `suspended`, or `interrupted`
 * with WebKit, and only a touch brings it back. So every touch asks for it until it runs.
 *
 * @param {() => boolean} wanted  asked at a touch or key: a page that is to be silent opens no way to the speaker
 * @param {Pick<EventTarget, "addEventListener" | "removeEventListener">} [page]
 * @param {() => number} [now]  milliseconds
 * @returns {Sounds}
 */
export function createSounds(wanted, page = document, now = () => performance.now()) {
  /** @type {AudioContext | null} */
  let context = null;

  /** Resolved once it runs, which may be at a later touch only. */
  async function unlock() {
    try {
      if (context === null || context.state === "closed") context = new AudioContext();
      if (context.state !== "running") await context.resume();
    } catch {
      // The next touch tries again.
    }
  }

  function touch() {
    if (wanted()) unlock();
  }

  /** @param {import("./trigger.js").Signal} sound */
  async function play(sound) {
    if (context === null) return;
    const asked = now();
    await unlock();
    try {
      if (context.state !== "running" || now() - asked > STALE) return;
      for (const tone of SOUNDS[sound]) emit(context, tone);
    } catch {
      // A device without a speaker: the other signals remain.
    }
  }

  return { play, listen: () => listen(page, gestures(touch)), ring: () => void unlock().then(() => play("turn")) };
}

/** @param {AudioContext} context @param {Tone} tone */
function emit(context, { frequency, at, lasts, volume }) {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
