import assert from "node:assert/strict";
import { test } from "node:test";

import { commitmentOf, firstDealer, gameSeed, shuffled, verify } from "../state/fairness.js";
import { foldBatch } from "../state/fold.js";
import { ANNOUNCED, CLOSED, discard, flip, open } from "./support/tables.js";

const SERVER_SEED = "5e".repeat(32);
const SEAT_SEEDS = ["a1".repeat(32), "", "b2".repeat(32)];
const CARDS = 94;

const seed = await gameSeed(SERVER_SEED, "g1", SEAT_SEEDS);
const commitment = await commitmentOf(SERVER_SEED);
const seeds = { 0: SEAT_SEEDS[0], 1: "", 2: SEAT_SEEDS[2] };
const fairness = { game_id: "g1", commitment, seeds, server_seed: SERVER_SEED };

/** A game in which all cards are turned and discarded, and then shuffled again. */
const deck = await shuffled(seed, 1, [...Array(CARDS).keys()]);
const top = [...deck].reverse();
const [next] = (await shuffled(seed, 2, top)).slice(-1);
const EVENTS = [
  { ...ANNOUNCED, dealer: await firstDealer(seed, 3) },
  { cards: CARDS, rule: "1.1.2", type: "deck_refilled" },
  open({ type: "match" }),
  ...top.flatMap((card) => [flip(0, card), discard(card)]),
  { cards: CARDS, rule: "B-71", type: "deck_refilled" },
  flip(1, next),
  CLOSED,
];

const SEEN = {
  fairness,
  commitment,
  ownSeed: SEAT_SEEDS[0],
  ownSeat: 0,
  cards: CARDS,
  start: null,
  events: EVENTS,
};
const judged = (changes = {}) => verify({ ...SEEN, ...changes });

const ZEROS = "00".repeat(32);
const otherDealer = { ...EVENTS[0], dealer: (EVENTS[0].dealer + 1) % 3 };
const otherCard = flip(1, top.find((card) => card !== next));
const early = [...EVENTS.slice(0, -3 - 2), ...EVENTS.slice(-3)];

test("finds a game fair whose dealer and cards come from the seeds", async () => {
  assert.deepEqual(await judged(), {
    commitment: true,
    ownSeed: true,
    dealer: true,
    checked: CARDS + 1,
    unchecked: 0,
    wrong: 0,
    bots: true,
    refills: true,
    fair: true,
  });
});

const refilled = EVENTS.findIndex((event, place) => place > 1 && event.type === "deck_refilled");
const piled = EVENTS.with(refilled, { ...EVENTS[refilled], cards: 3 });

for (const [what, found, changes] of [
  ["a game that is not the one whose fingerprint was seen", { commitment: false }, { gameId: "g2" }],
  ["a bot that gave a seed", { bots: false }, { bots: [0] }],
  ["a deck filled up before it was empty", { refills: false }, { events: early.slice(0, -2) }],
  ["a deck filled up with other cards than the pile", { refills: false }, { events: piled }],
  ["a seed that is not the promised one", { commitment: false }, { fairness: { ...fairness, commitment: ZEROS } }],
  ["a promise that has changed since", { commitment: false }, { commitment: ZEROS }],
  ["a player's seed that was left out", { ownSeed: false }, { ownSeed: "c3".repeat(32) }],
  ["a dealer who was not drawn", { dealer: false }, { events: [otherDealer, ...EVENTS.slice(1)] }],
  ["a card that was not next", { wrong: 1 }, { events: EVENTS.with(-2, otherCard) }],
]) {
  test(`notices ${what}`, async () => {
    const verdict = await judged(changes);
    assert.deepEqual({ ...verdict, ...found, fair: false }, verdict);
  });
}

test("notices when a player's seed was replaced by the server", async () => {
  const verdict = await judged({ fairness: { ...fairness, seeds: { ...seeds, 0: ZEROS } } });
  assert.deepEqual([verdict.ownSeed, verdict.fair], [false, false]);
});

test("checks what follows the next shuffle when it saw only the rest of a game", async () => {
  const verdict = await judged({ start: foldBatch(null, EVENTS.slice(0, 5), null), events: EVENTS.slice(5) });
  assert.deepEqual(verdict, {
    commitment: true,
    ownSeed: true,
    dealer: null,
    checked: 1,
    unchecked: CARDS - 1,
    wrong: 0,
    bots: true,
    refills: true,
    fair: true,
  });
});

test("counts the seats that the game began with, also when one was added before it came", async () => {
  const admitted = { seat: 3, points: 0, rule: "X-08", type: "seat_added" };
  const start = foldBatch(null, [...EVENTS.slice(0, 5), admitted], null);
  const verdict = await judged({ start, events: EVENTS.slice(5) });
  assert.deepEqual([start.table.hands.length, verdict.checked, verdict.fair], [4, 1, true]);
});

test("says nothing about seeds and promises of which it knows none", async () => {
  const verdict = await judged({ commitment: null, ownSeed: null, ownSeat: null });
  assert.deepEqual([verdict.commitment, verdict.ownSeed, verdict.fair], [true, null, true]);
});

test("accuses nobody when the host starts before the seed of a slow page is there", async () => {
  const late = { ownSeat: 1, ownSeed: "c3".repeat(32) };
  assert.deepEqual([(await judged({ ...late, ownReady: false })).ownSeed, (await judged(late)).ownSeed], [null, false]);
});
