/** The pad: a field for the points, large keys beside a pile of cards, or the cards themselves. */

import { formatNumber, t } from "../core/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { cardPicker } from "./cards.js";
import { fieldAt, nameOf } from "./lookup.js";
import { laid, pressed, typed } from "./pad.js";
import { signButton } from "./parts.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("./pad.js").Pad} Pad */

const DIGITS = ["7", "8", "9", "4", "5", "6", "1", "2", "3"];

/** @param {BoardContext} at @param {Pad} pad @returns {import("../ui/dom.js").Node_} */
export function padPanel(at, pad) {
  const { row } = pad;
  const cards = row !== null;
  const id = `pad ${pad.round} ${pad.player}`;
  return h(
    "section",
    { key: "pad", class: cards ? "panel pad laid" : "panel pad", "aria-labelledby": "pad-title" },
    h(
      "div",
      { key: "head", class: "pad-head" },
      h("h2", { id: "pad-title" }, t("board.pad", { player: nameOf(at.board, pad.player), round: pad.round })),
      signButton("close", "close", t("close"), () => at.openField(null)),
    ),
    h(
      "form",
      {
        key: id,
        class: "pad-form",
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          at.enter();
        },
      },
      row ? cardPicker(at, pad, row) : valueField(at, pad),
      h("p", { key: "problem", class: "pad-problem", id: "pad-problem", role: "alert" }, pad.problem && t(pad.problem.key, pad.problem.params)),
      cards ? confirmation(at, pad) : keys(at, pad),
    ),
  );
}

/** No keyboard of a phone comes up: the keys below are larger. @param {BoardContext} at @param {Pad} pad */
function valueField(at, pad) {
  const old = fieldAt(at.board, pad)?.entry;
  return h(
    "label",
    { key: "value", class: "pad-value" },
    h("span", null, t("board.result")),
    h("input", {
      class: "input numbers",
      name: "points",
      inputmode: "none",
      autocomplete: "off",
      value: pad.text,
      placeholder: old ? formatNumber(old.points) : "",
      "aria-invalid": pad.problem ? "true" : null,
      "aria-describedby": "pad-problem",
      mounted: begin,
      oninput: (/** @type {InputEvent} */ event) =>
        at.type(typed(pad, /** @type {HTMLInputElement} */ (event.target).value)),
      onkeydown: (/** @type {KeyboardEvent} */ event) => shortcut(at, pad, event),
    }),
  );
}

/** Typing goes here, while the field itself stays in sight. @param {HTMLInputElement} input */
function begin(input) {
  input.focus({ preventScroll: true });
  document.querySelector(".board-field[aria-pressed='true']")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A letter is no result: B is a bust, and the arrows go from field to field. @param {BoardContext} at @param {Pad} pad @param {KeyboardEvent} event */
function shortcut(at, pad, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { players } = at.board;
  const place = players.findIndex(({ id }) => id === pad.player);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
  if (event.key.toLowerCase() === "b") at.enter({ type: "bust" });
  else if (event.key === "Escape") at.openField(null);
  else if (event.key === "ArrowLeft" && pad.text === "") at.openField({ round: Math.max(1, pad.round - 1), player: pad.player });
  else if (event.key === "ArrowRight" && pad.text === "") {
    at.openField({ round: Math.min(at.board.rounds.length, pad.round + 1), player: pad.player });
  } else if (step !== 0) {
    const next = players[(place + step + players.length) % players.length];
    if (next) at.openField({ round: pad.round, player: next.id });
  } else return;
  event.preventDefault();
}

/** @param {BoardContext} at @param {Pad} pad */
function keys(at, pad) {
  const negative = at.board.bounds.lowest < 0;
  return h(
    "div",
    { key: "keys", class: "pad-keys" },
    DIGITS.map((digit) => key(at, pad, digit, formatNumber(Number(digit)))),
    negative ? key(at, pad, "sign", "±", t("board.sign")) : h("span", { key: "sign" }),
    key(at, pad, "0", formatNumber(0)),
    key(at, pad, "back", "⌫", t("board.back")),
    h(
      "button",
      { key: "bust", type: "button", class: "button pad-bust", onclick: () => at.enter({ type: "bust" }) },
      icon("busted"),
      t("board.bust"),
      h("kbd", { class: "key", "aria-hidden": "true" }, "B"),
    ),
    h(
      "button",
      { key: "cards", type: "button", class: "button pad-cards", onclick: () => at.lay(laid(pad, {})) },
      icon("deck"),
      t("board.cards"),
    ),
    h("button", { key: "ok", class: "button primary pad-ok", "aria-disabled": at.live ? null : "true" }, icon("check"), t("board.ok")),
  );
}

/** @param {BoardContext} at @param {Pad} pad @param {string} sign @param {string} words @param {string | null} [label] */
function key(at, pad, sign, words, label = null) {
  return h(
    "button",
    { key: `key ${sign}`, type: "button", class: "button pad-key", "aria-label": label, onclick: () => at.type(pressed(pad, sign)) },
    words,
  );
}

/** @param {BoardContext} at @param {Pad} pad */
function confirmation(at, pad) {
  return h(
    "div",
    { key: "confirm", class: "pad-confirm" },
    h("button", { key: "type", type: "button", class: "button", onclick: () => at.type(typed(pad, "")) }, t("board.type")),
    h("button", { key: "ok", class: "button primary", "aria-disabled": at.live ? null : "true" }, icon("check"), t("board.ok")),
  );
}
