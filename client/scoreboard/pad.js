/**
 * What is being entered into one field: typed points, or the cards that lie in front of the player. Pure; the server
 * says what it is worth and whether it can be.
 */

/** @typedef {import("../wire/types.js").BoardView} BoardView */
/** @typedef {import("../wire/types.js").EnteredResult} EnteredResult */
/** @typedef {import("../wire/types.js").Row} Row */

/**
 * @typedef {object} Pad
 * @property {number} round
 * @property {number} player
 * @property {number} expected  the field's `change` as it was seen
 * @property {string} text  as typed
 * @property {Row | null} row  null: points are typed
 * @property {import("../wire/types.js").Tallied | null} tally  what `row` comes to, once the server has said it
 * @property {Problem | null} problem  why the last try failed
 */
/** @typedef {{key: string, params: Record<string, string | number>}} Problem  a message of the catalogues */

/** Signs in the field. */
const LONGEST = 6;
const MINUS = "−";

/**
 * @param {import("./lookup.js").FieldRef} place
 * @param {import("../wire/types.js").FieldView} field
 * @returns {Pad}
 */
export function openPad({ round, player }, { change, entry }) {
  return { round, player, expected: change, text: "", row: entry?.row ?? null, tally: null, problem: null };
}

/** @param {Pad} pad @param {string} text @returns {Pad} */
export function typed(pad, text) {
  return { ...pad, row: null, tally: null, problem: null, text: text.slice(0, LONGEST) };
}

/** @param {Pad} pad @param {string} key  a digit, "back" or "sign" @returns {Pad} */
export function pressed(pad, key) {
  const { text } = pad;
  if (key === "back") return typed(pad, text.slice(0, -1));
  if (key === "sign") return typed(pad, /^[-−]/.test(text) ? text.slice(1) : `${MINUS}${text}`);
  return typed(pad, text + key);
}

/** @param {Pad} pad @param {Partial<Row>} patch @returns {Pad} */
export function laid(pad, patch) {
  const row = pad.row ?? { cards: [], busted: false, award: /** @type {const} */ ("keep") };
  return { ...pad, problem: null, row: { ...row, ...patch } };
}

/** @param {Pad} pad @param {string} code @returns {Pad} one card more */
export function withCard(pad, code) {
  return laid(pad, { cards: [...(pad.row?.cards ?? []), code] });
}

/** @param {Pad} pad @param {number} place @returns {Pad} */
export function withoutCard(pad, place) {
  return laid(pad, { cards: (pad.row?.cards ?? []).filter((_, at) => at !== place) });
}

/** Nothing would be lost. @param {Pad} pad */
export function isBlank({ text, row }) {
  return text === "" && !row?.cards.length;
}

/** @param {Pad} pad @returns {EnteredResult | null} null: nothing that is a number has been typed */
export function resultOf({ text, row }) {
  if (row !== null) return { type: "cards", row };
  const points = Number(text.replace(",", ".").replace(MINUS, "-"));
  return text.trim() === "" || !Number.isFinite(points) ? null : { type: "points", points };
}

/** @param {Pad} pad @param {BoardView} board @param {string} reason @returns {Problem} */
export function problemOf(pad, { bounds, rounds }, reason) {
  const entry = rounds[pad.round - 1]?.fields.find(({ player }) => player === pad.player)?.entry;
  if (reason === "field_taken" && entry) {
    return { key: "board.taken", params: { name: entry.by.name, points: entry.points } };
  }
  return { key: `refusal.${reason}`, params: { lowest: bounds.lowest, highest: bounds.highest } };
}
