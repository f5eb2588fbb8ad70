/** The rules of the game at this table in short: one section at a time, each no longer than a phone's screen. */

import { settingsOf } from "../components/options.js";
import { optionParams } from "../components/words.js";
import { drawing } from "../games/faces.js";
import { sectionsOf } from "../games/guide.js";
import { t } from "../text/i18n.js";
import { HELP } from "../text/parts.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { entry, explained } from "./entry.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */
/** @typedef {import("../wire/types.js").Options} Options */
/** @typedef {import("../components/context.js").RoomContext} RoomContext */
/** @typedef {import("../games/common/types.js").Section} Section */

/** The settings of this table come last, whatever the game. @type {Section} */
const TABLE = { key: "table", texts: [] };

/** @param {RoomContext} at @param {Options} options  of this table @returns {VNode | null} */
export function guide(at, options) {
  const { help } = at.ui;
  if (help === null || !HELP.ready()) return null;
  const { game } = options;
  const sections = [...sectionsOf(game), TABLE];
  const place = Math.max(0, sections.findIndex(({ key }) => key === help));
  const section = sections[place] ?? TABLE;
  return dialog(
    {
      key: "guide",
      title: t("guide.title", { game: t(`option.game.${game}`) }),
      wide: true,
      asked: at.asked,
      onclose: () => at.change({ help: null }),
    },
    h(
      "div",
      { class: "guide", mark: "guide" },
      contents(at, sections, section),
      h(
        "section",
        { key: "page", class: "guide-page", tabindex: "0", "aria-live": "polite", "aria-labelledby": "guide-head" },
        page(at, section, options),
      ),
      turning(at, sections, place),
    ),
  );
}

/** @param {RoomContext} at @param {Section[]} sections @param {Section} shown */
function contents(at, sections, shown) {
  return h(
    "nav",
    { key: "contents", class: "guide-contents", "aria-label": t("guide.contents") },
    sections.map(({ key }) =>
      h(
        "button",
        {
          key,
          type: "button",
          class: "button quiet",
          "aria-current": key === shown.key ? "true" : null,
          onclick: () => turnTo(at, key),
        },
        t(`guide.head.${key}`),
      ),
    ),
  );
}

/**
 * The new page begins at its top, and its name among the contents is in sight.
 * @param {RoomContext} at
 * @param {string} key
 */
function turnTo(at, key) {
  at.change({ help: key });
  requestAnimationFrame(() => {
    document.querySelector(".guide-page")?.scrollTo(0, 0);
    const name = document.querySelector(".guide-contents [aria-current]");
    name?.scrollIntoView({ block: "nearest", inline: "center" });
  });
}

/** @param {RoomContext} at @param {Section} section @param {Options} options @returns {VNode[]} */
function page(at, section, options) {
  const { game } = options;
  const { key, texts, cards, sum, explained: codes } = section;
  const paragraphs = texts.flatMap((text) => t(`guide.${text}`, optionParams(options)).split("\n"));
  return [
    h("h3", { key: "head", id: "guide-head" }, t(`guide.head.${key}`)),
    ...paragraphs.map((words, place) => h("p", { key: `${key} ${place}` }, words)),
    ...(cards ? [row(cards, game)] : []),
    ...(sum ? [h("p", { key: "sum", class: "guide-sum numbers" }, sum)] : []),
    ...(codes ? [list(codes.map((code) => explained(code, { game, catalogue: [] })))] : []),
    ...(section === TABLE ? [list(settings(at, options))] : []),
  ];
}

/** @param {string[]} cards @param {string} game */
function row(cards, game) {
  return h(
    "div",
    { key: "row", class: "guide-row", "aria-hidden": "true" },
    cards.map((code) => drawing(code, game)),
  );
}

/** @param {VNode[]} entries */
const list = (entries) => h("ul", { key: "list", class: "entries" }, entries);

/** @param {RoomContext} at @param {Options} options */
function settings(at, options) {
  return settingsOf(at, options).map(({ name, title, value, meaning }) =>
    entry({ key: name, title, text: meaning, detail: value }),
  );
}

/** @param {RoomContext} at @param {Section[]} sections @param {number} place */
function turning(at, sections, place) {
  const button = (/** @type {string} */ key, /** @type {number} */ to) => {
    const off = sections[to] === undefined;
    return h(
      "button",
      {
        key,
        type: "button",
        class: key === "next" ? "button primary" : "button",
        "aria-disabled": off ? "true" : null,
        onclick: () => off || turnTo(at, sections[to]?.key ?? ""),
      },
      t(`guide.${key}`),
    );
  };
  return h(
    "div",
    { key: "turning", class: "guide-turning" },
    button("back", place - 1),
    h("span", { key: "place", class: "muted numbers" }, `${place + 1} / ${sections.length}`),
    button("next", place + 1),
  );
}
