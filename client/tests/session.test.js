import assert from "node:assert/strict";
import { test } from "node:test";

import { createSession } from "../net/session.js";
import { freshMemory, refusedMemory } from "./support/fake_storage.js";

for (const [where, memory] of [
  ["storage", freshMemory],
  ["a page whose storage is refused", refusedMemory],
]) {
  test(`keeps one secret per table in ${where}`, () => {
    const session = createSession(memory());
    session.keepToken("ABCDE", "secret");
    session.keepToken("FGHJK", "other");
    assert.equal(session.token("ABCDE"), "secret");
    assert.equal(session.token("FGHJK"), "other");
    assert.equal(session.token("XXXXX"), null);
  });

  test(`forgets one table and no other in ${where}`, () => {
    const session = createSession(memory());
    session.keepToken("ABCDE", "secret");
    session.keepToken("FGHJK", "other");
    session.newSeed("ABCDE", "g1");
    session.keepSeen("ABCDE", {});
    session.forget("ABCDE");
    assert.equal(session.token("ABCDE"), null);
    assert.equal(session.seed("ABCDE", "g1"), null);
    assert.equal(session.seen("ABCDE"), null);
    assert.equal(session.token("FGHJK"), "other");
  });
}

test("lists the tables with a seat, the one used last first, and no more than three", () => {
  const session = createSession(freshMemory());
  for (const code of ["A", "B", "C", "D", "B"]) session.keepToken(code, "secret");
  assert.deepEqual(session.seats(), ["B", "D", "C"]);
  session.forget("D");
  assert.deepEqual(session.seats(), ["B", "C"]);
});

test("knows whether a secret outlives the page", () => {
  for (const [memory, kept] of [[freshMemory(), true], [refusedMemory(), false]]) {
    const session = createSession(memory);
    session.keepToken("ABCDE", "secret");
    assert.equal(session.isKept("ABCDE"), kept);
  }
});

test("makes a new seed of 32 bytes each time and remembers it with its game, for the last few games", () => {
  const session = createSession(freshMemory());
  const first = session.newSeed("ABCDE", "g1");
  const second = session.newSeed("ABCDE", "g2");
  assert.match(first, /^[0-9a-f]{64}$/);
  assert.notEqual(first, second);
  assert.deepEqual(["g1", "g2", "g3"].map((game) => session.seed("ABCDE", game)), [first, second, null]);
  for (const game of ["g3", "g4", "g5"]) session.newSeed("ABCDE", game);
  assert.equal(session.seed("ABCDE", "g1"), null);
});

test("remembers what was seen of a table, and nothing that it cannot read", () => {
  const memory = freshMemory();
  const session = createSession(memory);
  assert.equal(session.seen("ABCDE"), null);
  session.keepSeen("ABCDE", { game: 1 });
  assert.deepEqual(session.seen("ABCDE"), { game: 1 });
  memory.set("seen.ABCDE", "{");
  assert.equal(session.seen("ABCDE"), null);
});

test("remembers the name typed last, at first none", () => {
  const session = createSession(freshMemory());
  assert.equal(session.name(), "");
  session.keepName("Ann");
  assert.equal(session.name(), "Ann");
});
