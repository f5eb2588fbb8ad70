/** What is played: the covers, what is often asked for, and everything else behind one line. */

import { cover, gameWords } from "../../components/cover.js";
import { hostName } from "../../components/members.js";
import { differences, gameSettings, tableSettings, withDefaults } from "../../components/options.js";
import { GAMES } from "../../games/index.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../components/context.js").RoomContext} RoomContext */

/** @param {RoomContext} at @returns {import("../../ui/dom.js").Node_} */
export function gameChoice(at) {
  const { game } = at.room.options;
  const upfront = GAMES[game]?.upfront ?? [];
  return h(
    "section",
    { key: "game", class: "panel stack game-choice", "aria-labelledby": "game-title" },
    h("h2", { id: "game-title" }, t("options.what")),
    covers(at),
    at.host && h("div", { key: "upfront", class: "options" }, gameSettings(at, (name) => upfront.includes(name))),
    settings(at, upfront),
  );
}

/** The host chooses; for everybody else there is the one. @param {RoomContext} at */
function covers(at) {
  const { options } = at.room;
  if (!at.host) return h("div", { key: "cover", class: "cover-card chosen" }, cover(options.game), h("span", { class: "cover-words" }, gameWords(options.game)));
  return h(
    "div",
    { key: "covers", class: "covers", role: "group", "aria-label": t("option.game") },
    Object.keys(at.specs).map((game) => {
      const chosen = game === options.game;
      return h(
        "button",
        {
          key: game,
          type: "button",
          class: chosen ? "cover-card chosen" : "cover-card",
          "aria-pressed": String(chosen),
          "aria-labelledby": `game-${game}`,
          onclick: () => !chosen && at.send({ type: "set_options", options: withDefaults(at, game) }),
        },
        cover(game),
        h("span", { class: "cover-words" }, gameWords(game, `game-${game}`)),
      );
    }),
  );
}

/** @param {RoomContext} at @param {string[]} upfront */
function settings(at, upfront) {
  const open = at.ui.options;
  const list = differences(at);
  return h(
    "section",
    { key: "settings", class: "settings", "aria-labelledby": "options-title" },
    h(
      "h2",
      { class: "settings-head" },
      h(
        "button",
        {
          type: "button",
          class: "settings-line",
          "aria-expanded": String(open),
          onclick: () => at.change({ options: !open }),
        },
        icon("settings"),
        h("span", { class: "settings-words" }, h("span", { id: "options-title" }, t("options.title")), " ", h("span", { class: "settings-what" }, list.length === 0 ? t("options.book") : list.join(" · "))),
        icon(open ? "up" : "down"),
      ),
    ),
    open && [
      !at.host && h("p", { key: "who", class: "muted small" }, t("options.host_only", { player: hostName(at.room) })),
      h(
        "div",
        { key: "all", class: "options" },
        gameSettings(at, (name) => !at.host || !upfront.includes(name)),
        tableSettings(at),
      ),
    ],
  );
}
