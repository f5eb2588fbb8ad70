import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { commitmentOf } from "../state/sha256.js";
import { firstDealer, gameSeed, shuffled } from "../state/shuffle.js";

/** The examples of docs/fairness.md, which the server's tests read too. */
const VECTORS = JSON.parse(readFileSync(new URL("../../tests/vectors/fairness.json", import.meta.url), "utf8"));

const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bytes = (text) => Uint8Array.from(Buffer.from(text, "hex"));

test("computes the commitments of the examples", () => {
  for (const { server_seed, commitment } of VECTORS.commitments) {
    assert.equal(commitmentOf(server_seed), commitment);
  }
});

test("computes the game seeds of the examples", () => {
  for (const { server_seed, game_id, seeds, game_seed } of VECTORS.game_seeds) {
    assert.equal(hex(gameSeed(server_seed, game_id, seeds)), game_seed);
  }
});

test("draws the dealers of the examples", () => {
  for (const { game_seed, seats, dealer } of VECTORS.dealers) {
    assert.equal(firstDealer(bytes(game_seed), seats), dealer);
  }
});

test("shuffles like the examples", () => {
  for (const { game_seed, number, cards, order } of VECTORS.shuffles) {
    assert.deepEqual(shuffled(bytes(game_seed), number, cards), order);
  }
});
