/** Whatever can be asked has an answer, in every language. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { detectLanguage, hasText, t } from "../text/i18n.js";
import { sectionsOf } from "../games/guide.js";
import { explain } from "../help/topics.js";
import { whyEntry, whyLine, whyRefusal, whyRound } from "../components/why.js";
import { logScore } from "../state/log_events.js";
import { settingsOf } from "../components/options.js";
import { OPTIONS as EVERY_OPTION } from "../wire/vocabulary.js";
import { LANGUAGES, fetchAll, wholeCatalogue } from "./support/catalogues.js";
import { CODES } from "./support/codes.js";
import { sources } from "./support/sources.js";
import { OPTIONS } from "./support/tables.js";

await Promise.all(LANGUAGES.map(fetchAll));

/** Runs `check` in every language. */
function inEveryLanguage(name, check) {
  for (const language of LANGUAGES) {
    test(`${name} (${language})`, async () => {
      await detectLanguage([language]);
      check();
    });
  }
}

const python = [...sources("server/fliptable/engine", ".py"), ...sources("server/fliptable/room", ".py")].join("\n");
/** The numbers of the rules that events and refusals carry. */
const RULES = [...new Set([...python.matchAll(/"([A-Z]-\d+[a-z]?|\d\.\d\.\d)"/g)].map(([, rule]) => rule))];
const scene = (game) => ({ game, catalogue: CODES[game] });

test("the server's rules are found", () => {
  for (const rule of ["B-13", "B-76a", "V-107", "X-09", "1.1.3"]) assert.ok(RULES.includes(rule), rule);
});

inEveryLanguage("every rule that the server can name has one sentence", () => {
  for (const rule of RULES) {
    const sentence = explain(`rule ${rule}`, scene("flip7"))?.text ?? "";
    assert.match(sentence, /^[A-ZÄÖÜ][^.!?]*\.$/, rule);
  }
});

const english = Object.keys(await wholeCatalogue("en"));

inEveryLanguage("every refusal has a reason of its own", () => {
  const refusals = english.filter((key) => key.startsWith("refusal.") && key !== "refusal.other");
  assert.deepEqual(refusals.filter((key) => !hasText(`reason.${key.slice(8)}`)), []);
});

test("a rule of the score board is answered by the reason", () => {
  assert.deepEqual(whyRefusal({ reason: "too_many_names", rule: "T1", command: null }), { topic: "reason too_many_names" });
});

inEveryLanguage("every card of both games says what it does", () => {
  for (const [game, codes] of Object.entries(CODES)) {
    const texts = codes.map((code) => explain(`card ${code}`, scene(game)).text);
    assert.deepEqual(texts.filter((text) => text.startsWith("help.") || text.includes("{")), []);
    assert.equal(new Set(texts).size, codes.length, game);
  }
});

inEveryLanguage("the same number says in each game what it is there", () => {
  for (const code of ["0", "7"]) {
    assert.notEqual(explain(`card ${code}`, scene("flip7")).text, explain(`card ${code}`, scene("vengeance")).text);
  }
});

test("a card counts its copies in this game", async () => {
  await detectLanguage(["en"]);
  assert.equal(explain("card 9", { game: "flip7", catalogue: ["9", "9", "3"] }).detail, "2 in the whole game");
});

inEveryLanguage("every state says what it means", () => {
  const states = ["active", "stayed", "frozen", "busted", "out", "left"].map((status) => `status ${status}`);
  const marks = ["turn", "dealer", "bot", "autoplay", "away", "rank"].map((mark) => `mark ${mark}`);
  const pending = ["deal", "picked", "assign", "waiting", "stop"].map((kind) => `pending ${kind}`);
  for (const topic of [...states, ...marks, ...pending, "back", "pile deck 5", "pile discard 0"]) {
    const { title, text } = explain(topic, scene("vengeance"));
    for (const words of [title, text]) assert.doesNotMatch(words, /^(help|status|mark|pile|pending)[. ]|[{}]/, topic);
  }
});

inEveryLanguage("every section of the rules is there", () => {
  for (const game of Object.keys(CODES)) {
    assert.notEqual(sectionsOf(game).length, 0);
    for (const { key, texts, explained = [] } of sectionsOf(game)) {
      assert.ok(hasText(`guide.head.${key}`), key);
      for (const text of texts) assert.ok(hasText(`guide.${text}`), text);
      for (const code of explained) assert.ok(CODES[game].includes(code), code);
    }
  }
});

test("every special card stands in the rules of its game", () => {
  const special = { flip7: ["FREEZE", "FLIP3", "CHANCE", "x2"], vengeance: CODES.vengeance.slice(-10).concat("0", "U7") };
  for (const [game, codes] of Object.entries(special)) {
    const shown = sectionsOf(game).flatMap(({ explained = [] }) => explained);
    const kinds = codes.filter((code) => !/^-/.test(code));
    assert.deepEqual(kinds.filter((code) => !shown.includes(code)), [], game);
  }
});

test("the worked examples are right", () => {
  for (const game of Object.keys(CODES)) {
    const { sum } = sectionsOf(game).find(({ key }) => key === "score");
    const [, numbers, factor, rest, result] = /^\(([\d +]+)\) ([×÷] 2)((?: [+−] \d+)*) = (\d+)$/.exec(sum);
    const plus = (terms) => terms.match(/[+−]? ?\d+/g).reduce((all, term) => all + Number(term.replace("−", "-").replace(" ", "")), 0);
    const doubled = factor === "× 2" ? plus(numbers) * 2 : Math.floor(plus(numbers) / 2);
    assert.equal(doubled + plus(rest), Number(result));
  }
});

inEveryLanguage("every setting says what each of its values means", () => {
  for (const [name, values] of Object.entries(EVERY_OPTION)) {
    for (const value of values) {
      const options = { ...OPTIONS, [name]: value };
      const at = { room: { clock: 20 }, specs: { flip7: [{ name }] } };
      for (const { meaning } of settingsOf(at, options)) assert.doesNotMatch(meaning, /^help\.|[{}]/, name);
    }
  }
});

const at = { catalogue: ["4", "+4", "4"], table: { options: OPTIONS, history: [] } };
const entry = (key, rule, params = {}) => ({ key, rule, params });

test("a bust, a save and a freeze can be asked about", () => {
  for (const key of ["log.busted", "log.saved", "log.frozen"])
    assert.deepEqual(whyEntry(entry(key, "B-13")), { topic: "rule B-13" });
});

test("a choice can be asked about only when there was none", () => {
  assert.deepEqual(whyEntry({ ...entry("log.given", "B-09"), forced: true }), { topic: "rule B-09" });
  assert.equal(whyEntry(entry("log.given", "B-45")), null);
  assert.equal(whyEntry(entry("log.stayed", "B-08")), null);
  assert.deepEqual(whyEntry({ ...entry("log.stayed", "B-76"), forced: true }), { topic: "rule B-76" });
});

const LINE = { seat: 1, status: "stayed", cards: [0, 1], points: 8, formula: "4 + 4 = 8" };
const SCORE = { round: 1, dealer: 0, reason: "no_cards", flipped: null, lines: [LINE] };
const BY = { rule: "B-76", lines: ["B-17"] };

test("a round that is over answers with the rules that the server names", () => {
  assert.deepEqual(whyRound({ ...at, rules: [BY] }, SCORE), { topic: "rule B-76" });
  assert.deepEqual(whyLine({ ...at, rules: [BY] }, SCORE, LINE), { topic: "rule B-17", sum: "4 + 4 = 8" });
  const [ended, points] = logScore(SCORE, BY).map((said) => whyEntry(said));
  assert.deepEqual([ended, points], [{ topic: "rule B-76" }, { topic: "rule B-17", sum: "4 + 4 = 8" }]);
});

test("a round of which an older server names no rules is not asked about", () => {
  assert.equal(whyRound({ ...at, rules: [] }, SCORE), null);
  assert.equal(whyLine({ ...at, rules: [] }, SCORE, LINE), null);
  assert.deepEqual(logScore(SCORE).map((said) => whyEntry(said)), [null, null]);
});

test("a refusal answers with its rule, or else with its reason", () => {
  assert.deepEqual(whyRefusal({ reason: "not_your_turn", rule: "X-09" }), { topic: "rule X-09" });
  assert.deepEqual(whyRefusal({ reason: "host_only", rule: "" }), { topic: "reason host_only" });
  assert.deepEqual(whyRefusal({ reason: "bad_option", rule: "target" }), { topic: "reason bad_option" });
});

test("nothing is invented where there is no sentence", async () => {
  assert.equal(explain("rule Z-99", scene("flip7")), null);
  assert.equal(explain("reason nonsense", scene("flip7")), null);
  await detectLanguage(["en"]);
  assert.notEqual(t("why"), "why");
});
