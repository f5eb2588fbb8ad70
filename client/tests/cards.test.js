import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { detectLanguage } from "../text/i18n.js";
import { cardItem } from "../components/cards.js";
import "./support/catalogues.js";

beforeEach(() => detectLanguage(["en"]));

/** Card 0 of a table on which a card for two picks is played. */
function item(picked) {
  const stack = [{ type: "match" }, { type: "play", seat: 0, card: 1, picked }];
  return cardItem({ catalogue: ["9", "SWITCH"], table: { stack, options: { game: "vengeance" } } }, 0, 0);
}

test("a card that was picked first is marked, for the eye and for the ear", () => {
  const marked = item([{ seat: 1, card: 0 }]);
  assert.equal(marked.props.class, "picked");
  assert.match(JSON.stringify(marked), /9, picked first/);
});

test("no other card is marked", () => {
  const plain = item([{ seat: 1, card: 2 }]);
  assert.equal(plain.props.class, "");
  assert.doesNotMatch(JSON.stringify(plain), /picked/);
});
