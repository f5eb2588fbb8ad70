/** What can be asked "why?", and which topic answers it. */

import { countingRule } from "../games/guide.js";

/** @typedef {import("../state/log.js").LogEntry} LogEntry */
/** @typedef {import("../wire/types.js").ScoreLine} ScoreLine */
/** @typedef {import("../wire/types.js").Score} Score */
/** @typedef {{topic: string, sum?: string}} Why  `sum`: the arithmetic that goes with the sentence */

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
  "log.seat_left",
  "log.game_ended.target",
  "log.game_ended.too_few_left",
]);

/** These happen freely or by rule; only the rule that says so makes them worth a question. */
const FREELY = { picks: ["log.kept", "log.given", "log.picked"], stays: "log.stayed" };
const FORCED = "B-09";
const TURN = "B-08";

/**
 * Rounds that were over before this browser came are told without the rule of their event.
 * @type {Record<string, string>}
 */
const ENDS = { nobody_active: "B-20", flipped_seven: "B-15", no_cards: "B-76", endless: "B-76a" };
const AWARD = "V-107";

/**
 * @param {LogEntry} entry
 * @param {import("./context.js").CardContext} at
 * @returns {Why | null}
 */
export function whyEntry({ key, params, rule }, at) {
  if (key === "log.points") return whyPoints(params, at);
  if (key === "log.award_kept") return { topic: `rule ${AWARD}` };
  if (key.startsWith("log.round_ended.")) return { topic: `rule ${rule || endRule(key.slice(16))}` };
  const forced = FREELY.picks.includes(key) && rule === FORCED;
  const put = key === FREELY.stays && rule !== TURN;
  return ASKED.has(key) || forced || put ? { topic: `rule ${rule}` } : null;
}

/** @param {Score} score @returns {Why} */
export function whyRound({ reason }) {
  return { topic: `rule ${endRule(reason)}` };
}

/** @param {string} reason */
const endRule = (reason) => ENDS[reason] ?? "";

/**
 * @param {import("./context.js").CardContext} at
 * @param {Score} score
 * @param {ScoreLine} line
 * @returns {Why | null}
 */
export function whyLine({ catalogue, table }, { flipped }, { seat, status, cards, formula }) {
  const codes = cards.map((card) => catalogue[card] ?? null);
  const rule = countingRule(table.options, { status, codes, flipped: flipped === seat });
  return rule === null ? null : { topic: `rule ${rule}`, sum: formula };
}

/**
 * @param {LogEntry["params"]} params
 * @param {import("./context.js").CardContext} at
 */
function whyPoints({ round, player }, at) {
  const score = at.table.history.find((booked) => booked.round === round);
  const seat = typeof player === "object" && "seat" in player ? player.seat : null;
  const line = score?.lines.find((counted) => counted.seat === seat);
  return score && line ? whyLine(at, score, line) : null;
}

/** @param {import("../state/reduce.js").Refusal} refusal @returns {Why} */
export function whyRefusal({ reason, rule }) {
  return { topic: /^[A-Z]-\d/.test(rule) ? `rule ${rule}` : `reason ${reason}` };
}
