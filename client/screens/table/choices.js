/** Answers that are given on the table itself. What the server listed is a button where it lies; nothing else is. */

import { inOrder } from "../../components/cards.js";
import { cardName, codeOf, playerName } from "../../components/words.js";
import { hasText, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../wire/types.js").Choose} Choose */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/** @param {TableContext} at @returns {boolean} this person is to choose something that lies on the table */
export function isChoosing({ prompt: { decision }, viewer }) {
  return decision !== null && decision.seat === viewer && decision.options.some(({ type }) => type === "choose");
}

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
  const own = seat === at.viewer ? "self" : "other";
  const key = at.prompt.decision?.question === "award" ? `award.short.${own}` : `choose.short.${own}`;
  return choice && button(at, choice, "seat-choice", seatLabel(at, seat), [icon("target"), h("span", null, t(key))]);
}

/**
 * @param {TableContext} at
 * @param {Choose} choice
 * @param {string} look
 * @param {string} label
 * @param {import("../../ui/dom.js").Content} content
 */
function button(at, choice, look, label, content) {
  const key = keyOf(at, choice);
  return h(
    "button",
    {
      key: "choice",
      type: "button",
      class: look,
      mark: look,
      "data-answer": "",
      "data-key": key,
      "data-about": choice.card === null ? null : `card ${codeOf(at, choice.card)}`,
      "aria-label": label,
      "aria-disabled": at.open ? null : "true",
      "aria-keyshortcuts": at.ui.shortcuts ? key : null,
      onclick: () => at.open && at.act(choice),
    },
    content,
    at.ui.shortcuts && key !== null && h("kbd", { key: "key", class: "key", "aria-hidden": "true" }, key),
  );
}

/** The first nine have a number key, in the order in which they lie on the table. @param {TableContext} at @param {Choose} choice */
function keyOf(at, choice) {
  const place = orderOf(at).indexOf(choice);
  return place < 9 ? String(place + 1) : null;
}

/** @type {WeakMap<TableContext, Choose[]>} */
const orders = new WeakMap();

/** Clockwise, oneself last. @param {TableContext} at @returns {Choose[]} */
function orderOf(at) {
  const known = orders.get(at);
  if (known) return known;
  const { hands } = at.table;
  const first = (at.viewer ?? -1) + 1;
  const found = hands.flatMap((_, step) => {
    const seat = (first + step) % hands.length;
    return [null, ...inOrder(at, hands[seat]?.cards ?? [])].map((card) => choiceAt(at, seat, card));
  });
  const order = found.filter((choice) => choice !== null);
  orders.set(at, order);
  return order;
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
  const own = seat === at.viewer;
  if (source !== null) return t(own ? "choose.person.self" : "choose.person", { player, card: cardName(at, source) });
  return own ? t("award.keep") : t("award.take", { player });
}
