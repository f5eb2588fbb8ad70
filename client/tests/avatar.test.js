import assert from "node:assert/strict";
import { test } from "node:test";

import { LOOKS, avatar, lookOf } from "../components/avatar.js";

test("a name has always the same look, however it is written", () => {
  assert.equal(lookOf("Zoë"), lookOf("Zoe\u0308"));
  assert.deepEqual(avatar("Ann"), avatar("Ann", lookOf("Ann")));
});

test("names of bots differ in their looks", () => {
  const names = Array.from({ length: 9 }, (_, number) => `Bot ${number + 1}`);
  assert.ok(new Set(names.map(lookOf)).size >= 8);
  assert.ok(names.map(lookOf).every((look) => look >= 0 && look < LOOKS));
});

test("every look is drawn, and no two of them alike", () => {
  const drawn = Array.from({ length: LOOKS }, (_, look) => JSON.stringify(avatar("Ann", look)));
  assert.equal(new Set(drawn).size, LOOKS);
});
