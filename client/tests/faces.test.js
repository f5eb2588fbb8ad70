import assert from "node:assert/strict";
import { test } from "node:test";

import { drawing, face } from "../games/faces.js";
import { nameOfCode } from "../components/words.js";
import { CODES } from "./support/codes.js";
import { sources } from "./support/sources.js";

for (const [game, codes] of Object.entries(CODES)) {
  test(`no two cards of ${game} look alike without their colour`, () => {
    const shapes = codes.map((code) => JSON.stringify(drawing(code, game).children));
    assert.equal(new Set(shapes).size, codes.length);
  });

  test(`no two cards of ${game} have the same name`, () => {
    assert.equal(new Set(codes.map((code) => nameOfCode(code, game))).size, codes.length);
  });
}

test("the zero is a plain number in one game and special in the other", () => {
  assert.notDeepEqual(drawing("0", "flip7"), drawing("0", "vengeance"));
});

test("a hidden card shows nothing but its back", () => {
  assert.deepEqual(drawing(null, "flip7"), drawing(null, "vengeance"));
  assert.equal(face(null, "flip7").look, "back");
});

test("no screen names a card or a game", () => {
  const named = new RegExp(
    `"(${["flip7", "vengeance", ...CODES.vengeance.slice(14), "FREEZE", "FLIP3", "CHANCE"].join("|").replaceAll(/[+/]/g, "\\$&")})"`,
  );
  const screens = [
    ...sources("client/screens/table", ".js"),
    ...sources("client/state", ".js"),
    ...sources("client/pages", ".js"),
  ];
  assert.deepEqual(
    screens.filter((text) => named.test(text)),
    [],
  );
});
