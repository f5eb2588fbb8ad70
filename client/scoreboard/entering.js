/** The pad: a field for the points, large keys beside a pile of cards, or the cards themselves. */

import { tool } from "../components/members.js";
import { formatNumber, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { cardPicker } from "./cards.js";
import { changeList } from "./history.js";
import { changesOf, fieldAt, mayEnter, nameOf, playerOf } from "./lookup.js";
import { laid, pressed, typed } from "./pad.js";
import { undoButton } from "./parts.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("./pad.js").Pad} Pad */

const DIGITS = ["7", "8", "9", "4", "5", "6", "1", "2", "3"];

/** @param {BoardContext} at @param {Pad} pad @returns {import("../ui/dom.js").Node_} */
export function padPanel(at, pad) {
  const player = playerOf(at.board, pad.player);
  return h(
    "section",
    { key: "pad", class: "panel pad", "aria-labelledby": "pad-title" },
    head(at, pad),
    origin(at, pad),
    player && (mayEnter(at.board, at, player) ? form(at, pad) : h("p", { key: "form", class: "muted" }, t("board.not_here"))),
  );
}

/** @param {BoardContext} at @param {Pad} pad */
function head(at, pad) {
  return h(
    "div",
    { key: "head", class: "pad-head" },
    h("h2", { id: "pad-title" }, t("board.pad", { player: nameOf(at.board, pad.player), round: pad.round })),
    undoButton(at),
    tool("close", t("close"), () => at.openField(null)),
  );
}

/** Where the result that stands there comes from. @param {BoardContext} at @param {Pad} pad */
function origin({ board }, pad) {
  const entry = fieldAt(board, pad)?.entry;
  const changes = changesOf(board, pad);
  return [
    entry && h("p", { key: "made", class: "small" }, t("board.made", { name: entry.by.name, result: entry.formula || entry.points })),
    changes.length > 0 && changeList(board, changes),
  ];
}

/** @param {BoardContext} at @param {Pad} pad */
function form(at, pad) {
  const { row, problem } = pad;
  return h(
    "form",
    {
      key: `pad ${pad.round} ${pad.player}`,
      class: "pad-form",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        at.enter();
      },
    },
    row ? cardPicker(at, pad, row) : valueField(at, pad),
    h("p", { key: "problem", class: "pad-problem", id: "pad-problem", role: "alert" }, problem && t(problem.key, problem.params)),
    row ? confirmation(at, pad) : keys(at, pad),
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
  const to = neighbour(at, pad, event.key);
  if (event.key.toLowerCase() === "b") at.enter({ type: "bust" });
  else if (event.key === "Escape") at.openField(null);
  else if (to !== null) at.openField(to);
  else return;
  event.preventDefault();
}

/**
 * @param {BoardContext} at
 * @param {Pad} pad
 * @param {string} key  of the keyboard
 * @returns {import("./lookup.js").FieldRef | null} the field to which it leads
 */
function neighbour(at, { round, player, text }, key) {
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (sideways !== undefined && text === "") {
    const place = { round: round + sideways, player };
    return fieldAt(at.board, place) ? place : null;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return null;
  const own = at.board.players.filter((other) => mayEnter(at.board, at, other) && fieldAt(at.board, { round, player: other.id }));
  const next = own[(own.findIndex(({ id }) => id === player) + step + own.length) % own.length];
  return next ? { round, player: next.id } : null;
}

/** @param {BoardContext} at @param {Pad} pad */
function keys(at, pad) {
  const negative = at.board.bounds.lowest < 0;
  return h(
    "div",
    { key: "keys", class: "pad-keys", mark: "pad-keys" },
    DIGITS.map((digit) => key(at, pad, digit, formatNumber(Number(digit)))),
    negative ? key(at, pad, "sign", "±", t("board.sign")) : h("span", { key: "sign" }),
    key(at, pad, "0", formatNumber(0)),
    key(at, pad, "back", icon("backspace"), t("board.back")),
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

/** @param {BoardContext} at @param {Pad} pad @param {string} sign @param {import("../ui/dom.js").Content} words @param {string | null} [label] */
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
