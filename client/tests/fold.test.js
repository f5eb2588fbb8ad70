import assert from "node:assert/strict";
import { test } from "node:test";

import { foldBatch, foldEvent } from "../state/fold.js";
import { ANNOUNCED, OPENING, advance, discard, flip, land, lift, open } from "./support/tables.js";

const table = (events, viewer = null) => foldBatch(null, events, viewer).table;

test("changes no view that it is given", () => {
  const freeze = (value) => {
    if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  const view = freeze(foldBatch(null, [...OPENING, flip(0, 7), land(0, 7)], 0));
  const text = JSON.stringify(view);
  foldBatch(view, [
    lift(0, 7),
    discard(7),
    { seat: 0, rule: "X-02", type: "seat_left" },
    { seat: 1, rule: "B-22", type: "player_frozen" },
    { frame: { waiting: [1], type: "deal" }, rule: "B-10", type: "frame_advanced" },
  ]);
  assert.equal(JSON.stringify(view), text);
});

test("begins with seats that do not take part yet", () => {
  const { hands, seated, totals, deck } = table([ANNOUNCED]);
  assert.deepEqual(hands[0], { cards: [], status: "out", turned: 0, down: false });
  assert.deepEqual([hands.length, seated, totals, deck], [3, [true, true, true], [0, 0, 0], 0]);
});

test("moves a flipped card from the deck through limbo to the end of the row", () => {
  const flipped = table([...OPENING, flip(0, 7)]);
  assert.deepEqual([flipped.deck, flipped.limbo, flipped.hands[0].turned], [93, [7], 1]);
  const landed = table([...OPENING, flip(0, 7), land(0, 7), flip(0, 3), land(0, 3)]);
  assert.deepEqual([landed.limbo, landed.hands[0].cards], [[], [7, 3]]);
});

test("moves a lifted card through limbo to the discard pile", () => {
  const { hands, limbo, discard: pile } = table([...OPENING, flip(1, 7), land(1, 7), lift(1, 7), discard(7)]);
  assert.deepEqual([hands[1].cards, limbo, pile], [[], [], [7]]);
});

test("shows the backs of a turned-down hand to everybody but its owner", () => {
  const events = [...OPENING, flip(1, 7), land(1, 7), { seat: 1, rule: "1.1.3", type: "hand_turned_down" }];
  assert.deepEqual(table(events, 1).hands[1], { cards: [7], status: "active", turned: 1, down: true });
  assert.deepEqual(table(events, 0).hands[1].cards, [-1]);
  assert.deepEqual(table(events, null).hands[1].cards, [-1]);
});

test("a flipped seven ends everything unfinished and leaves the round to be scored", () => {
  const { stack, limbo, discard: pile } = table([
    ...OPENING,
    open({ seat: 0, left: 2, source: 60, aside: [], void: false, type: "flip" }),
    flip(0, 7),
    { seat: 0, rule: "B-15", type: "flipped_seven" },
  ]);
  assert.deepEqual(stack, [{ type: "match" }, { next_seat: 0, flipped: 0, loser: null, type: "round" }]);
  assert.deepEqual([limbo, pile], [[], [7]]);
});

test("queues assigned cards behind those that wait already", () => {
  const first = { effects: [{ card: 60, target: 1 }], rule: "B-45", type: "effects_queued" };
  const second = { effects: [{ card: 61, target: 2 }], rule: "B-49", type: "effects_queued" };
  const assign = open({ seat: 0, cards: [], given: [], type: "assign" });
  const { stack } = table([...OPENING, assign, first, assign, second]);
  assert.deepEqual(stack.at(-1), {
    effects: [
      { card: 60, target: 1 },
      { card: 61, target: 2 },
    ],
    type: "backlog",
  });
  assert.equal(stack.length, 3);
});

test("books a round from its lines, also where the viewer saw backs only", () => {
  const line = (seat, points, cards) => ({ seat, status: "stayed", cards, points, formula: String(points) });
  const lines = [line(0, 5, [5]), line(1, 9, [9])];
  const score = { round: 1, dealer: 2, reason: "nobody_active", flipped: null, lines };
  const ended = table([
    ...OPENING,
    flip(1, 9),
    land(1, 9),
    { seat: 1, rule: "1.1.3", type: "hand_turned_down" },
    { score, rule: "B-20", type: "round_ended" },
  ]);
  assert.deepEqual([ended.totals, ended.discard, ended.history], [[5, 9, 0], [5, 9], [score]]);
  assert.deepEqual(ended.stack, [{ type: "match" }]);
  assert.deepEqual(ended.hands[1], { cards: [], status: "active", turned: 0, down: false });
});

test("voids the flips of a seat that leaves", () => {
  const running = { seat: 1, left: 2, source: 60, aside: [], void: false, type: "flip" };
  const { stack, seated } = table([...OPENING, open(running), { seat: 1, rule: "X-05", type: "seat_left" }]);
  assert.deepEqual(stack.at(-1), { ...running, left: 0, void: true });
  assert.deepEqual(seated, [true, false, true]);
});

test("replaces the top of the stack only", () => {
  const { stack } = table([...OPENING, advance({ next_seat: 1, flipped: null, loser: null, type: "round" })]);
  assert.deepEqual(
    stack.map(({ type }) => type),
    ["match", "round"],
  );
  assert.equal(stack[1].next_seat, 1);
});

test("refuses events that do not fit the table", () => {
  const view = foldBatch(null, OPENING, null);
  assert.throws(() => foldEvent(null, flip(0, 7)), /before the game was announced/);
  assert.throws(() => foldEvent(view, land(0, 7)), /card 7 is not where the event says/);
  assert.throws(() => foldEvent(view, { type: "card_eaten" }), /unknown event/);
});
