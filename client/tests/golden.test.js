/** The games that the server recorded, viewer by viewer: the browser's fold must arrive at the same views. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { foldBatch } from "../state/fold.js";

const folder = new URL("../../tests/golden/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

test("there are recorded games", () => {
  assert.notEqual(files.length, 0);
});

for (const file of files) {
  const { viewers } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  for (const { viewer, batches } of viewers) {
    test(`${file} as ${viewer === null ? "a spectator" : `seat ${viewer}`} sees it`, () => {
      batches.reduce((before, { events, view }, place) => {
        const after = foldBatch(before, events, viewer);
        assert.equal(JSON.stringify(after), JSON.stringify(view), `after batch ${place}`);
        return after;
      }, null);
    });
  }
}
