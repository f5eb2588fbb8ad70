import assert from "node:assert/strict";
import { test } from "node:test";

import { isOn, turn } from "../signals/settings.js";
import { createSounds } from "../signals/sounds.js";
import { createWake } from "../signals/wake.js";
import { freshMemory } from "./support/fake_storage.js";

test("with nothing chosen one's own turn sounds and vibrates and the screen stays on; the rest is silent", () => {
  const fresh = freshMemory();
  const on = ["sound.turn", "sound.moves", "vibration", "notice", "awake"].filter((name) => isOn(name, fresh));
  assert.deepEqual(on, ["sound.turn", "vibration", "awake"]);
});

test("a choice is kept", () => {
  const store = freshMemory();
  turn("sound.turn", false, store);
  turn("notice", true, store);
  assert.deepEqual([isOn("sound.turn", store), isOn("notice", store)], [false, true]);
});

/** A page that can be shown and hidden, and touched. */
class Page extends EventTarget {
  visibilityState = "visible";

  show(visibilityState) {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** Counts the locks that are held. */
function lamp() {
  const device = { held: 0, wakeLock: { request } };
  async function request() {
    device.held += 1;
    const lock = {
      released: false,
      async release() {
        if (!lock.released) device.held -= 1;
        lock.released = true;
      },
    };
    device.letGo = lock.release;
    return lock;
  }
  return device;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the screen is kept on while that is wanted", async () => {
  const device = lamp();
  const keepAwake = createWake(device, new Page());
  keepAwake(true);
  keepAwake(true);
  await settled();
  assert.equal(device.held, 1);
  keepAwake(false);
  await settled();
  assert.equal(device.held, 0);
});

test("it is kept on again when the page comes back into sight", async () => {
  const device = lamp();
  const page = new Page();
  createWake(device, page)(true);
  await settled();
  device.letGo();
  page.show("hidden");
  await settled();
  assert.equal(device.held, 0);
  page.show("visible");
  await settled();
  assert.equal(device.held, 1);
});

test("a lock that comes too late is given back", async () => {
  const device = lamp();
  const keepAwake = createWake(device, new Page());
  keepAwake(true);
  keepAwake(false);
  await settled();
  assert.equal(device.held, 0);
});

test("a browser that knows no wake lock, or refuses it, does no harm", async () => {
  createWake({}, new Page())(true);
  createWake({ wakeLock: { request: () => Promise.reject(new Error("low battery")) } }, new Page())(true);
  await settled();
});

/** Counts the tones that were started. */
class FakeAudio {
  static opened = 0;
  static tones = 0;
  state = "running";
  currentTime = 0;
  destination = {};

  constructor() {
    FakeAudio.opened += 1;
  }

  async resume() {}

  createOscillator() {
    const start = () => (FakeAudio.tones += 1);
    return { frequency: {}, connect: (next) => next, start, stop() {} };
  }

  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next) => next };
  }
}

function withSpeaker(Audio) {
  globalThis.AudioContext = Audio;
  FakeAudio.opened = 0;
  FakeAudio.tones = 0;
  return new Page();
}

test("nothing sounds before the first touch, then every sound does", async () => {
  const page = withSpeaker(FakeAudio);
  const { play } = createSounds(() => true, page);
  play("turn");
  assert.equal(FakeAudio.tones, 0);
  page.dispatchEvent(new Event("pointerdown"));
  await settled();
  page.dispatchEvent(new Event("keydown"));
  play("turn");
  play("move");
  assert.deepEqual([FakeAudio.opened, FakeAudio.tones], [1, 3]);
});

test("a page that is to be silent does not open the speaker", () => {
  const page = withSpeaker(FakeAudio);
  createSounds(() => false, page).play("turn");
  page.dispatchEvent(new Event("pointerdown"));
  assert.equal(FakeAudio.opened, 0);
});

test("the sound can be heard at a touch also where it is off", async () => {
  createSounds(() => false, withSpeaker(FakeAudio)).ring();
  await settled();
  assert.equal(FakeAudio.tones, 2);
});

test("a device that refuses sound does no harm", async () => {
  const page = withSpeaker(function Refused() {
    throw new Error("no speaker");
  });
  const { play, ring } = createSounds(() => true, page);
  page.dispatchEvent(new Event("pointerdown"));
  await settled();
  play("turn");
  ring();
  await settled();
});
