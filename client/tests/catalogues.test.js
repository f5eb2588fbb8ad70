import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOSINGS, closing } from "../net/closing.js";
import { BOARD_REASONS, ROOM_REASONS, WIRE_REASONS } from "../wire/vocabulary.js";
import { LANGUAGES, wholeCatalogue } from "./support/catalogues.js";
import { sources } from "./support/sources.js";

/** Each language with what is fetched later. */
const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await wholeCatalogue(language)])),
);
const { en, ...others } = CATALOGUES;
const keys = Object.keys(en);
const groups = new Set(keys.map((key) => key.split(".")[0]));

const client = sources("client", ".js");
/** Every text in quotes. Keys often stand in a table, so this does not look for calls of `t`. */
const quoted = new Set(client.flatMap((text) => [...text.matchAll(/"([^"\n]+)"/g)].map(([, word]) => word)));
/** The beginnings of texts that are put together, as in `close.${reason}`. */
const begun = client.flatMap((text) => [...text.matchAll(/`([a-z_0-9.]+\.)\$\{/g)].map(([, beginning]) => beginning));

/** What stands between the quotes where `t` is called. */
const called = (pattern) => client.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key));
const forms = (entry) => (typeof entry === "string" ? { other: entry } : entry);
const placeholders = (message) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

for (const [language, catalogue] of Object.entries(others)) {
  test(`${language} has the keys of the English catalogue, in the same order`, () => {
    assert.deepEqual(Object.keys(catalogue), keys);
  });

  test(`${language} names the parameters of every message as English does`, () => {
    const named = (messages) =>
      Object.entries(messages).map(([key, entry]) => [key, placeholders(forms(entry).other)]);
    assert.deepEqual(named(catalogue), named(en));
  });
}

for (const [language, catalogue] of Object.entries(CATALOGUES)) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

  test(`${language} has every plural form that the language has, with no parameter that the others lack`, () => {
    for (const [key, entry] of Object.entries(catalogue)) {
      if (typeof entry === "string") continue;
      assert.deepEqual(Object.keys(entry).sort(), [...pluralCategories].sort(), key);
      const known = placeholders(entry.other);
      const foreign = Object.values(entry).flatMap(placeholders).filter((name) => !known.includes(name));
      assert.deepEqual(foreign, [], key);
    }
  });

  test(`${language} tells what happened in whole sentences, since they are read aloud one after another`, () => {
    const told = Object.entries(catalogue).filter(([key]) => key !== "log.title" && /^(log|board\.heard)\b/.test(key));
    const open = told.flatMap(([, entry]) => Object.values(forms(entry))).filter((message) => !/[.!]$/.test(message));
    assert.deepEqual(open, []);
  });

  test(`${language} has no empty message`, () => {
    const messages = Object.values(catalogue).flatMap((entry) => Object.values(forms(entry)));
    assert.deepEqual(messages.filter((message) => message.trim() === ""), []);
  });
}

test("every key that the client names is in the catalogues", () => {
  const named = [...quoted].filter(
    (word) => /^[a-z_]+(\.[a-z0-9_]+)+$/.test(word) && groups.has(word.split(".")[0]),
  );
  assert.deepEqual(named.filter((word) => !keys.includes(word)), []);
});

test("every key that the client hands to t is in the catalogues", () => {
  assert.deepEqual(called(/\bt\(\s*"([^"]+)"/g).filter((key) => !keys.includes(key)), []);
});

test("every key that the client puts together for t has messages", () => {
  const beginnings = called(/\bt\(\s*`([^$`]+)\$/g);
  assert.deepEqual(beginnings.filter((beginning) => !keys.some((key) => key.startsWith(beginning))), []);
});

test("every message is used", () => {
  const used = (key) => quoted.has(key) || begun.some((beginning) => key.startsWith(beginning));
  assert.deepEqual(keys.filter((key) => !used(key)), []);
});

test("every way in which a connection ends has a sentence", () => {
  const reasons = [...Object.values(CLOSINGS), closing(1006)].map(({ reason }) => reason);
  assert.deepEqual(reasons.filter((reason) => !keys.includes(`close.${reason}`)), []);
});

test("every reason for which the server refuses something has a sentence", () => {
  const python = sources("server/fliptable", ".py").join("\n");
  const raised = python.matchAll(
    /\b(?:\w*Refusal|BoardError|Refused|IllegalAction|IllegalOptions|Unreadable|_warn)\(\s*"([a-z_]+)"/g,
  );
  const crowded = [...python.matchAll(/\bcrowded\b.*$/gm)].flatMap(([line]) => [...line.matchAll(/"([a-z_]+)"/g)]);
  const listed = [...python.matchAll(/^ProblemReason = Literal\[[^\]]+\]/gm)].flatMap(([list]) => [...list.matchAll(/"([a-z_]+)"/g)]);
  const reasons = new Set([...raised, ...crowded, ...listed].map(([, reason]) => reason));
  for (const reason of [...WIRE_REASONS, ...ROOM_REASONS, ...BOARD_REASONS]) reasons.add(reason);
  for (const internal of ["no_such_card", "no_such_seat"]) reasons.delete(internal); // about decks that tests stack
  for (const foreign of ["not_found", "method_not_allowed", "upgrade_required"]) reasons.delete(foreign); // of addresses that no page asks
  assert.deepEqual([...reasons].filter((reason) => !keys.includes(`refusal.${reason}`)), []);
});
