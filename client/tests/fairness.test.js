/** One game, honest at first, and what is found when any part of it is otherwise. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { verify } from "../state/fairness.js";
import { foldBatch } from "../state/fold.js";
import { commitmentOf } from "../state/sha256.js";
import { firstDealer, gameSeed, shuffled } from "../state/shuffle.js";
import { NOTHING_SEEN, gave, saw } from "../state/witness.js";
import { ANNOUNCED, CLOSED, discard, flip, member, open, roomView } from "./support/tables.js";

const SERVER_SEED = "5e".repeat(32);
const OTHER = "c3".repeat(32);
const [ANN, CAT] = ["a1".repeat(32), "b2".repeat(32)];
const SEEDS = { 0: ANN, 1: "", 2: CAT };
const CARDS = 94;
const CATALOGUE = Array(CARDS).fill("7");

const seed = gameSeed(SERVER_SEED, "g1", [ANN, "", CAT]);
/** A game in which all cards are turned and discarded, and then shuffled again. */
const top = shuffled(seed, 1, [...Array(CARDS).keys()]).reverse();
const [next] = shuffled(seed, 2, top).slice(-1);
const EVENTS = [
  { ...ANNOUNCED, dealer: firstDealer(seed, 3) },
  { cards: CARDS, rule: "1.1.2", type: "deck_refilled" },
  open({ type: "match" }),
  ...top.flatMap((card) => [flip(0, card), discard(card)]),
  { cards: CARDS, rule: "B-71", type: "deck_refilled" },
  flip(1, next),
  CLOSED,
];

const PROOF = { game_id: "g1", commitment: commitmentOf(SERVER_SEED), seeds: {}, server_seed: null, locked: false, number: 1, abandoned: null };
const MEMBERS = [
  member(1, { name: "Ann", seed_hash: commitmentOf(ANN) }),
  member(2, { name: "Bot 1", bot: true }),
  member(3, { name: "Cat", seed_hash: commitmentOf(CAT) }),
];

/** The room at four moments: the lobby, the start, the game, its end. */
const COURSE = [
  {},
  { locked: true },
  { phase: "playing", locked: true, seeds: SEEDS },
  { phase: "over", locked: true, seeds: SEEDS, server_seed: SERVER_SEED },
].map(({ phase = "lobby", ...fairness }) => ({ ...roomView({ phase, game: Number(phase !== "lobby"), members: MEMBERS }), fairness: { ...PROOF, ...fairness } }));

/** @param {{fresh?: number[], past?: object[]}} [how]  `fresh`: the moments after which nothing before is known */
function witnessed(course = COURSE, { fresh = [0], past = [], own = {} } = {}) {
  const saying = { you: 1, live: true };
  let witness = saw({ ...NOTHING_SEEN, past }, course[0], { ...saying, fresh: true, time: 1 });
  if (own.commits !== false) witness = gave(witness, { type: "commit_seed", hash: own.hash ?? commitmentOf(ANN) }, "g1");
  course.slice(1).forEach((room, place) => {
    witness = saw(witness, room, { ...saying, fresh: fresh.includes(place + 1), time: place + 2 });
    if (room.fairness.locked && room.phase === "lobby" && own.reveals !== false) witness = gave(witness, { type: "reveal_seed", seed: ANN }, "g1");
  });
  return witness;
}

const RECORD = { you: 1, viewer: 0, ownSeed: ANN, witness: witnessed(), catalogue: CATALOGUE, parts: [{ start: null, events: EVENTS }] };
const judged = ({ start = null, events = EVENTS, ...changes } = {}) => verify({ ...RECORD, parts: [{ start, events }], ...changes });
const kinds = (changes) => judged(changes).faults.map(({ kind }) => kind);
/** The course with another fairness, or other fields of the room, from one moment on. */
const from = (moment, fairness, room = {}) =>
  COURSE.map((seen, place) => (place < moment ? seen : { ...seen, ...room, fairness: { ...seen.fairness, ...fairness } }));
const exchanged = (id, changes) => MEMBERS.map((one) => (one.id === id ? { ...one, ...changes } : one));

test("finds a game fair whose dealer and cards come from the seeds", () => {
  assert.deepEqual(judged(), {
    fair: true, faults: [], late: [], abandoned: [], own: "used", checked: CARDS + 1, unchecked: 0, wrong: 0,
  });
});

const refilled = EVENTS.findIndex((event, place) => place > 1 && event.type === "deck_refilled");
const replaced = (place, event) => EVENTS.map((old, at) => (at === place ? event : old));
const two = { game_id: "g2", commitment: commitmentOf(OTHER), number: 2 };

for (const [what, kind, changes] of [
  ["a seed that is not the promised one", "commitment", { witness: witnessed(from(3, { server_seed: OTHER })) }],
  ["a seed that is kept secret", "unrevealed", { witness: witnessed(from(3, { server_seed: null })) }],
  ["a promise that is replaced in the lobby", "replaced", { witness: witnessed(from(1, two)) }],
  ["a promise that is replaced with the start", "replaced", { witness: witnessed(from(2, { ...two, number: 1 })) }],
  ["a game that brings another id", "replaced", { witness: witnessed(from(2, { game_id: "g2" })) }],
  ["a promise that was used before", "replayed", { witness: witnessed(COURSE, { past: [{ game: 1, gameId: "g0", commitment: PROOF.commitment }] }) }],
  ["the id of a game that was played before", "replayed", { witness: witnessed(COURSE, { past: [{ game: 1, gameId: "g1", commitment: "c0" }] }) }],
  ["a game without a moment that fixes the seeds", "unlocked", { witness: witnessed(from(1, { locked: false }).filter((_, place) => place !== 1)) }],
  ["a hash that changes with the start", "lock", { witness: witnessed(from(1, {}, { members: exchanged(3, { seed_hash: commitmentOf(OTHER) }) })) }],
  ["a hash that changes after the start", "lock", { witness: witnessed(from(2, {}, { members: exchanged(3, { seed_hash: commitmentOf(OTHER) }) })) }],
  ["seats that change their order with the start", "lock", { witness: witnessed(from(1, {}, { members: [member(3, { ...MEMBERS[2], seat: 0 }), MEMBERS[1], { ...MEMBERS[0], seat: 2 }] })) }],
  ["options that change after the start", "lock", { witness: witnessed(from(2, {}, { options: { ...roomView().options, decks: 2 } })) }],
  ["a bot with a seed", "bot", { witness: witnessed(from(2, { seeds: { ...SEEDS, 1: OTHER } })) }],
  ["a seed that is not behind its hash", "seed", { witness: witnessed(from(2, { seeds: { ...SEEDS, 2: OTHER } })) }],
  ["seeds that change while the game runs", "seeds_changed", { witness: witnessed(from(3, { seeds: { ...SEEDS, 2: "" } })) }],
  ["another hash than its own", "own_hash", { witness: witnessed(COURSE, { own: { hash: commitmentOf(OTHER) } }), ownSeed: OTHER }],
  ["its own seed, which was taken, left out", "own_seed", { witness: witnessed(from(2, { seeds: { ...SEEDS, 0: "" } })) }],
  ["other seats than were fixed", "seats", { events: replaced(0, { ...EVENTS[0], seats: 4 }) }],
  ["other options than were fixed", "options", { events: replaced(0, { ...EVENTS[0], options: { ...ANNOUNCED.options, target: 300 } }) }],
  ["a dealer who was not drawn", "dealer", { events: replaced(0, { ...EVENTS[0], dealer: (EVENTS[0].dealer + 1) % 3 }) }],
  ["a card that was not next", "cards", { events: replaced(EVENTS.length - 2, flip(1, top.find((card) => card !== next))) }],
  ["a deck filled up before it was empty", "refills", { events: [...EVENTS.slice(0, refilled - 2), EVENTS[refilled]] }],
  ["a deck filled up with other cards than the pile", "refills", { events: replaced(refilled, { ...EVENTS[refilled], cards: 3 }) }],
  ["a card that is flipped twice", "conservation", { events: [...EVENTS.slice(0, 6), flip(0, top[0])] }],
  ["a card that vanishes", "conservation", { events: [...EVENTS.slice(0, 4), discard(top[1])] }],
]) {
  test(`notices ${what}`, () => {
    assert.ok(kinds(changes).includes(kind), kinds(changes).join());
  });
}

test("names the players whose number is not right", () => {
  const { faults } = judged({ witness: witnessed(from(2, { seeds: { ...SEEDS, 2: OTHER } })) });
  assert.deepEqual(faults.find(({ kind }) => kind === "seed").names, ["Cat"]);
});

test("checks what follows the next shuffle when it saw only the rest of a game", () => {
  const verdict = judged({ start: foldBatch(null, EVENTS.slice(0, 5), null), events: EVENTS.slice(5) });
  assert.deepEqual([verdict.fair, verdict.checked, verdict.unchecked], [true, 1, CARDS - 1]);
});

test("checks every part that it saw between gaps", () => {
  const parts = [{ start: null, events: EVENTS.slice(0, 5) }, { start: foldBatch(null, EVENTS.slice(0, 9), null), events: EVENTS.slice(9) }];
  const verdict = judged({ parts });
  assert.deepEqual([verdict.fair, verdict.checked, verdict.unchecked], [true, 2, CARDS - 3]);
  const wrong = [{ ...parts[0], events: [...EVENTS.slice(0, 4), discard(top[1])] }, parts[1]];
  assert.deepEqual(kinds({ parts: wrong }), ["conservation"]);
});

test("says which promise was given up for everybody to see, and blames nobody for it", () => {
  const abandoned = { number: 1, reason: "too_few_left" };
  const again = COURSE.map((seen) => ({ ...seen, fairness: { ...seen.fairness, number: 2, abandoned } }));
  const before = COURSE.slice(0, 2).map((seen) => ({ ...seen, fairness: { ...seen.fairness, game_id: "g0", commitment: "c0" } }));
  const verdict = judged({ witness: witnessed([...before, ...again], { own: { commits: false } }) });
  assert.deepEqual([verdict.faults, verdict.abandoned], [[], [abandoned]]);
});

for (const [what, own, changes] of [
  ["whose seed is late", "late", { witness: witnessed(from(2, { seeds: { ...SEEDS, 0: "" } }), { own: { reveals: false } }) }],
  ["who is asked for nothing, because the start comes first", "late", { witness: witnessed(from(2, { seeds: { ...SEEDS, 0: "" } }), { own: { commits: false } }) }],
  ["whose seat another device has played from the start on", "elsewhere", { ownSeed: OTHER, witness: witnessed(COURSE, { fresh: [0, 1, 2], own: { hash: commitmentOf(OTHER) } }) }],
  ["who watches", "none", { you: null, ownSeed: null }],
]) {
  test(`accuses nobody at the browser of somebody ${what}`, () => {
    const verdict = judged(changes);
    if (own === "late") {
      // Its own seed is not in the game that was dealt, which is all that differs here.
      assert.deepEqual(verdict.faults.filter(({ kind }) => kind !== "dealer" && kind !== "cards"), []);
      assert.deepEqual(verdict.late, ["Ann"]);
    } else {
      assert.deepEqual(verdict.faults, []);
    }
    assert.equal(verdict.own, own);
  });
}

test("accuses nobody of a seat that was added, of names that changed, and of who has left", () => {
  const late = [...exchanged(3, { left: true, name: "Cathy" }), member(4, { name: "Dan" })];
  assert.deepEqual(kinds({ witness: witnessed(from(3, {}, { members: late })) }), []);
});

test("believes a game that began on a server of before what it cannot know", () => {
  const course = COURSE.slice(2).map((seen) => ({ ...seen, fairness: { ...seen.fairness, locked: false }, members: MEMBERS.map((one) => ({ ...one, seed_hash: "" })) }));
  assert.deepEqual(kinds({ witness: witnessed(course, { own: { commits: false } }), ownSeed: null }), []);
});
