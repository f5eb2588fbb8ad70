/** Answers that are given on the table itself. What the server listed is a button where it lies; nothing else is. */

import { cardName, codeOf, playerName } from "../../components/words.js";
import { hasText, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../wire/types.js").Choose} Choose */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/**
 * @param {TableContext} at
 * @param {number} seat
 * @param {number | null} card  null: the person
 * @returns {Choose | null} the answer that this browser may give there
 */
export function choiceAt({ prompt: { decision }, viewer }, seat, card) {
  if (decision === null || decision.seat !== viewer) return null;
  const found = decision.options.find(
    (option) => option.type === "choose" && option.seat === seat && option.card === card,
  );
  return found?.type === "choose" ? found : null;
}

/**
 * @param {TableContext} at
 * @param {number} seat
 * @param {number} card
 * @param {import("../../ui/dom.js").Content} picture
 * @returns {VNode | null} null: the card is not to be chosen
 */
export function cardChoice(at, seat, card, picture) {
  const choice = choiceAt(at, seat, card);
  return choice && button(at, choice, "card-choice", cardLabel(at, choice.seat, card), picture);
}

/** @param {TableContext} at @param {number} seat @returns {VNode | null} null: the person is not to be chosen */
export function seatChoice(at, seat) {
  const choice = choiceAt(at, seat, null);
  return choice && button(at, choice, "seat-choice", seatLabel(at, seat), [icon("target"), t("choose")]);
}

/**
 * @param {TableContext} at
 * @param {Choose} choice
 * @param {string} look
 * @param {string} label
 * @param {import("../../ui/dom.js").Content} content
 */
function button(at, choice, look, label, content) {
  return h(
    "button",
    {
      key: "choice",
      type: "button",
      class: look,
      mark: look,
      "aria-label": label,
      "aria-disabled": at.open ? null : "true",
      onclick: () => at.open && at.act(choice),
    },
    content,
  );
}

/** What happens to the card, where the catalogue has a word for what the asking card does. */
/** @param {TableContext} at @param {number} seat @param {number} card */
function cardLabel(at, seat, card) {
  const source = at.prompt.decision?.source ?? null;
  const own = source === null ? "" : `choose.card.${codeOf(at, source)}`;
  return t(hasText(own) ? own : "choose.card", { card: cardName(at, card), player: playerName(at, seat) });
}

/** @param {TableContext} at @param {number} seat */
function seatLabel(at, seat) {
  const player = playerName(at, seat);
  const source = at.prompt.decision?.source ?? null;
  if (source !== null) return t("choose.person", { player, card: cardName(at, source) });
  return t("choose.award", { what: seat === at.viewer ? t("award.keep") : t("award.take", { player }) });
}
