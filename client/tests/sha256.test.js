import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";

import { toHex, utf8 } from "../state/bytes.js";
import { commitmentOf, hmacSha256, sha256 } from "../state/sha256.js";

/** The examples of FIPS 180-4. */
for (const [text, hash] of [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
]) {
  test(`hashes ${JSON.stringify(text)} as the standard does`, () => {
    assert.equal(toHex(sha256(utf8(text))), hash);
  });
}

test("hashes messages of every length up to three blocks as Node does", () => {
  for (let length = 0; length <= 192; length += 1) {
    const message = Uint8Array.from(randomBytes(length));
    assert.equal(toHex(sha256(message)), createHash("sha256").update(message).digest("hex"), toHex(message));
  }
});

test("authenticates with keys shorter and longer than a block as Node does", () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const [key, message] = [Uint8Array.from(randomBytes(length)), Uint8Array.from(randomBytes(77))];
    assert.equal(toHex(hmacSha256(key, message)), createHmac("sha256", key).update(message).digest("hex"), `${length}`);
  }
});

test("commits to a secret in hex", () => {
  const secret = randomBytes(32);
  assert.equal(commitmentOf(secret.toString("hex")), createHash("sha256").update(secret).digest("hex"));
});
