/** Sounds, on a device that takes the speaker away and gives it back at a touch only. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createSounds } from "../signals/sounds.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Counts the tones that were started. `touched`: whether the device allows sound now. */
class FakeAudio {
  static opened = [];
  static tones = 0;
  static touched = false;
  state = "suspended";
  currentTime = 0;
  destination = {};

  constructor() {
    FakeAudio.opened.push(this);
  }

  /** As in browsers: what is not allowed now waits until it is. */
  async resume() {
    if (this.state === "interrupted" && !FakeAudio.touched) throw new Error("interrupted");
    if (!FakeAudio.touched) await new Promise((resolve) => (this.allow = resolve));
    this.state = "running";
  }

  createOscillator() {
    const start = () => (FakeAudio.tones += 1);
    return { frequency: {}, connect: (next) => next, start, stop() {} };
  }

  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next) => next };
  }
}

function withSpeaker(Audio = FakeAudio) {
  globalThis.AudioContext = Audio;
  FakeAudio.opened = [];
  FakeAudio.tones = 0;
  FakeAudio.touched = false;
  return new EventTarget();
}

/** Sounds that hear the touches of `page`. */
function listening(...given) {
  const sounds = createSounds(...given);
  return { ...sounds, stop: sounds.listen() };
}

async function touch(page, kind = "pointerdown") {
  FakeAudio.touched = true;
  page.dispatchEvent(new Event(kind));
  await settled();
  FakeAudio.touched = false;
}

test("nothing sounds before the first touch, then every sound does", async () => {
  const page = withSpeaker();
  const { play } = listening(() => true, page);
  play("turn");
  await settled();
  assert.equal(FakeAudio.tones, 0);
  await touch(page);
  await touch(page, "keydown");
  play("turn");
  play("move");
  await settled();
  assert.deepEqual([FakeAudio.opened.length, FakeAudio.tones], [1, 3]);
});

for (const state of ["suspended", "interrupted", "closed"]) {
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
    test(`${gesture} brings the sound back that was ${state}, every time`, async () => {
      const page = withSpeaker();
      const { play } = listening(() => true, page);
      await touch(page);
      for (let time = 1; time <= 3; time += 1) {
        FakeAudio.opened.at(-1).state = state;
        await touch(page, gesture);
        assert.equal(FakeAudio.opened.at(-1).state, "running");
        await play("turn");
        assert.equal(FakeAudio.tones, 2 * time);
      }
    });
  }
}

test("a touch that fails leaves it to the next one", async () => {
  const page = withSpeaker();
  listening(() => true, page);
  await touch(page);
  FakeAudio.opened[0].state = "interrupted";
  page.dispatchEvent(new Event("pointerdown")); // not yet: the call still goes on
  await settled();
  assert.equal(FakeAudio.opened[0].state, "interrupted");
  await touch(page, "pointerup");
  assert.equal(FakeAudio.opened[0].state, "running");
});

test("what could not be heard in its time is not heard at all", async () => {
  const page = withSpeaker();
  let now = 0;
  const { play } = listening(() => true, page, () => now);
  await touch(page);
  FakeAudio.opened[0].state = "suspended";
  play("turn");
  play("turn");
  await settled();
  now += 60_000;
  FakeAudio.opened[0].allow();
  await touch(page);
  assert.deepEqual([FakeAudio.opened[0].state, FakeAudio.tones], ["running", 0]);
});

test("a page that is to be silent does not open the speaker", async () => {
  const page = withSpeaker();
  listening(() => false, page).play("turn");
  await touch(page);
  assert.equal(FakeAudio.opened.length, 0);
});

test("the sound can be heard at a touch also where it is off", async () => {
  const page = withSpeaker();
  FakeAudio.touched = true;
  listening(() => false, page).ring();
  await settled();
  assert.equal(FakeAudio.tones, 2);
});

test("a device that refuses sound does no harm", async () => {
  const page = withSpeaker(function Refused() {
    throw new Error("no speaker");
  });
  const { play, ring } = listening(() => true, page);
  await touch(page);
  play("turn");
  ring();
  await settled();
});

test("nobody who has stopped listening opens the speaker", async () => {
  const page = withSpeaker();
  listening(() => true, page).stop();
  await touch(page);
  assert.equal(FakeAudio.opened.length, 0);
});
