/**
 * Text in the reader's language. A catalogue maps a key to a message, or to one message per plural category of
 * the parameter `count`. A message names its parameters in braces: "{player} turns {card}".
 */

import { memory } from "../net/storage.js";

/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Plural */
/** @typedef {Record<string, string | Plural>} Catalogue */
/** @typedef {Record<string, string | number>} Params */
/** @typedef {Record<string, Record<string, () => Promise<{default: Catalogue}>>>} Catalogues  by language, then by part */

const FALLBACK = "en";
/** The part of a language that every page needs at once. */
const FIRST = "screens";

/** All that can be fetched. @type {Catalogues} */
let catalogues = {};

/** The messages that are here, by language. @type {Record<string, Catalogue>} */
const here = {};

/** @type {Set<(language: string) => void>} */
const listeners = new Set();

let current = FALLBACK;
/** The language that was asked for last, which may still be on its way. */
let wanted = FALLBACK;
/** How `current` writes numbers. @type {Intl.NumberFormat | null} */
let numbers = null;

/** To be called before anything else. @param {Catalogues} given */
export function useCatalogues(given) {
  catalogues = given;
}

/** @returns {string[]} the languages there are, as BCP 47 codes */
export function languages() {
  return Object.keys(catalogues);
}

/** @returns {string} the language in use */
export function language() {
  return current;
}

/**
 * Takes the language that the address asks for, that was chosen on this device, or else the first of `preferred`
 * that there is.
 *
 * @param {readonly string[]} preferred  BCP 47 tags, best first
 * @param {string | null} asked
 */
export async function detectLanguage(preferred = navigator.languages, asked = null) {
  const tags = [asked ?? "", memory.get("language") ?? "", ...preferred].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  await apply(tags.find((tag) => tag in catalogues) ?? FALLBACK);
}

/**
 * Changes the language, once its messages have arrived, and remembers it on this device.
 *
 * @param {string} chosen  one of `languages`
 */
export async function setLanguage(chosen) {
  memory.set("language", chosen);
  await apply(chosen);
}

/**
 * @param {(language: string) => void} listener
 * @returns {() => void} ends the subscription
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * @param {string} part
 * @param {string} to  the language
 * @returns {Promise<void>} resolved when its messages are here; rejected when they did not arrive
 */
export async function fetchPart(part, to) {
  const fetched = await catalogues[to]?.[part]?.();
  here[to] = { ...here[to], ...fetched?.default };
}

/**
 * @param {string} key
 * @returns {boolean} whether the catalogues have a message for `key`
 */
export function hasText(key) {
  return message(key) !== undefined;
}

/** Letters that run from right to left, which those of all catalogues do not. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * @param {string} text  e.g. a name
 * @returns {string} `text`, which swaps no places with what stands beside it: between FIRST STRONG ISOLATE and POP
 * DIRECTIONAL ISOLATE if it runs from right to left, and as it is otherwise
 */
export function isolated(text) {
  return LEFTWARDS.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * @param {string} key
 * @param {Params} params  numbers are written as the language does, texts are isolated
 * @returns {string} the message; the key itself if there is none
 */
export function t(key, params = {}) {
  const entry = message(key);
  if (entry === undefined) return key;
  return pattern(entry, params).replace(/\{(\w+)\}/g, (hole, name) => {
    const value = params[name];
    return typeof value === "number" ? formatNumber(value) : isolated(value ?? hole);
  });
}

/**
 * @param {number} value
 * @returns {string} with the sign for minus, which is as wide as a figure and never stands apart from it
 */
export function formatNumber(value) {
  return (isPlain(value) ? String(value) : howNumbers().format(value)).replace("-", "−");
}

/**
 * @param {number} value
 * @returns {boolean} whether all languages that use these digits write it in the same way: without a separator
 */
function isPlain(value) {
  return Number.isInteger(value) && Math.abs(value) < 1_000;
}

/** Made when it is needed, and once: that takes a slow phone as long as to draw a table. */
function howNumbers() {
  return (numbers ??= new Intl.NumberFormat(current));
}

/**
 * @param {string[]} items
 * @returns {string} "a, b and c"
 */
export function formatList(items) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items.map(isolated));
}

/**
 * @param {string | Plural} entry
 * @param {Params} params
 * @returns {string}
 */
function pattern(entry, params) {
  if (typeof entry === "string") return entry;
  const rule = new Intl.PluralRules(current).select(Number(params.count));
  return entry[rule] ?? entry.other;
}

/** @param {string} key */
function message(key) {
  return here[current]?.[key];
}

/** @param {string} chosen */
async function apply(chosen) {
  wanted = chosen;
  if (!(chosen in here)) await fetchPart(FIRST, chosen);
  if (wanted !== chosen) return;
  current = chosen;
  numbers = null;
  for (const listener of listeners) listener(chosen);
}
