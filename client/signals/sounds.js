/** Sounds made of a few tones. Browsers allow none before the first touch or key; whatever refuses keeps still. */

/** @typedef {{frequency: number, at: number, lasts: number, volume: number}} Tone  Hz, seconds, 0 to 1 */

/** @type {Record<import("./news.js").Signal, Tone[]>} */
const SOUNDS = {
  turn: [
    { frequency: 659, at: 0, lasts: 0.18, volume: 0.16 },
    { frequency: 988, at: 0.14, lasts: 0.4, volume: 0.16 },
  ],
  move: [{ frequency: 330, at: 0, lasts: 0.09, volume: 0.04 }],
};

const GESTURES = ["pointerdown", "keydown"];

/**
 * @typedef {object} Sounds
 * @property {(sound: import("./news.js").Signal) => void} play
 * @property {() => void} ring  lets the sound of one's own turn be heard; to be called by a touch
 */

/**
 * @param {() => boolean} wanted  asked at a touch or key: a page that is to be silent opens no way to the speaker
 * @param {Pick<EventTarget, "addEventListener" | "removeEventListener">} [page]
 * @returns {Sounds}
 */
export function createSounds(wanted, page = document) {
  /** @type {AudioContext | null} */
  let context = null;

  async function unlock() {
    try {
      context ??= new AudioContext();
      await context.resume();
      for (const name of GESTURES) page.removeEventListener(name, touch);
    } catch {
      // The next touch tries again.
    }
  }

  function touch() {
    if (wanted()) unlock();
  }

  /** @param {import("./news.js").Signal} sound */
  function play(sound) {
    try {
      if (context === null) return;
      if (context.state !== "running") context.resume().catch(() => {});
      for (const tone of SOUNDS[sound]) emit(context, tone);
    } catch {
      // A device without a speaker: the other signals remain.
    }
  }

  for (const name of GESTURES) page.addEventListener(name, touch);
  return { play, ring: () => void unlock().then(() => play("turn")) };
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
