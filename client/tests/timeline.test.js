import assert from "node:assert/strict";
import { test } from "node:test";

import { PACE } from "../motion/beats.js";
import { ARMING, createTimeline } from "../motion/timeline.js";
import { offers } from "../state/selectors.js";
import { INITIAL, reduce } from "../state/reduce.js";
import { OPENING, flip, land, roomView } from "./support/tables.js";

const R = "T-01";
const LIVE = { type: "connection", connection: { phase: "live", reason: null, attempt: 0 } };
const ROOM = roomView({ game: 1, phase: "playing" });

const hit = (decision) => ({ decision, type: "hit" });
/** The question to seat 0 with this number. */
const asks = (id) => ({
  decision: { id, seat: 0, question: "turn", options: [hit(id)], source: null },
  remaining: null,
  worth: [id, 0],
});

/** A page at a table in which seat 0 is asked, with a stage on which nothing ends before the test says so. */
function page({ pace = 1 } = {}) {
  let now = 0;
  let timers = [];
  let state = INITIAL;
  let seq = 0;
  const said = [];
  /** @type {{cue: string, ms: number, done: () => void} | null} */
  let playing = null;
  const timeline = createTimeline({
    clock: {
      now: () => now,
      after(ms, then) {
        const timer = { at: now + ms, then };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
    },
    pace: () => pace,
    stage: {
      look() {},
      play: ({ cue }, ms, done) => (playing = { cue, ms, done }),
      clear: () => (playing = null),
    },
    draw() {},
    tell: (after, _, message) => said.push(message.type === "batch" ? `batch ${message.seq}` : message.type),
    initial: state,
  });

  function send(message) {
    const before = state;
    state = reduce(state, message);
    timeline.follow(state, before, message);
    draw();
  }
  function draw() {
    timeline.advance();
    timeline.play();
  }
  const batch = (events, prompt, more = {}) => send({ type: "batch", seq: ++seq, events, prompt, at: now, ...more });

  send(LIVE);
  send({ type: "welcome", seq: 0, you: 1, room: ROOM, game: null, catalogue: [], specs: {}, prompt: asks(0), at: 0 });
  batch(OPENING, asks(1));
  while (playing) end();
  said.length = 0;

  function end() {
    const { done } = playing;
    playing = null;
    done();
    draw();
  }
  return {
    batch,
    send,
    end,
    said,
    timeline,
    seen: () => playing && playing.cue,
    ms: () => playing.ms,
    words: () => timeline.state().log.map(({ key }) => key),
    advance(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
}

const FLIP = [flip(0, 7), land(0, 7)];
const BUST = [flip(0, 7), land(0, 7), { seat: 0, card: 7, rule: R, type: "player_busted" }];

test("a question cannot be answered before its card has landed and 300 ms have passed", () => {
  const { batch, end, timeline, advance } = page();
  advance(ARMING);
  assert(timeline.armed());
  batch(FLIP, asks(2));
  assert(!timeline.armed());
  assert.deepEqual(offers(timeline.state()), []);
  end();
  assert.deepEqual(offers(timeline.state()), [hit(2)]);
  assert(!timeline.armed());
  advance(ARMING - 1);
  assert(!timeline.armed());
  advance(1);
  assert(timeline.armed());
});

test("while a card is on its way nothing is said of it, and whose turn it was is still to be seen", () => {
  const { batch, end, words, timeline } = page();
  const before = words();
  batch(FLIP, asks(2));
  assert.deepEqual(words(), before);
  assert.equal(timeline.state().prompt.decision.id, 1);
  assert.deepEqual(timeline.state().prompt.worth, [1, 0]);
  end();
  assert.deepEqual(words(), [...before, "log.turns"]);
  assert.equal(timeline.state().prompt.decision.id, 2);
  assert.deepEqual(timeline.state().prompt.worth, [2, 0]);
});

test("a bust is said when it was seen, not when its card was", () => {
  const { batch, end, words, seen } = page();
  const before = words();
  batch(BUST, asks(2));
  assert.equal(seen(), "flip");
  end();
  assert.equal(seen(), "busted");
  assert.deepEqual(words(), before);
  end();
  assert.deepEqual(words(), [...before, "log.busted.flipped"]);
});

test("sounds and signals hear of a batch when it has been seen, one batch after another", () => {
  const { batch, end, said, seen } = page();
  batch(FLIP, asks(2));
  batch([flip(1, 8), land(1, 8)], asks(3));
  assert.deepEqual(said, []);
  end();
  assert.deepEqual(said, ["batch 2"]);
  assert.equal(seen(), "flip");
  end();
  assert.deepEqual(said, ["batch 2", "batch 3"]);
});

test("the connection and presence are no matter of cards and change at once", () => {
  const { batch, send, said, timeline } = page();
  batch(FLIP, asks(2));
  send({ type: "connection", connection: { phase: "lost", reason: null, attempt: 1 } });
  assert.deepEqual(said, ["connection"]);
  assert.equal(timeline.state().connection.phase, "lost");
  assert.equal(timeline.state().prompt.decision.id, 1);
});

test("a snapshot is no story: everything is there at once", () => {
  const { batch, send, timeline, seen } = page();
  batch(FLIP, asks(2));
  const { view } = timeline.state();
  send({ type: "welcome", seq: 9, you: 1, room: ROOM, game: view, catalogue: [], specs: {}, prompt: asks(4), at: 0 });
  assert.equal(seen(), null);
  assert(timeline.settled());
  assert.equal(timeline.state().prompt.decision.id, 4);
});

test("who hurries sees the end, and has to wait for the next question like everybody", () => {
  const { batch, said, timeline, advance } = page();
  batch(BUST, asks(2));
  timeline.hurry();
  assert.deepEqual(said, ["batch 2"]);
  assert.deepEqual(offers(timeline.state()), [hit(2)]);
  assert(!timeline.armed());
  advance(ARMING);
  assert(timeline.armed());
});

test("who gets far behind sees the newest batch only, and is told all in order", () => {
  const { batch, said, end, seen, timeline } = page();
  for (let place = 0; place < 7; place++) batch([flip(0, 7 + place), land(0, 7 + place)], asks(2 + place));
  assert(said.length >= 5);
  while (seen()) end();
  assert.deepEqual(said, [2, 3, 4, 5, 6, 7, 8].map((seq) => `batch ${seq}`));
  assert(timeline.settled());
});

test("more steps than usual are played faster", () => {
  const { batch, ms } = page();
  batch(FLIP, asks(2));
  assert.equal(ms(), PACE.flip);
  const many = page();
  const cards = [...Array(30).keys()].map((place) => 20 + place);
  many.batch(cards.flatMap((card) => [flip(0, card), { card, rule: R, type: "card_discarded" }]), asks(2));
  assert(many.ms() < PACE.flip);
});

test("without a pace nothing is waited for", () => {
  const { batch, timeline, seen, said } = page({ pace: 0 });
  batch(FLIP, asks(2));
  assert.equal(seen(), null);
  assert.deepEqual(said, ["batch 2"]);
  assert(timeline.armed());
});

test("something that only the room says waits its turn", () => {
  const { batch, end, said } = page();
  batch(FLIP, asks(2));
  batch([], asks(2), { room: { ...ROOM, paused: true } });
  assert.deepEqual(said, []);
  end();
  assert.deepEqual(said, ["batch 2", "batch 3"]);
});
