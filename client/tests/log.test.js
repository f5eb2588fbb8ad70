import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { foldBatch } from "../state/fold.js";
import { logBatch, logParams } from "../state/log.js";
import { CLOSED, OPENING, advance, discard, flip, land, lift, open } from "./support/tables.js";

const names = { seat: (seat) => "ABC"[seat], card: (card) => `card ${card}`, aCard: (card) => `a card ${card}` };

/** "key name=value …" for each entry of a batch that follows the opening; a card is named without its article. */
function told(events, before = OPENING) {
  return logBatch(foldBatch(null, before, null), events).map((entry) =>
    [
      entry.key,
      ...Object.entries(logParams(entry, names))
        .filter(([name]) => !name.startsWith("a_"))
        .map(([name, value]) => `${name}=${value}`),
    ].join(" "),
  );
}

test("tells the start of a game", () => {
  const lines = logBatch(null, OPENING, null).map(({ key }) => key);
  assert.deepEqual(lines, ["log.game_started", "log.deck_shuffled", "log.round_started"]);
});

test("tells a reshuffle apart from the first shuffle", () => {
  assert.deepEqual(told([{ cards: 9, rule: "B-71", type: "deck_refilled" }]), ["log.deck_refilled count=9"]);
});

test("names a card that is turned once, not again when it lies in the row", () => {
  assert.deepEqual(told([flip(0, 7), land(0, 7)]), ["log.turns player=A card=card 7"]);
});

test("tells a flip that busts in one sentence, and a bust by a card that moved in one of its own", () => {
  const busted = { seat: 0, card: 7, rule: "B-13", type: "player_busted" };
  assert.deepEqual(told([flip(0, 7), land(0, 7), busted]), ["log.busted.flipped player=A card=card 7"]);
  const moved = [lift(1, 7), land(0, 7)];
  assert.deepEqual(told([...moved, busted], [...OPENING, flip(1, 7), land(1, 7)]), [
    "log.moved player=A card=card 7 from=B",
    "log.busted player=A card=card 7",
  ]);
});

test("says which cards a bust and a Flip 7 are about, where they can be seen", () => {
  const row = (before, ...events) => logBatch(foldBatch(null, before, null), events).at(-1)?.row;
  const busted = { seat: 0, card: 7, rule: "B-13", type: "player_busted" };
  const one = [...OPENING, flip(0, 3), land(0, 3)];
  assert.deepEqual(row(one, flip(0, 7), land(0, 7), busted), [3, 7]);
  assert.deepEqual(row(one, flip(0, 7), busted), [3, 7]);
  assert.deepEqual(row(one, { seat: 0, rule: "B-15", type: "flipped_seven" }), [3]);
  const down = { seat: 0, rule: "1.1.3", type: "hand_turned_down" };
  assert.equal(row([...one, down], { ...busted }), undefined);
});

test("gives a card for sentences with its article and without", () => {
  const [entry] = logBatch(foldBatch(null, OPENING, null), [flip(0, 7)]);
  assert.deepEqual(logParams(entry, names), { player: "A", card: "card 7", a_card: "a card 7" });
});

test("tells who was given a set-aside card, whether there was a choice or not", () => {
  const before = [...OPENING, flip(0, 60), open({ seat: 0, cards: [60], given: [], type: "assign" })];
  const given = advance({ seat: 0, cards: [], given: [{ card: 60, target: 2 }], type: "assign" });
  const choice = {
    seat: 0,
    action: { decision: 0, seat: 2, card: null, type: "choose" },
    source: 60,
    rule: "B-31",
    type: "decision_made",
  };
  assert.deepEqual(told([given], before), ["log.given player=A card=card 60 target=C"]);
  assert.deepEqual(told([choice, given], before), ["log.given player=A card=card 60 target=C"]);
});

test("says that a player keeps a card that he gives to himself", () => {
  const before = [...OPENING, flip(0, 60), open({ seat: 0, card: 60, picked: [], type: "play" })];
  const picked = advance({ seat: 0, card: 60, picked: [{ seat: 0, card: null }], type: "play" });
  assert.deepEqual(told([picked], before), ["log.kept player=A card=card 60"]);
});

test("tells which card on the table was picked", () => {
  const before = [...OPENING, flip(0, 60), open({ seat: 0, card: 60, picked: [], type: "play" })];
  const picked = advance({ seat: 0, card: 60, picked: [{ seat: 1, card: 7 }], type: "play" });
  assert.deepEqual(told([picked], before), ["log.picked player=A card=card 60 picked=card 7 target=B"]);
});

test("tells that a pick was taken back", () => {
  const play = { seat: 0, card: 60, picked: [{ seat: 1, card: 7 }], type: "play" };
  const before = [...OPENING, flip(0, 60), open(play)];
  const shorter = advance({ ...play, picked: [] });
  const events = [{ seat: 0, rule: "V-67", type: "pick_taken_back" }, shorter];
  assert.deepEqual(told(events, before), ["log.taken_back player=A"]);
});

test("tells how many cards somebody must turn for a card, and nothing for a plain hit", () => {
  const turning = (source) => open({ seat: 1, left: 3, source, aside: [], void: false, type: "flip" });
  assert.deepEqual(told([turning(60)]), ["log.must_turn player=B card=card 60 count=3"]);
  assert.deepEqual(told([turning(null)]), []);
});

test("tells a lift and a landing as one move", () => {
  const before = [...OPENING, flip(1, 7), land(1, 7)];
  assert.deepEqual(told([lift(1, 7), land(0, 7)], before), ["log.moved player=A card=card 7 from=B"]);
});

test("tells whose card was burned", () => {
  const before = [...OPENING, flip(1, 7), land(1, 7)];
  assert.deepEqual(told([lift(1, 7), discard(7)], before), ["log.burned card=card 7 from=B"]);
});

test("tells a save once, without the two cards that are discarded for it", () => {
  const before = [...OPENING, flip(0, 50), land(0, 50), flip(0, 7), land(0, 7)];
  const saved = { seat: 0, card: 7, by: 50, rule: "B-61", type: "player_saved" };
  assert.deepEqual(told([saved, lift(0, 7), discard(7), lift(0, 50), discard(50)], before), [
    "log.saved player=A card=card 7 by=card 50",
  ]);
});

test("is silent when a card that was played out goes to the discard pile", () => {
  const turned = open({ seat: 1, left: 0, source: 60, aside: [], void: false, type: "flip" });
  const before = [...OPENING, flip(0, 60), turned];
  assert.deepEqual(told([CLOSED, discard(60)], before), []);
});

test("says when a card came to nothing", () => {
  const before = [...OPENING, flip(0, 60), open({ effects: [{ card: 60, target: 1 }], type: "backlog" })];
  const next = advance({ effects: [], type: "backlog" });
  assert.deepEqual(told([next, discard(60)], before), ["log.discarded card=card 60"]);
});

test("tells how a round ended, with one line of arithmetic for each seat", () => {
  const lines = [
    { seat: 0, status: "stayed", cards: [], points: 14, formula: "5 + 9 = 14" },
    { seat: 1, status: "busted", cards: [], points: 0, formula: "0" },
  ];
  const score = { round: 2, dealer: 0, reason: "flipped_seven", flipped: 0, lines };
  assert.deepEqual(told([{ score, rule: "B-15", type: "round_ended" }]), [
    "log.round_ended.flipped_seven round=2 player=A",
    "log.points player=A count=14 formula=5 + 9 = 14 round=2",
    "log.points player=B count=0 formula=0 round=2",
  ]);
});

test("gives each entry the rule of its event", () => {
  const [entry] = logBatch(foldBatch(null, OPENING, null), [{ seat: 1, rule: "B-22", type: "player_frozen" }]);
  assert.equal(entry?.rule, "B-22");
});

const GOLDEN = new URL("../../tests/golden/", import.meta.url);
const PICKS = ["log.kept", "log.given", "log.picked"];

test("knows in every golden game what nobody has chosen, as its rule says too", () => {
  let forced = 0;
  for (const file of readdirSync(GOLDEN).filter((name) => name.endsWith(".json"))) {
    const { batches } = JSON.parse(readFileSync(new URL(file, GOLDEN), "utf8")).viewers[0];
    batches.reduce((view, { events, view: next }) => {
      for (const said of logBatch(view, events, next.viewer)) {
        const chosen = said.key === "log.stayed" ? said.rule === "B-08" : said.rule !== "B-09";
        if (![...PICKS, "log.stayed"].includes(said.key)) continue;
        assert.equal(said.forced ?? false, !chosen, `${file}: ${said.key} ${said.rule}`);
        forced += !chosen;
      }
      return next;
    }, null);
  }
  assert.notEqual(forced, 0);
});

test("tells that somebody keeps the points for seven cards, by the rule that lets him", () => {
  const award = open({ seat: 0, type: "award" });
  const choice = { decision: 0, seat: 0, card: null, type: "choose" };
  const made = { seat: 0, action: choice, source: null, rule: "X-09", type: "decision_made" };
  const closed = { rule: "V-107", type: "frame_closed" };
  const [kept] = logBatch(foldBatch(null, [...OPENING, award], null), [made, closed]);
  assert.deepEqual([kept.key, kept.rule], ["log.award_kept", "V-107"]);
  const given = [{ ...made, action: { ...choice, seat: 1 } }, closed];
  assert.deepEqual(logBatch(foldBatch(null, [...OPENING, award], null), given), []);
});
