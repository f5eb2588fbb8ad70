import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { foldBatch } from "../state/fold.js";
import { BACK } from "../wire/constants.js";
import { lasts } from "../motion/beats.js";
import { choreograph } from "../motion/choreography.js";
import { CLOSED, OPENING, discard, flip, land, lift } from "./support/tables.js";

const R = "T-01";
const stayed = (seat) => ({ seat, rule: R, type: "player_stayed" });
const frozen = (seat) => ({ seat, rule: R, type: "player_frozen" });
const busted = (seat, card) => ({ seat, card, rule: R, type: "player_busted" });
const down = (seat) => ({ seat, rule: R, type: "hand_turned_down" });

/** Events that change the table without a picture of their own. */
const SILENT = new Set([
  ...["game_announced", "round_started", "decision_made", "pick_taken_back", "seat_added", "seat_left"],
  ...["frame_opened", "frame_advanced", "frame_closed", "effects_queued"],
]);

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

/** The first shuffle has no pile to be seen; a hand has nothing to hide from its owner, or is empty. */
function unseen({ type, seat }, view, viewer) {
  if (type === "deck_refilled") return view === null || view.table.discard.length === 0;
  return type === "hand_turned_down" && (seat === viewer || view.table.hands[seat].cards.length === 0);
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

    test(`${file}: ${as} sees something of every event that has a picture`, () => {
      batches.reduce((before, { events, view }) => {
        events.forEach((event, place) => {
          const alone = foldBatch(before, events.slice(0, place), viewer);
          const [step] = alone === null ? [] : choreograph(alone, [event], viewer);
          const seen = step !== undefined && (step.cue !== "nothing" || event.type === "game_ended");
          if (!seen) assert(SILENT.has(event.type) || unseen(event, alone, viewer), event.type);
        });
        return view;
      }, null);
    });

    test(`${file}: every card that ${as} sees go is taken from where it was drawn, to where it is drawn`, () => {
      batches.reduce((before, { events, view }) => {
        let drawn = before;
        for (const { flights, during, view: after } of choreograph(before, events, viewer)) {
          for (const { card, from, to, turn } of flights) {
            const lay = turn === "up" ? BACK : card;
            if (typeof from === "number") assert(drawn.table.hands[from].cards.includes(lay));
            const shown = turn === "down" ? BACK : card;
            if (typeof to === "number") assert(during.table.hands[to].cards.includes(shown));
          }
          drawn = after;
        }
        return view;
      }, null);
    });
  }
}

test("what is turned and laid down goes from the deck to the row in one move", () => {
  assert.deepEqual(seen([flip(0, 7), CLOSED, land(0, 7)]), ["flip, 7 deck→0 up"]);
});

test("cards that are turned one after another are seen one after another", () => {
  const events = [flip(0, 7), land(0, 7), flip(0, 8), land(0, 8)];
  assert.deepEqual(seen(events), ["flip, 7 deck→0 up", "flip, 8 deck→0 up"]);
});

test("a card that waits is seen in the middle before it goes on", () => {
  assert.deepEqual(seen([flip(0, 60)]), ["flip, 60 deck→limbo up"]);
  assert.deepEqual(seen([flip(0, 60), discard(60)]), ["flip, 60 deck→limbo up", "move, 60 limbo→discard"]);
});

test("a stolen card goes from row to row while its cause is discarded", () => {
  const events = [lift(1, 7), land(0, 7), discard(60)];
  const before = [flip(1, 7), land(1, 7), flip(0, 60)];
  assert.deepEqual(seen(events, { before }), ["played, 7 1→0, 60 limbo→discard"]);
});

test("cards that are switched cross", () => {
  const before = [flip(1, 7), land(1, 7), flip(0, 8), land(0, 8)];
  const events = [lift(1, 7), lift(0, 8), land(0, 7), land(1, 8)];
  assert.deepEqual(seen(events, { before }), ["played, 7 1→0, 8 0→1"]);
});

test("a card lies in the row before it sends others away", () => {
  const before = [flip(0, 7), land(0, 7)];
  const events = [flip(0, 8), land(0, 8), lift(0, 7), discard(7)];
  assert.deepEqual(seen(events, { before }), ["flip, 8 deck→0 up", "played, 7 0→discard"]);
});

test("what is done to a hand is seen before its cards are turned down, a stop while they are", () => {
  const before = [flip(0, 7), land(0, 7)];
  assert.deepEqual(seen([busted(0, 7), down(0)], { before }), ["busted 0", "down, 7 0→0 down"]);
  assert.deepEqual(seen([stayed(0), down(0)], { before }), ["stayed 0, 7 0→0 down"]);
  assert.deepEqual(seen([frozen(0), down(0)], { before }), ["frozen 0", "down, 7 0→0 down"]);
});

test("an owner goes on seeing his cards when they are turned down", () => {
  const before = [flip(0, 7), land(0, 7)];
  assert.deepEqual(seen([busted(0, 7), down(0)], { before, viewer: 0 }), ["busted 0"]);
});

test("cards that lie face down are turned up before they are counted, and leave the table after it", () => {
  const before = [flip(0, 7), land(0, 7), flip(1, 8), land(1, 8), stayed(0), down(0)];
  const line = { seat: 0, status: "stayed", cards: [7], points: 7, formula: "7" };
  const score = { round: 1, dealer: 2, reason: "nobody_active", flipped: null, lines: [line] };
  const ended = { score, rule: R, type: "round_ended" };
  assert.deepEqual(seen([ended], { before }), ["opened 0, 7 0→0 up", "scored 0, 7 0→discard, 8 1→discard"]);
  assert.deepEqual(seen([ended], { before, viewer: 0 }), ["opened 0", "scored 0, 7 0→discard, 8 1→discard"]);
});

test("a reshuffle turns the discard pile into the deck; the first shuffle of a game is not seen", () => {
  const before = [flip(0, 7), land(0, 7), flip(0, 8), discard(8), flip(0, 9), discard(9)];
  const moved = ["shuffled, 8 discard→deck down, 9 discard→deck down"];
  assert.deepEqual(seen([{ cards: 2, rule: R, type: "deck_refilled" }], { before }), moved);
  assert.deepEqual(choreograph(null, OPENING, null).map(({ cue }) => cue), ["nothing"]);
});

test("a game that begins with cards is seen from its first card on", () => {
  const cues = choreograph(null, [...OPENING, flip(0, 7), land(0, 7)], null).map(({ cue }) => cue);
  assert.deepEqual(cues, ["flip"]);
});

test("the last round is seen to end before the game is over", () => {
  const score = { round: 1, dealer: 2, reason: "nobody_active", flipped: null, lines: [] };
  const events = [
    { score, rule: R, type: "round_ended" },
    { result: { winner: 0, reason: "target" }, rule: R, type: "game_ended" },
  ];
  const steps = choreograph(foldBatch(null, OPENING, null), events, null);
  assert.deepEqual(
    steps.map(({ cue, during }) => [cue, during.table.result?.winner]),
    [["opened", undefined], ["scored", undefined], ["nothing", 0]],
  );
  assert.equal(lasts(steps.at(-1)), 0);
});

test("the next round does not begin before the last one is counted", () => {
  const score = { round: 1, dealer: 2, reason: "nobody_active", flipped: null, lines: [] };
  const events = [
    { score, rule: R, type: "round_ended" },
    { number: 2, dealer: 0, seats: [0, 1, 2], rule: R, type: "round_started" },
    flip(0, 7),
  ];
  const steps = choreograph(foldBatch(null, OPENING, null), events, null);
  assert.deepEqual(
    steps.map(({ cue, during }) => [cue, during.table.round]),
    [["opened", 1], ["scored", 1], ["flip", 2]],
  );
});

test("seven cards are seen before the round is over, and nothing is said of it while the last one lands", () => {
  const score = { round: 1, dealer: 2, reason: "flipped_seven", flipped: 0, lines: [] };
  const events = [
    flip(0, 7),
    land(0, 7),
    { seat: 0, rule: R, type: "flipped_seven" },
    { score, rule: R, type: "round_ended" },
    { number: 2, dealer: 0, seats: [0, 1, 2], rule: R, type: "round_started" },
  ];
  const steps = choreograph(foldBatch(null, OPENING, null), events, null);
  assert.deepEqual(steps.map(({ cue }) => cue), ["flip", "seven", "opened", "scored", "nothing"]);
  assert.deepEqual(steps[1].cards, [7]);
});

test("a card that busts stays in the lamp until it is seen what it does", () => {
  const before = [flip(0, 7), land(0, 7)];
  const events = [flip(0, 8), land(0, 8), busted(0, 8)];
  const start = foldBatch(null, [...OPENING, ...before], null);
  const [turned, bust] = choreograph(start, events, null, [0.5]);
  assert.equal(turned.held, true);
  assert.equal(turned.risk, 0.5);
  assert.deepEqual(bust.flights, [{ card: 8, from: "lamp", to: 0, turn: null }]);
  assert.equal(bust.during.table.hands[0].status, "active");
  assert.equal(bust.view.table.hands[0].status, "busted");
});

test("a card hesitates as long as there is something to fear, and no longer", () => {
  const start = foldBatch(null, OPENING, null);
  const turn = (risk) => choreograph(start, [flip(0, 7), land(0, 7)], null, risk)[0];
  assert.equal(lasts(turn([1])) - lasts(turn([0])), 650);
  assert.equal(lasts(turn([])), lasts(turn([0])));
});

test("cards that everybody begins with are dealt without ado", () => {
  const deal = { frame: { type: "deal", waiting: [] }, rule: R, type: "frame_opened" };
  const turning = { frame: { type: "flip", seat: 0, left: 1, source: null, aside: [], void: false }, rule: R, type: "frame_opened" };
  assert.deepEqual(seen([flip(0, 7), land(0, 7)], { before: [deal, turning] }), ["move, 7 deck→0 up"]);
});

test("who must turn cards is seen before the first of them", () => {
  const turning = { frame: { type: "flip", seat: 1, left: 3, source: 60, aside: [], void: false }, rule: R, type: "frame_opened" };
  assert.deepEqual(seen([turning, flip(1, 7), land(1, 7)], { before: [flip(0, 60)] }), ["aimed 1", "flip, 7 deck→1 up"]);
});

test("what is given away is seen to be given", () => {
  assert.deepEqual(seen([land(1, 60)], { before: [flip(0, 60)] }), ["given 1, 60 limbo→1"]);
});

test("cards know which card moves them", () => {
  const played = { frame: { type: "play", seat: 0, card: 60, picked: [] }, rule: R, type: "frame_opened" };
  const before = [flip(1, 7), land(1, 7), flip(0, 60), played];
  const start = foldBatch(null, [...OPENING, ...before], null);
  const advanced = { ...played, frame: { ...played.frame, picked: [{ seat: 1, card: 7 }] }, type: "frame_advanced" };
  const [step] = choreograph(start, [advanced, lift(1, 7), land(0, 7), discard(60)], null);
  assert.equal(step.cause, 60);
});
