import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL, reduce } from "../state/reduce.js";
import { createTrigger } from "../signals/trigger.js";
import { NO_PROMPT, OPENING, batch, roomView, welcome } from "./support/tables.js";

const LIVE = { type: "connection", connection: { phase: "live", reason: null, attempt: 0 } };
const LOST = { type: "connection", connection: { phase: "waiting", reason: "lost", attempt: 1 } };
const PLAYING = roomView({ phase: "playing", game: 1 });

/** Member 1, in seat 0, at a table whose game has begun; `heard` are the signals of all messages so far. */
class Listener {
  constructor(snapshot = welcome()) {
    this.trigger = createTrigger();
    this.state = INITIAL;
    this.seq = 1;
    this.heard = [];
    this.hear(snapshot, LIVE);
  }

  hear(...messages) {
    for (const message of messages) {
      const before = this.state;
      this.state = reduce(before, message);
      const signal = this.trigger(this.state, before, message);
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

test("a question that was known before the connection was lost is not told again", () => {
  const ann = started(0);
  const { view, prompt } = ann.state;
  assert.deepEqual(ann.hear(LOST, welcome({ seq: 2, room: PLAYING, game: view, prompt }), LIVE), ["turn"]);
});

test("one that was asked while the connection was down is told when it is up again", () => {
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

test("one's own move gives no signal", () => {
  const ann = started(0);
  ann.answer(0);
  assert.deepEqual(ann.ask(1, 1), ["turn"]);
});

test("moves that are caught up with after the connection was lost give no signal", () => {
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
