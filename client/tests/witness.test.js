/** What a page remembers of how the shuffle came about, of the messages that it hears. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { INITIAL, reduce } from "../state/reduce.js";
import { OPENING, batch, member, roomView, welcome } from "./support/tables.js";

const after = (messages, state = INITIAL) => messages.reduce(reduce, state);
const PROOF = { game_id: "g1", commitment: "c1", seeds: {}, server_seed: null, locked: false, number: 1, abandoned: null };

test("witnesses what the server shows of the coming shuffle, with its time, and what comes of a snapshot", () => {
  const other = { ...PROOF, commitment: "c2" };
  const [first, second] = after([
    welcome({ room: roomView({ fairness: PROOF }), time: 7 }),
    batch(2, [], { room: roomView({ fairness: other }), time: 8 }),
  ]).witness.sightings;
  assert.deepEqual([first.fairness, first.since, first.fresh], [PROOF, 7, true]);
  assert.deepEqual([second.fairness, second.since, second.fresh], [other, 8, false]);
});

test("knows what the server has taken of its own", () => {
  const command = { type: "commit_seed", hash: "5e" };
  const sent = after([welcome({ room: roomView({ fairness: PROOF }) }), { type: "sent", ref: "r1", command }]);
  assert.equal(sent.witness.own, null);
  const done = after([{ type: "done", ref: "r1", seq: 2 }], sent);
  assert.deepEqual(done.witness.own, { gameId: "g1", hash: "5e", committed: true, revealed: false });
  const revealing = { type: "sent", ref: "r2", command: { type: "reveal_seed", seed: "0a" } };
  assert.equal(after([revealing, { type: "done", ref: "r2", seq: 3 }], done).witness.own.revealed, true);
});

test("logs at the start whose number was late, and which promise was given up before", () => {
  const members = [member(1, { seed_hash: "aa" }), member(2, { seed_hash: "bb" }), member(3)];
  const fairness = { ...PROOF, locked: true, number: 2, abandoned: { number: 1, reason: "too_few_left" }, seeds: { 0: "5e", 1: "", 2: "" } };
  const { log } = after([
    welcome({ room: roomView({ fairness: PROOF }) }),
    batch(2, OPENING, { room: roomView({ phase: "playing", game: 1, members, fairness }) }),
  ]);
  const [gone, late] = log.map(({ key, params }) => [key, params.number ?? params.player?.seat]);
  assert.deepEqual([gone, late], [["log.abandoned", 1], ["log.seed_late", 1]]);
});

test("keeps of a lobby the first moment and the latest state, however often people commit", () => {
  const seen = (seq, hash) => batch(seq, [], { room: roomView({ fairness: PROOF, members: [member(1, { seed_hash: hash })] }), time: seq });
  const { sightings } = after([welcome({ room: roomView({ fairness: PROOF }), time: 1 }), ...[2, 3, 4].map((seq) => seen(seq, `h${seq}`))]).witness;
  assert.deepEqual(sightings.map(({ since, seats }) => [since, seats[0].hash]), [[1, "h4"]]);
});

test("remembers the promises of earlier games when the next one comes", () => {
  const next = { ...PROOF, game_id: "g2", commitment: "c2", number: 2 };
  const { past, sightings } = after([
    welcome({ room: roomView({ fairness: PROOF }) }),
    batch(2, [], { room: roomView({ game: 1, fairness: next }) }),
  ]).witness;
  assert.deepEqual([past, sightings.length], [[{ game: 1, gameId: "g1", commitment: "c1" }], 1]);
});

test("forgets what was its own when another device may have committed for the seat", () => {
  const own = { gameId: "g1", hash: "aa", committed: true, revealed: false };
  const at = (hash, locked) => roomView({ fairness: { ...PROOF, locked }, members: [member(1, { seed_hash: hash })] });
  const mine = { ...after([welcome({ room: at("aa", false) })]), inSync: true };
  const state = { ...mine, witness: { ...mine.witness, own }, connection: { phase: "live", reason: null, attempt: 0 } };
  assert.equal(after([welcome({ seq: 2, room: at("bb", true) })], state).witness.own, null);
  assert.equal(after([batch(2, [], { room: at("bb", false) })], state).witness.own, null);
  assert.deepEqual(after([batch(2, [], { room: at("bb", true) })], state).witness.own, own, "nobody else commits with the start");
});
