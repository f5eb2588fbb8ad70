import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL, reduce } from "../state/reduce.js";
import { createNews } from "../signals/news.js";
import { isOn, turn } from "../signals/settings.js";
import { createSounds } from "../signals/sounds.js";
import { createWake } from "../signals/wake.js";
import { freshMemory } from "./support/fake_storage.js";
import { NO_PROMPT, OPENING, batch, roomView, welcome } from "./support/tables.js";

const LIVE = { type: "connection", connection: { phase: "live", reason: null, attempt: 0 } };
const LOST = { type: "connection", connection: { phase: "waiting", reason: "lost", attempt: 1 } };
const PLAYING = roomView({ phase: "playing", game: 1 });

/** Member 1, in seat 0, at a table whose game has begun; `heard` are the signals of all messages so far. */
class Listener {
  constructor(snapshot = welcome()) {
    this.news = createNews();
    this.state = INITIAL;
    this.seq = 1;
    this.heard = [];
    this.hear(snapshot, LIVE);
  }

  hear(...messages) {
    for (const message of messages) {
      const before = this.state;
      this.state = reduce(before, message);
      const signal = this.news(this.state, before, message);
      if (signal !== null) this.heard.push(signal);
    }
    return this.heard;
  }

  /** The next batch: `seat` is asked. */
  ask(seat, id, events = [], room = null) {
    this.seq += 1;
    return this.hear(batch(this.seq, events, { prompt: asking(seat, id), room }));
  }

  /** The game begins with a question to `seat`. */
  begin(seat) {
    return this.ask(seat, 0, OPENING, PLAYING);
  }

  answer(id) {
    return this.hear({ type: "sent", ref: `r${id}`, command: { type: "act", action: { decision: id, type: "hit" } } });
  }
}

/** A table at which `seat` is asked first. */
function started(seat) {
  const ann = new Listener();
  ann.begin(seat);
  return ann;
}

function asking(seat, id, question = "turn") {
  return { ...NO_PROMPT, decision: { id, seat, question, options: [{ decision: id, type: "hit" }], source: null } };
}

test("one's own turn is told", () => {
  const ann = started(1);
  assert.deepEqual(ann.ask(0, 1), ["turn"]);
});

test("a question is told once, however often the room changes while it stands", () => {
  const ann = started(1);
  ann.ask(0, 1);
  ann.ask(0, 1, [], { ...PLAYING, watchers: 1 });
  assert.deepEqual(ann.ask(0, 1, [], { ...PLAYING, watchers: 2 }), ["turn"]);
});

test("a question that stands when the page is opened is not told", () => {
  const { view, prompt } = started(0).state;
  const ann = new Listener(welcome({ room: PLAYING, game: view, prompt }));
  assert.deepEqual(ann.heard, []);
});

test("what follows from one's own answer is not told", () => {
  const ann = started(0);
  ann.answer(0);
  assert.deepEqual(ann.ask(0, 1), ["turn"]);
});

test("it is told if the answer before was not given here", () => {
  const ann = started(0);
  assert.deepEqual(ann.ask(0, 1), ["turn", "turn"]);
});

test("a question that was known before the line was lost is not told again", () => {
  const ann = started(0);
  const { view, prompt } = ann.state;
  assert.deepEqual(ann.hear(LOST, welcome({ seq: 2, room: PLAYING, game: view, prompt }), LIVE), ["turn"]);
});

test("one that was asked while the line was down is told when it is up again", () => {
  const ann = started(1);
  ann.hear(LOST);
  assert.deepEqual(ann.ask(0, 1), []);
  assert.deepEqual(ann.hear(LIVE), ["turn"]);
});

test("the same number in another game is another question", () => {
  const ann = started(0);
  assert.deepEqual(ann.ask(0, 0, OPENING, { ...PLAYING, game: 2 }), ["turn", "turn"]);
});

test("a pause and its end tell nothing anew", () => {
  const ann = started(0);
  ann.ask(0, 0, [], { ...PLAYING, paused: true });
  assert.deepEqual(ann.ask(0, 0, [], PLAYING), ["turn"]);
});

test("a question for which the others wait is told once more, and not again when that is over", () => {
  const overdue = { decision: 0, member: 1, votes: {}, needed: null };
  const ann = started(0);
  ann.ask(0, 0, [], { ...PLAYING, overdue });
  ann.ask(0, 0, [], { ...PLAYING, overdue: { ...overdue, votes: { 2: "once" } } });
  assert.deepEqual(ann.ask(0, 0, [], PLAYING), ["turn", "turn"]);
});

test("the end of somebody else's turn is a move, what he chooses within it is none", () => {
  const ann = started(1);
  ann.ask(1, 1);
  ann.ask(1, 2);
  assert.deepEqual(ann.ask(2, 3), ["move"]);
});

test("one's own move is no news", () => {
  const ann = started(0);
  ann.answer(0);
  assert.deepEqual(ann.ask(1, 1), ["turn"]);
});

test("moves that are caught up with after the line was lost are no news", () => {
  const ann = started(1);
  ann.hear(LOST);
  ann.ask(2, 1);
  assert.deepEqual(ann.ask(1, 2), []);
});

test("a move that ends in one's own turn is told as that alone", () => {
  const ann = started(2);
  assert.deepEqual(ann.ask(0, 1), ["turn"]);
});

test("a spectator is never asked and hears of every turn that is over", () => {
  const eve = new Listener(welcome({ you: null }));
  eve.begin(0);
  eve.ask(1, 1);
  assert.deepEqual(eve.ask(2, 2), ["move", "move"]);
});

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
