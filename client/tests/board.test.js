/** The score board: what is read off it, and what is typed into it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { courses, lastEntry, mayEnter, nextField } from "../scoreboard/lookup.js";
import { laid, openPad, pressed, problemOf, resultOf, typed, withCard, withoutCard } from "../scoreboard/pad.js";

const HOST = { you: 1, host: true, me: { watching: false } };
const GUEST = { you: 2, host: false, me: { watching: false } };

const entry = (points, member = 1) => ({
  points,
  how: "points",
  row: null,
  formula: "",
  by: { member, name: `member ${member}` },
});
const field = (player, change, made = null, total = 0) => ({ player, change, total, undoable: made !== null, entry: made });

/** Ann, Ben and Cem in round 2; `claims` by player. */
function board({ entries = [null, null, null], claims = {}, ...more } = {}) {
  const players = ["Ann", "Ben", "Cem"].map((name, place) => ({
    id: place + 1,
    name,
    claimed_by: claims[place + 1] ?? null,
    enterable_by: claims[place + 1] ? [...new Set([1, claims[place + 1]])] : null,
    left: false,
    start: 0,
  }));
  const first = [field(1, 1, entry(20), 20), field(2, 2, entry(0, 2), 0), field(3, 3, entry(35), 35)];
  const second = entries.map((made, place) => field(place + 1, 4 + place, made));
  return {
    players,
    rounds: [
      { number: 1, dealer: 1, complete: true, fields: first },
      { number: 2, dealer: 2, complete: false, fields: second },
    ],
    open: 2,
    enterers: [1, 2],
    bounds: { lowest: -45, highest: 91, target: 200, award: true },
    ...more,
  };
}

const next = (at, about, after) => nextField(about, at, after)?.player ?? null;

test("the first empty field is the next, in the order of the seats", () => {
  assert.equal(next(HOST, board()), 1);
  assert.equal(next(HOST, board({ entries: [entry(5), null, null] })), 2);
});

test("after a field comes the one behind it, and those before it at last", () => {
  assert.equal(next(HOST, board(), { round: 2, player: 2 }), 3);
  assert.equal(next(HOST, board(), { round: 2, player: 3 }), 1);
  assert.equal(next(HOST, board({ entries: [entry(1), null, entry(2)] }), { round: 2, player: 2 }), 2);
});

test("a correction of an earlier round leads to the open one", () => {
  assert.equal(next(HOST, board({ entries: [entry(5), null, null] }), { round: 1, player: 3 }), 2);
});

test("whoever has taken over a line is asked for that one only", () => {
  const about = board({ claims: { 3: 2 } });
  assert.equal(next(GUEST, about), 3);
  assert.equal(next(GUEST, board({ claims: { 3: 2 }, entries: [null, null, entry(4)] })), null);
});

test("a line that somebody else has taken over is left to him", () => {
  const about = board({ claims: { 1: 7 } });
  assert.equal(next(GUEST, about), 2);
  assert.equal(next(HOST, about), 2);
  assert.equal(mayEnter(about, GUEST, about.players[0]), false);
  assert.equal(mayEnter(about, HOST, about.players[0]), true, "by hand");
});

test("a host with a line of his own begins with it and goes on with the others", () => {
  const about = board({ claims: { 2: 1 } });
  assert.equal(next(HOST, about), 2);
  assert.equal(next(HOST, about, { round: 2, player: 2 }), 3);
});

test("spectators, visitors and finished evenings have no next field", () => {
  assert.equal(next({ ...GUEST, me: { watching: true } }, board({ enterers: [1] })), null);
  assert.equal(next({ you: null, host: false, me: null }, board()), null);
  assert.equal(next(HOST, board({ open: null })), null);
});

test("what can be taken back is the latest entry of one's own", () => {
  const about = board({ entries: [entry(5), null, entry(9, 2)] });
  assert.equal(lastEntry(about, 1)?.change, 4);
  assert.equal(lastEntry(about, 2)?.change, 6);
  assert.equal(lastEntry(about, 3), undefined);
});

test("the chart has the totals of complete rounds, from the start on", () => {
  assert.deepEqual(courses(board())[0], { name: "Ann", values: [0, 20] });
});

test("the total of somebody who was not there stays", () => {
  const about = board();
  about.rounds[0].fields.splice(1, 1);
  about.players[1].start = 12;
  assert.deepEqual(courses(about)[1].values, [12, 12]);
});

const empty = openPad({ round: 2, player: 1 }, field(1, 4));
const keys = (...pressedKeys) => pressedKeys.reduce(pressed, empty);

test("keys write a number, the sign turns it and the last digit goes again", () => {
  assert.deepEqual(resultOf(keys("4", "5")), { type: "points", points: 45 });
  assert.deepEqual(resultOf(keys("4", "5", "sign")), { type: "points", points: -45 });
  assert.deepEqual(resultOf(keys("sign", "4", "sign")), { type: "points", points: 4 });
  assert.deepEqual(resultOf(keys("4", "5", "back")), { type: "points", points: 4 });
});

test("what is no number is no result, and a broken one is for the server to refuse", () => {
  assert.equal(resultOf(empty), null);
  assert.equal(resultOf(typed(empty, "x2")), null);
  assert.equal(resultOf(keys("sign")), null);
  assert.deepEqual(resultOf(typed(empty, "12,5")), { type: "points", points: 12.5 });
});

test("a field takes so many signs and no more", () => {
  assert.equal(typed(empty, "12345678").text, "123456");
});

test("cards are laid and taken away, and are the result while they lie there", () => {
  const pad = withoutCard(withCard(withCard(withCard(empty, "12"), "x2"), "7"), 1);
  assert.deepEqual(resultOf(pad), { type: "cards", row: { cards: ["12", "7"], busted: false, award: "keep" } });
  assert.equal(laid(pad, { busted: true }).row.busted, true);
  assert.deepEqual(resultOf(typed(pad, "3")), { type: "points", points: 3 });
});

test("a field that was filled with cards shows them again", () => {
  const row = { cards: ["5"], busted: false, award: "keep" };
  assert.deepEqual(openPad({ round: 1, player: 1 }, field(1, 1, { ...entry(5), how: "cards", row })).row, row);
});

test("a refusal names the limits, and a race whoever was faster", () => {
  assert.deepEqual(problemOf(empty, board(), "too_high"), {
    key: "refusal.too_high",
    params: { lowest: -45, highest: 91 },
  });
  assert.deepEqual(problemOf(empty, board({ entries: [entry(33, 2), null, null] }), "field_taken"), {
    key: "board.taken",
    params: { name: "member 2", points: 33 },
  });
});
