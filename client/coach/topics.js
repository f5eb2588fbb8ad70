/**
 * What there is to say about a lesson: what has happened for the first time, and what to do next. It follows the
 * game and not a plan, so that a newcomer may do as he likes.
 *
 * @typedef {import("../state/log.js").LogEntry} LogEntry
 * @typedef {import("../components/context.js").Sight} Sight
 * @typedef {import("../components/context.js").TableContext} TableContext
 *
 * @typedef {object} Tip
 * @property {string} id  each is told once
 * @property {LogEntry | null} entry  what happened; null: the game begins
 * @property {string | null} about  the topic of its explanation
 */

import { whyEntry } from "../components/why.js";
import { codeOf, playerName } from "../components/words.js";
import { face } from "../games/faces.js";
import { hasText, t } from "../text/i18n.js";

/** @type {Tip} */
export const BEGIN = { id: "begin", entry: null, about: null };

/** What becomes of a player is worth a word, and explained by his new state or by its rule. */
const FATES = ["stayed", "frozen", "busted", "saved", "flipped_seven"];

/**
 * @param {Sight} at
 * @param {LogEntry[]} log  what is new in it
 * @returns {Tip[]} in the order in which it happened; what lies on the table without having been seen to come is last
 */
export function tipsFrom(at, log) {
  const seen = at.table.hands.flatMap(({ cards }, seat) => cards.map((card) => turned(seat, card)));
  return [...log, ...seen].flatMap((entry) => tip(at, entry) ?? []);
}

/** @param {number} seat @param {number} card @returns {LogEntry} */
const turned = (seat, card) => ({ key: "log.turns", params: { player: { seat }, card: { card } }, rule: "" });

/** @param {Sight} at @param {LogEntry} entry @returns {Tip | null} */
function tip(at, entry) {
  const name = entry.key.split(".")[1] ?? "";
  if (FATES.includes(name)) {
    return { id: name, entry, about: whyEntry(entry)?.topic ?? `status ${name}` };
  }
  const { card } = entry.params;
  const code = name === "turns" && typeof card === "object" && "card" in card ? codeOf(at, card.card) : null;
  if (code === null) return null;
  const special = at.room.lesson?.includes(code);
  return { id: special ? code : face(code, at.table.options.game).kind, entry, about: `card ${code}` };
}

/**
 * @param {TableContext} at
 * @param {number} missing  cards of the lesson that have not turned up yet
 * @returns {string | null} what to do next
 */
export function hint(at, missing) {
  const { decision, worth } = at.prompt;
  if (decision === null) return null;
  const { seat, question, options, source } = decision;
  if (seat !== at.viewer) return t("coach.wait", { player: playerName(at, seat) });
  if (question !== "turn") {
    const code = source === null ? null : codeOf(at, source);
    const own = `coach.choose.${code}`;
    return t(hasText(own) ? own : `coach.choose.${face(code, at.table.options.game).kind}`);
  }
  if (!options.some(({ type }) => type === "stay")) return t("coach.must");
  if (at.table.hands[seat]?.cards.length === 0) return t("coach.first");
  return missing > 0 ? t("coach.more", { count: missing }) : t("coach.enough", { count: worth[seat] ?? 0 });
}
