/** One's own place at the lower edge: the question, and one button for each answer that the server listed. */

import { countdown } from "../../components/countdown.js";
import { askedLine } from "../../components/pending.js";
import { cardName, codeOf, playerName, signed } from "../../components/words.js";
import { drawing } from "../../games/faces.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { seatPanel } from "./seat.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */
/** @typedef {import("../../wire/types.js").Action} Action */
/** @typedef {import("../../wire/types.js").Choose} Choose */
/** @typedef {import("../../wire/types.js").Decision} Decision */

/** @param {TableContext} at @returns {VNode} */
export function actionBar(at) {
  const { decision } = at.prompt;
  // Without options it is the old question, whose answer is still being seen.
  const asks = decision !== null && decision.options.length > 0;
  const mine = asks && decision.seat === at.viewer;
  return h(
    "section",
    { key: "action-bar", class: mine ? "action-bar on-table mine" : "action-bar on-table", "aria-label": t("table.action_bar"), tabindex: "-1" },
    at.coach?.bubble,
    h(
      "div",
      { key: "ask", class: "ask" },
      h("h2", { class: "ask-text" }, asks ? askedLine(at) : decision === null && t("ask.nobody")),
      countdown(at),
    ),
    at.viewer !== null && seatPanel(at, at.viewer, true),
    mine && answers(at, decision),
  );
}

/** @param {TableContext} at @param {Decision} decision @returns {VNode} */
function answers(at, decision) {
  if (at.ui.sure === decision.id) return reallyStay(at, decision);
  const content =
    decision.question === "card"
      ? [byOwner(at, decision)]
      : decision.options.map((action, place) => answer(at, decision, action, place));
  const count = content.length + (at.takeBack ? 1 : 0);
  return h(
    "div",
    {
      key: `answers ${decision.question}`,
      id: "answers",
      class: `answers ${decision.question} ${count < 3 ? "" : count < 5 ? "of-three" : "of-three of-five"}`,
      mark: `${decision.question === "turn" ? "" : "choosing"} ${count < 5 ? "" : "of-five"}`,
      role: "group",
      "aria-label": askedLine(at),
      tabindex: "-1",
    },
    content,
    at.takeBack && button(at, { key: "take back", shortcut: "b" }, at.takeBack, t("take_back")),
  );
}

/** @param {TableContext} at @param {Decision} decision @param {Action} action @param {number} place */
function answer(at, decision, action, place) {
  if (action.type === "hit")
    return button(at, { key: "hit", shortcut: "h", look: "primary" }, () => at.act(action), t("hit"));
  if (action.type === "stay") return stay(at, decision, action);
  const props = { key: `person ${action.seat}`, shortcut: digit(place) };
  if (decision.question === "award") {
    const label =
      action.seat === at.viewer ? t("award.keep") : t("award.take", { player: playerName(at, action.seat) });
    return button(at, props, () => at.act(action), label);
  }
  return button(at, props, () => at.act(action), ...person(at, action.seat));
}

/** @param {TableContext} at @param {Decision} decision @param {Action} action */
function stay(at, decision, action) {
  const nothing = at.table.hands[decision.seat]?.cards.length === 0;
  const press = () => (nothing ? at.change({ sure: decision.id }) : at.act(action));
  return button(at, { key: "stay", shortcut: "s" }, press, t("stay"));
}

/**
 * Nothing lies in front: one more question before the round is given away.
 * @param {TableContext} at
 * @param {Decision} decision
 */
function reallyStay(at, decision) {
  const action = /** @type {Action} */ (decision.options.find(({ type }) => type === "stay"));
  return h(
    "div",
    { key: "sure", id: "answers", class: "answers turn", role: "group", "aria-labelledby": "sure-text", tabindex: "-1" },
    h("p", { key: "text", id: "sure-text", class: "sure", role: "alert" }, t("stay.sure")),
    button(
      at,
      { key: "back", shortcut: null, look: "primary" },
      () => at.change({ sure: null }),
      t("stay.back"),
    ),
    button(at, { key: "yes", shortcut: "s" }, () => at.act(action), t("stay.yes")),
  );
}

/** @param {TableContext} at @param {number} seat */
function person(at, seat) {
  const points = at.prompt.worth[seat];
  const name = seat === at.viewer ? t("person.self", { player: playerName(at, seat) }) : playerName(at, seat);
  const detail =
    points === null || points === undefined
      ? null
      : h(
          "span",
          { class: "detail numbers" },
          t("person.points", { points: signed(points), total: at.table.totals[seat] ?? 0 }),
        );
  return [h("span", { class: "answer-name", translate: seat === at.viewer ? null : "no" }, name), detail];
}

/**
 * Cards to choose from, under the names of those before whom they lie.
 * @param {TableContext} at
 * @param {Decision} decision
 */
function byOwner(at, decision) {
  const picks = /** @type {Choose[]} */ (decision.options);
  const owners = [...new Set(picks.map(({ seat }) => seat))];
  return h(
    "div",
    { key: "owners", class: "owners" },
    owners.map((seat) =>
      h(
        "div",
        { key: `owner ${seat}`, class: "owner" },
        h("h3", { class: "small", translate: "no" }, playerName(at, seat)),
        h(
          "div",
          { class: "picks" },
          picks.map((pick, place) => pick.seat === seat && cardButton(at, pick, place)),
        ),
      ),
    ),
  );
}

/** @param {TableContext} at @param {Choose} pick @param {number} place */
function cardButton(at, pick, place) {
  const card = /** @type {number} */ (pick.card);
  const label = t("card.of", { card: cardName(at, card), player: playerName(at, pick.seat) });
  const about = `card ${codeOf(at, card)}`;
  return button(
    at,
    { key: `pick ${card}`, shortcut: digit(place), look: "card-pick", about },
    () => at.act(pick),
    h("span", { class: "sr-only" }, label),
    drawing(codeOf(at, card), at.table.options.game),
  );
}

/** The first nine answers have a number key. @param {number} place */
const digit = (place) => (place < 9 ? String(place + 1) : null);

/**
 * Off, the button stays where it is and keeps the focus, so it is not `disabled` but says so.
 * @param {TableContext} at
 * @param {{key: string, shortcut: string | null, look?: string, about?: string}} props
 * @param {() => void} press
 * @param {...import("../../ui/dom.js").Content} content
 */
function button(at, { key, shortcut, look = "", about }, press, ...content) {
  const off = !at.open;
  return h(
    "button",
    {
      key,
      type: "button",
      class: `button big ${look}`,
      "data-key": shortcut,
      "data-about": about,
      "data-answer": "",
      "aria-disabled": off ? "true" : null,
      "aria-keyshortcuts": at.ui.shortcuts ? shortcut : null,
      onclick: () => off || press(),
    },
    content,
    at.ui.shortcuts &&
      shortcut !== null &&
      h("kbd", { class: "key", "aria-hidden": "true" }, shortcut.toUpperCase()),
  );
}
