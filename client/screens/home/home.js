/** The first page: a name, then a new table, the code of a friend's, or a lesson. */

import { languageSwitch } from "../../components/language.js";
import { nameField } from "../../components/name.js";
import { drawing } from "../../games/faces.js";
import { GAMES } from "../../games/index.js";
import { pageUrl } from "../../net/address.js";
import { codeIn, isCode } from "../../net/code.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { picture } from "./picture.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */

/**
 * @typedef {object} StartProps
 * @property {string} name  typed last on this device
 * @property {string[]} seats  codes of the tables at which this browser has a seat
 * @property {boolean} busy
 * @property {string | null} problem  why the last attempt failed, in words
 * @property {(name: string) => void} create
 * @property {(name: string) => void} count  opens a score board
 * @property {(name: string, code: string) => void} join
 * @property {(name: string, game: string) => void} learn
 */

/** @param {StartProps} props @returns {VNode} */
export function startScreen(props) {
  return h(
    "main",
    { key: "start", class: "start home on-table", id: "main", tabindex: "-1" },
    h(
      "header",
      { class: "hero" },
      h("h1", null, t("app.name")),
      h("p", { class: "muted" }, t("start.what")),
      picture(),
    ),
    h("form", { key: "form", class: "ways", onsubmit: submit(props) }, table(props), lessons(props), board(props)),
    h(
      "footer",
      { class: "start-foot" },
      languageSwitch(),
      h("p", { class: "muted small" }, t("app.disclaimer")),
    ),
  );
}

/** @param {StartProps} props */
function table({ name, seats, busy, problem }) {
  return h(
    "section",
    { key: "table", class: "panel stack" },
    seats.length > 0 && h("div", { key: "seats", class: "line" }, seats.map(wayBack)),
    problem !== null && h("p", { key: "problem", class: "note bad", role: "alert" }, problem),
    nameField(name),
    h("button", { class: "button primary big", name: "create", disabled: busy }, t("start.create")),
    h("div", { class: "or" }, h("span", null, t("start.or"))),
    h(
      "div",
      { class: "join-line" },
      h(
        "label",
        { class: "field" },
        h("span", null, t("start.code")),
        h("input", {
          class: "input code",
          name: "code",
          autocomplete: "off",
          autocapitalize: "characters",
          spellcheck: "false",
          maxlength: 2000,
          enterkeyhint: "go",
          onpaste: takeCode,
        }),
      ),
      h("button", { class: "button big", name: "join", disabled: busy }, t("start.join")),
    ),
  );
}

/** @param {string} code */
function wayBack(code) {
  return h("a", { key: code, class: "button", href: pageUrl({ code, watch: false }) }, icon("turn"), t("start.back", { code }));
}

/** Whoever only wants to look needs no name. @param {StartProps} props */
function lessons({ busy }) {
  return h(
    "section",
    { key: "lessons", class: "panel stack", "aria-labelledby": "learn" },
    h("h2", { id: "learn" }, t("start.learn")),
    h("p", { class: "muted small" }, t("start.learn.what")),
    h(
      "div",
      { class: "lessons" },
      Object.entries(GAMES).map(([game, { samples }]) =>
        h(
          "button",
          { key: game, class: "button lesson", name: "learn", value: game, formnovalidate: true, disabled: busy },
          h("span", { class: "fan", "aria-hidden": "true" }, samples.map((code) => drawing(code, game))),
          h("span", null, t(`option.game.${game}`)),
        ),
      ),
    ),
  );
}

/** For those who sit together with real cards. @param {StartProps} props */
function board({ busy }) {
  return h(
    "section",
    { key: "board", class: "panel stack", "aria-labelledby": "count" },
    h("h2", { id: "count" }, t("start.board")),
    h("p", { class: "muted small" }, t("start.board.what")),
    h("button", { class: "button", name: "count", disabled: busy }, t("start.board.open")),
  );
}

/** An invitation of several lines would lose what parts them. @param {ClipboardEvent} event */
function takeCode(event) {
  const code = codeIn(event.clipboardData?.getData("text") ?? "");
  if (!isCode(code)) return;
  event.preventDefault();
  /** @type {HTMLInputElement} */ (event.currentTarget).value = code;
}

/** Enter in the code field joins. @param {StartProps} props */
function submit({ create, count, join, learn }) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const name = String(form.get("name")).trim();
    const typed = String(form.get("code")).trim();
    const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (pressed?.name === "learn") learn(name, pressed.value);
    else if (pressed?.name === "count") count(name);
    else if (pressed?.name === "join" || typed !== "") join(name, codeIn(typed));
    else create(name);
  };
}
