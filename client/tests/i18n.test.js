import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { detectLanguage, formatList, hasText, language, onLanguage, setLanguage, t } from "../text/i18n.js";
import { memory } from "../net/storage.js";
import "./support/catalogues.js";

beforeEach(async () => {
  await setLanguage("en");
  memory.remove("language");
});

test("fills the parameters into the message of the language", async () => {
  assert.equal(t("log.turns", { player: "Ann", a_card: "a 7" }), "Ann flips a 7.");
  await setLanguage("de");
  assert.equal(t("log.turns", { player: "Ann", a_card: "eine 7" }), "Ann deckt eine 7 auf.");
});

test("leaves braces in what people typed alone", () => {
  assert.equal(t("log.stayed", { player: "{card}" }), "{card} stays.");
});

test("takes the plural form that the count asks for", () => {
  assert.equal(t("log.game_started", { count: 1 }), "A new game begins with 1 player.");
  assert.equal(t("log.game_started", { count: 3 }), "A new game begins with 3 players.");
});

test("writes numbers and lists as the language does", async () => {
  await setLanguage("de");
  assert.equal(t("log.round_started", { round: 12345, dealer: "Ann" }), "Runde 12.345. Ann gibt.");
  assert.equal(formatList(["Ann", "Bob", "Cem"]), "Ann, Bob und Cem");
});

test("isolates what runs from right to left, so that it swaps no places with numbers", () => {
  assert.equal(t("log.stayed", { player: "שרה" }), "\u2068שרה\u2069 stays.");
  assert.equal(t("log.stayed", { player: "Ann علي" }), "\u2068Ann علي\u2069 stays.");
  assert.equal(t("log.stayed", { player: "Zoë 山田" }), "Zoë 山田 stays.");
  assert.equal(formatList(["שרה", "Bob"]), "\u2068שרה\u2069 and Bob");
});

test("shows the key where there is no message", () => {
  assert.equal(hasText("no.such.key"), false);
  assert.equal(t("no.such.key"), "no.such.key");
});

test("takes the first of the reader's languages that there is", async () => {
  await detectLanguage(["fr-CH", "de-CH", "en"]);
  assert.equal(language(), "de");
});

test("speaks English where none of the reader's languages is there", async () => {
  await detectLanguage(["fr-CH", "it"]);
  assert.equal(language(), "en");
});

test("speaks the language that the address asks for, if there is such a one", async () => {
  await setLanguage("en");
  await detectLanguage(["en-GB"], "de");
  assert.equal(language(), "de");
  await detectLanguage(["en-GB"], "tlh");
  assert.equal(language(), "en");
});

test("prefers the language that was chosen on this device", async () => {
  await setLanguage("de");
  await detectLanguage(["en-GB"]);
  assert.equal(language(), "de");
});

test("tells those who draw when the language has changed", async () => {
  const heard = [];
  const stop = onLanguage((chosen) => heard.push(chosen));
  await setLanguage("de");
  stop();
  await setLanguage("en");
  assert.deepEqual(heard, ["de"]);
});

test("speaks the language that was asked for last, whichever arrives first", async () => {
  await Promise.all([setLanguage("de"), setLanguage("en")]);
  assert.equal(language(), "en");
});
