/**
 * One's own place at the lower edge, the question, and a button for each answer to it. Cards and people are chosen
 * where they are on the table: then it only asks, and takes back.
 */

import { countdown } from "../../components/countdown.js";
import { askedLine } from "../../components/pending.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { isChoosing } from "./choices.js";
import { seatPanel } from "./seat.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */
/** @typedef {import("../../wire/types.js").Action} Action */
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
    at.viewer !== null && seatPanel(at, at.viewer),
    mine && answers(at, decision),
  );
}

/** @param {TableContext} at @param {Decision} decision @returns {VNode} */
function answers(at, decision) {
  if (at.ui.sure === decision.id) return reallyStay(at, decision);
  const choosing = isChoosing(at);
  return h(
    "div",
    {
      key: `answers ${decision.question}`,
      id: "answers",
      class: choosing ? "answers choosing" : "answers",
      mark: choosing ? "choosing" : "",
      role: "group",
      "aria-label": askedLine(at),
      tabindex: "-1",
    },
    choosing && h("p", { key: "where", class: "choose-where line" }, icon("up"), t("choose.where")),
    decision.options.map((action) => answer(at, decision, action)),
    at.takeBack && button(at, { key: "take back", shortcut: "b" }, at.takeBack, t("take_back")),
  );
}

/** @param {TableContext} at @param {Decision} decision @param {Action} action */
function answer(at, decision, action) {
  if (action.type === "hit")
    return button(at, { key: "hit", shortcut: "h", look: "hit primary" }, () => at.act(action), words(t("hit")));
  if (action.type !== "stay") return null;
  const nothing = at.table.hands[decision.seat]?.cards.length === 0;
  const press = () => (nothing ? at.change({ sure: decision.id }) : at.act(action));
  const points = at.prompt.worth[decision.seat];
  const detail = points == null ? null : t("stay.bank", { points });
  return button(at, { key: "stay", shortcut: "s", look: "stay" }, press, words(t("stay"), detail));
}

/** What an answer is, and what comes of it. @param {string} word @param {string | null} [detail] */
function words(word, detail = null) {
  return h(
    "span",
    { key: "words", class: "answer-words" },
    h("span", { key: "word", class: "answer-word" }, word),
    detail !== null && [" ", h("span", { key: "detail", class: "answer-detail numbers" }, detail)],
  );
}

/**
 * Nothing lies in front: one more question before the round is given away (B-03).
 * @param {TableContext} at
 * @param {Decision} decision
 */
function reallyStay(at, decision) {
  const action = /** @type {Action} */ (decision.options.find(({ type }) => type === "stay"));
  return h(
    "div",
    { key: "sure", id: "answers", class: "answers", role: "group", "aria-labelledby": "sure-text", tabindex: "-1" },
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

/**
 * Off, the button stays where it is and keeps the focus, so it is not `disabled` but says so.
 * @param {TableContext} at
 * @param {{key: string, shortcut: string | null, look?: string}} props
 * @param {() => void} press
 * @param {...import("../../ui/dom.js").Content} content
 */
function button(at, { key, shortcut, look = "" }, press, ...content) {
  const off = !at.open;
  return h(
    "button",
    {
      key,
      type: "button",
      class: `button big ${look}`,
      "data-key": shortcut,
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
