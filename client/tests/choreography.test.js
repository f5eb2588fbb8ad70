import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { BACK, foldBatch } from "../core/fold.js";
import { PACE, choreograph } from "../motion/choreography.js";
import { ANNOUNCED, CLOSED, OPENING, discard, flip, land, lift } from "./support/tables.js";

const R = "T-01";
const stayed = (seat) => ({ seat, rule: R, type: "player_stayed" });
const frozen = (seat) => ({ seat, rule: R, type: "player_frozen" });
const busted = (seat, card) => ({ seat, card, rule: R, type: "player_busted" });
const down = (seat) => ({ seat, rule: R, type: "hand_turned_down" });
const refill = (cards) => ({ cards, rule: R, type: "deck_refilled" });

/** "cue seats: card from→to turn, …" for each step of a batch that follows the opening and `before`. */
function seen(events, { before = [], viewer = null } = {}) {
  const start = foldBatch(null, [...OPENING, ...before], viewer);
  return choreograph(start, events, viewer).map(({ cue, seats, flights }) =>
    [
      [cue, ...seats].join(" "),
      ...flights.map(({ card, from, to, turn }) => `${card} ${from}→${to}${turn ? ` ${turn}` : ""}`),
    ].join(", "),
  );
}

const folder = new URL("../../tests/golden/", import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const { viewers } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  for (const { viewer, batches } of viewers) {
    const as = viewer === null ? "a spectator" : `seat ${viewer}`;

    test(`${file}: what ${as} sees step by step ends where the batch does`, () => {
      batches.reduce((before, { events, view }, place) => {
        const steps = choreograph(before, events, viewer);
        assert.equal(JSON.stringify(steps.at(-1).view), JSON.stringify(view), `batch ${place}`);
        return view;
      }, null);
    });

    test(`${file}: every card that ${as} sees go is taken from where it was drawn, to where it is drawn`, () => {
      batches.reduce((before, { events, view }) => {
        let drawn = before;
        for (const { flights, view: after } of choreograph(before, events, viewer)) {
          for (const { card, from, to, turn } of flights) {
            if (typeof from === "number") assert(drawn.table.hands[from].cards.includes(card));
            const shown = turn === "down" ? BACK : card;
            if (typeof to === "number") assert(after.table.hands[to].cards.includes(shown));
          }
          drawn = after;
        }
        return view;
      }, null);
    });
  }
}

test("a card that is turned and laid down goes from the deck to the row at once", () => {
  assert.deepEqual(seen([flip(0, 7), CLOSED, land(0, 7)]), ["move, 7 deck→0 up"]);
});
