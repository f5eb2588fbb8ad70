/** What can be asked "why?", and which topic answers it. */

/** @typedef {import("../state/log.js").LogEntry} LogEntry */
/** @typedef {import("../wire/types.js").ScoreLine} ScoreLine */
/** @typedef {import("../wire/types.js").Score} Score */
/** @typedef {import("./context.js").CardContext} CardContext */
/** @typedef {{topic: string, sum?: string}} Why  `sum`: the cards, or the arithmetic, that it is about */

/** What happens to players, or because of a rule; what somebody has chosen freely needs no reason. */
const ASKED = new Set([
  "log.deck_refilled",
  "log.must_turn",
  "log.frozen",
  "log.busted",
  "log.busted.flipped",
  "log.saved",
  "log.flipped_seven",
  "log.moved",
  "log.burned",
  "log.discarded",
  "log.points_taken",
  "log.award_kept",
  "log.seat_left",
  "log.game_ended.target",
  "log.game_ended.too_few_left",
]);

/**
 * @param {LogEntry} entry
 * @returns {Why | null}
 */
export function whyEntry({ key, params, rule, forced = false }) {
  if (rule === "") return null;
  if (key === "log.points") return { topic: `rule ${rule}`, sum: String(params.formula) };
  return ASKED.has(key) || key.startsWith("log.round_ended.") || forced ? { topic: `rule ${rule}` } : null;
}

/** @param {CardContext} at @param {Score} score @returns {Why | null} null if an older server has not said it */
export function whyRound({ rules }, { round }) {
  const rule = rules[round - 1]?.rule;
  return rule ? { topic: `rule ${rule}` } : null;
}

/** @param {CardContext} at @param {Score} score @param {ScoreLine} line @returns {Why | null} likewise */
export function whyLine({ rules }, { round, lines }, line) {
  const rule = rules[round - 1]?.lines[lines.indexOf(line)];
  return rule ? { topic: `rule ${rule}`, sum: line.formula } : null;
}

/** @param {import("../state/reduce.js").Refusal} refusal @returns {Why} */
export function whyRefusal({ reason, rule }) {
  return { topic: /^[A-Z]-\d/.test(rule) ? `rule ${rule}` : `reason ${reason}` };
}
