/** What is unfinished on the table, in words, from the stack of frames: the innermost thing first. */

import { face } from "../games/faces.js";
import { lastOf, reversed } from "../state/lists.js";
import { formatList, hasText, t } from "../text/i18n.js";
import { cardName, codeOf, playerName } from "./words.js";

/** @typedef {import("./context.js").Sight} Sight */
/** @typedef {import("../wire/types.js").Frame} Frame */
/** @typedef {import("../wire/types.js").Effect} Effect */
/** @typedef {{text: string, topic: string}} Note  `topic`: what explains it */

/** @param {Sight} at @returns {Note[]} */
export function pendingNotes(at) {
  return reversed(at.table.stack).flatMap((frame) => lines(at, frame));
}

/** @param {Sight} at @param {Frame} frame @returns {Note[]} */
function lines(at, frame) {
  switch (frame.type) {
    case "deal":
      return frame.waiting.length > 0 ? [note("deal", t("pending.deal", { count: frame.waiting.length }))] : [];
    case "flip":
      return flip(at, frame);
    case "play":
      return frame.picked.flatMap(({ card, seat }) =>
        card === null
          ? []
          : [note("picked", t("pending.picked", { card: cardName(at, card), player: playerName(at, seat) }))],
      );
    case "assign":
      return [
        ...frame.given.map((effect) => waiting(at, effect)),
        ...(frame.cards.length > 1
          ? [note("assign", t("pending.assign", { cards: names(at, frame.cards.slice(1)) }))]
          : []),
      ];
    case "backlog":
      return frame.effects.map((effect) => waiting(at, effect));
    case "stop":
      return [note("stop", t("pending.stop", { player: playerName(at, frame.seat) }))];
    default:
      return [];
  }
}

/** @param {string} kind @param {string} text @returns {Note} */
const note = (kind, text) => ({ text, topic: `pending ${kind}` });

/** @param {Sight} at @param {import("../wire/types.js").Flip} frame @returns {Note[]} */
function flip(at, { seat, left, source, aside }) {
  if (source === null) return [];
  const params = { card: cardName(at, source), player: playerName(at, seat) };
  const of = face(codeOf(at, source), at.table.options.game).steps;
  const turning =
    left === 0
      ? t("pending.flip.done", params)
      : of === undefined
        ? t("pending.flip.left", { ...params, count: left })
        : t("pending.flip", { ...params, number: of - left, of });
  const text = aside.length > 0 ? t("pending.then", { first: turning, cards: names(at, aside) }) : turning;
  return [{ text, topic: `card ${codeOf(at, source)}` }];
}

/** @param {Sight} at @param {Effect} effect */
function waiting(at, { card, target }) {
  return note("waiting", t("pending.waiting", { card: cardName(at, card), player: playerName(at, target) }));
}

/** @param {Sight} at @param {number[]} cards */
function names(at, cards) {
  return formatList(cards.map((card) => cardName(at, card)));
}

/** Who is asked what. @param {Sight} at @returns {string | null} */
export function askedLine(at) {
  const { decision } = at.prompt;
  if (decision === null) return null;
  const card = decision.source === null ? "" : cardName(at, decision.source);
  if (decision.seat !== at.viewer) return t(`ask.${decision.question}`, { card, player: playerName(at, decision.seat) });
  return t(ownQuestion(at, decision), { card });
}

/**
 * As the card asks, where it has words of its own; also for its second pick.
 * @param {Sight} at
 * @param {import("../wire/types.js").Decision} decision
 * @returns {string} a key of the catalogues
 */
function ownQuestion(at, { question, source }) {
  const general = `ask.you.${question}`;
  if (source === null) return general;
  const own = `${general}.${codeOf(at, source)}`;
  const frame = lastOf(at.table.stack);
  const keys = [frame?.type === "play" && frame.picked.length > 0 ? `${own}.again` : own, own];
  return keys.find(hasText) ?? general;
}
