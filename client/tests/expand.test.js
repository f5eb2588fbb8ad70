/** Batches that came as lists, as the server says what they stand for. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { expand } from "../wire/expand.js";

const vectors = JSON.parse(readFileSync(new URL("../../tests/vectors/frames.json", import.meta.url), "utf8"));

test("a list stands for the object of version 2, whatever is in it", () => {
  for (const { frame, message } of vectors) assert.deepEqual(expand(frame), message);
});

test("frames in it have the keys in the order of the server, as the checksum needs", () => {
  for (const { frame, message } of vectors) {
    const [events, expected] = [expand(frame).events, message.events].map((list) => JSON.stringify(list));
    assert.equal(events, expected);
  }
});

test("an object is a message as it is", () => {
  const message = { type: "pong" };
  assert.equal(expand(message), message);
});
