import assert from "node:assert/strict";
import { test } from "node:test";

import { isOn, turn } from "../signals/settings.js";
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
  const { want: keepAwake } = createWake(device, new Page());
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
  const wake = createWake(device, page);
  wake.want(true);
  const stop = wake.listen();
  await settled();
  device.letGo();
  page.show("hidden");
  await settled();
  assert.equal(device.held, 0);
  page.show("visible");
  await settled();
  assert.equal(device.held, 1);
  stop();
  await settled();
  page.show("hidden");
  page.show("visible");
  await settled();
  assert.equal(device.held, 0, "nobody listens any more");
});

test("a lock that comes too late is given back", async () => {
  const device = lamp();
  const { want: keepAwake } = createWake(device, new Page());
  keepAwake(true);
  keepAwake(false);
  await settled();
  assert.equal(device.held, 0);
});

test("a browser that knows no wake lock, or refuses it, does no harm", async () => {
  createWake({}, new Page()).want(true);
  createWake({ wakeLock: { request: () => Promise.reject(new Error("low battery")) } }, new Page()).want(true);
  await settled();
});
