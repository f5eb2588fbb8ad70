import assert from "node:assert/strict";
import { test } from "node:test";

import { codeIn, isCode } from "../net/code.js";

for (const text of [
  "JWHEBA",
  "jwheba",
  " JWHEBA. ",
  "JWH-EBA",
  "jwh–eba",
  "J W H E B A",
  "J-W-H-E-B-A",
  "JWH EBA",
  "\u200bJWHEBA\u2069",
  "ＪＷＨＥＢＡ",
  "https://cards.example.org/t/JWHEBA",
  "https://cards.example.org/t/jwheba.",
  "https://cards.example.org/flip/w/JWHEBA?lang=de#main",
  "cards.example.org/tv/JWHEBA/",
  "https://a-very-long-name-of-a-server.cards.example.org/under/some/path/t/JWHEBA",
  `https://cards.example.org/t/JWHEBA#seat=${"0a".repeat(32)}`,
  "Come and play Flip 7 with us: https://cards.example.org/t/JWHEBA. See you at EIGHTS!",
  "Come and play! https://cards.example.org/t/JWHEBASee you",
  "Hanna: the code of the table is JWHEBA, see you",
  "The table: JWH-EBA (better bring a drink)",
  "better late: jwheba",
]) {
  test(`finds the code in "${text}"`, () => assert.equal(codeIn(text), "JWHEBA"));
}

test("leaves what is none, for the server to say so", () => {
  assert.equal(codeIn("abc"), "ABC");
  assert.equal(codeIn("O0I1L"), "O0I1L");
  assert.equal(codeIn("…"), "");
  assert.ok(isCode("JWHEBA") && !isCode("JWHEBAX") && !isCode("JWHEB0"));
});
