/** In the browser's own fold of the recorded games every card is in one place after every event. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { foldEvent } from "../state/fold.js";
import { BACK } from "../wire/constants.js";

const folder = new URL("../../tests/golden/", import.meta.url);

/** @returns {number[]} the cards that lie open or face down somewhere, but not in the deck */
function lying({ hands, discard, limbo }) {
  return [...hands.flatMap(({ cards }) => cards), ...discard, ...limbo];
}

for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const { viewers } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  for (const { viewer, batches } of viewers) {
    test(`${file} as ${viewer === null ? "a spectator" : `seat ${viewer}`}: no card is lost or there twice`, () => {
      let view = null;
      let cards = 0;
      for (const event of batches.flatMap(({ events }) => events)) {
        if (event.type === "deck_refilled") {
          assert.equal(view.table.deck, 0, "the deck is filled up when it is empty");
          if (view.table.shuffles === 0) cards = event.cards;
          else assert.equal(event.cards, view.table.discard.length, "with exactly the discard pile");
        }
        view = foldEvent(view, event, viewer);
        const faces = lying(view.table).filter((card) => card !== BACK);
        assert.equal(new Set(faces).size, faces.length, JSON.stringify(event));
        assert.equal(view.table.deck + lying(view.table).length, cards, JSON.stringify(event));
      }
    });
  }
}
