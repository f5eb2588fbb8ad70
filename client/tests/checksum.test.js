import assert from "node:assert/strict";
import { test } from "node:test";

import { checksum, crc32 } from "../state/checksum.js";

test("gives the check value of CRC-32", () => {
  assert.equal(crc32("123456789"), 0xcbf43926);
});

test("counts the bytes of UTF-8", () => {
  assert.equal(crc32("3 × 2 − 4"), 0x52fa52e0);
});

test("of a view is that of its JSON without spaces", () => {
  const view = { viewer: null, table: { deck: 3 } };
  assert.equal(checksum(view), crc32('{"viewer":null,"table":{"deck":3}}'));
});
