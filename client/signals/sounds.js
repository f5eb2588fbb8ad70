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
 * @param {() => boolean} wanted  asked at a touch or key: a page that is to be silent opens no way to the speaker
 * @param {Pick<EventTarget, "addEventListener" | "removeEventListener">} [page]
 * @returns {(sound: import("./news.js").Signal) => void}
 */
export function createSounds(wanted, page = document) {
  /** @type {AudioContext | null} */
  let context = null;

  async function unlock() {
    if (!wanted()) return;
    try {
      context ??= new AudioContext();
      await context.resume();
      for (const name of GESTURES) page.removeEventListener(name, unlock);
    } catch {
      // The next touch tries again.
    }
  }

  for (const name of GESTURES) page.addEventListener(name, unlock);

  return (sound) => {
    try {
      if (context?.state === "suspended") context.resume().catch(() => {});
      for (const tone of SOUNDS[sound]) if (context) ring(context, tone);
    } catch {
      // A device without a speaker: the other signals remain.
    }
  };
}

/** @param {AudioContext} context @param {Tone} tone */
function ring(context, { frequency, at, lasts, volume }) {
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
