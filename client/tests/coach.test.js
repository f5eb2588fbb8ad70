/** What the coach of a lesson has to say, and that it is never missing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { hint, tipsFrom } from "../coach/topics.js";
import { detectLanguage, hasText, t } from "../text/i18n.js";
import { face } from "../games/faces.js";
import { LANGUAGES, fetchAll } from "./support/catalogues.js";
import { CODES } from "./support/codes.js";
import { OPTIONS, member, roomView } from "./support/tables.js";

await Promise.all(LANGUAGES.map(fetchAll));
await detectLanguage(["en"]);

const CATALOGUE = ["3", "8", "FREEZE", "x2", "9"];
const HIT = { decision: 0, type: "hit" };
const STAY = { decision: 0, type: "stay" };
const hand = (...cards) => ({ cards, status: "active", turned: cards.length, down: false });
const log = (name, params, rule = "") => ({ key: `log.${name}`, params, rule });
const flips = (seat, card) => log("turns", { player: { seat }, card: { card } });

/** A lesson about FREEZE and x2; the newcomer has seat 0. */
function table(changes = {}, hands = [hand(), hand(), hand()]) {
  return {
    room: roomView({ phase: "playing", lesson: ["FREEZE", "x2"], members: [member(1), member(2), member(3)] }),
    catalogue: CATALOGUE,
    viewer: 0,
    table: { options: OPTIONS, hands },
    prompt: { decision: null, remaining: null, worth: [12, 0, 0] },
    ...changes,
  };
}
const asked = (question, options, source = null, seat = 0) => ({
  prompt: { decision: { id: 0, seat, question, options, source }, remaining: null, worth: [12, 0, 0] },
});
const ids = (at, entries) => tipsFrom(at, entries).map(({ id }) => id);

test("tells what turns up and what becomes of players, in the order in which it happens", () => {
  const entries = [flips(0, 2), log("frozen", { player: { seat: 1 } }, "B-22"), flips(2, 3)];
  assert.deepEqual(ids(table(), entries), ["FREEZE", "frozen", "x2"]);
});

test("tells about cards that the lesson is not about by their kind", () => {
  assert.deepEqual(ids(table(), [flips(0, 0), flips(1, 4)]), ["number", "number"]);
});

test("tells about cards that lay there before this browser came", () => {
  assert.deepEqual(ids(table({}, [hand(3), hand(-1), hand()]), []), ["x2"]);
});

test("explains a fate by its rule, or by what it means", () => {
  const entries = [log("busted", { player: { seat: 1 }, card: { card: 4 } }, "B-13"), log("stayed", { player: { seat: 0 } }, "B-08")];
  assert.deepEqual(tipsFrom(table(), entries).map(({ about }) => about), ["rule B-13", "status stayed"]);
});

test("says what to do next by what may be done", () => {
  const at = (decided, cards = [hand(1)]) => table(decided, cards);
  assert.equal(hint(table(), 2), null);
  assert.equal(hint(at(asked("turn", [HIT, STAY], null, 1)), 2), t("coach.wait", { player: "Member 2" }));
  assert.equal(hint(at(asked("turn", [HIT, STAY]), [hand()]), 2), t("coach.first"));
  assert.equal(hint(at(asked("turn", [HIT])), 2), t("coach.must"));
  assert.equal(hint(at(asked("turn", [HIT, STAY])), 2), t("coach.more", { count: 2 }));
  assert.equal(hint(at(asked("turn", [HIT, STAY])), 0), t("coach.enough", { count: 12 }));
  assert.equal(hint(at(asked("person", [], 2)), 2), t("coach.choose.FREEZE"));
});

test("has a word for every choice that a card asks for", async () => {
  for (const code of LANGUAGES) {
    await detectLanguage([code]);
    for (const [game, codes] of Object.entries(CODES)) {
      for (const card of new Set(codes)) {
        const { kind } = face(card, game);
        if (kind === "action" || kind === "malus") {
          assert.ok(hasText(`coach.choose.${card}`) || hasText(`coach.choose.${kind}`), card);
        }
      }
      assert.ok(hasText(`coach.begin.${game}`), game);
    }
  }
});
