/** The picture of a game, by which it is chosen. */

import { drawing } from "../games/faces.js";
import { GAMES } from "../games/index.js";
import { hasText, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";

/** @typedef {import("../ui/dom.js").Node_} VNode */

/** Drawn by the game; else a few of its cards. @param {string} game @returns {VNode} */
export function cover(game) {
  const { cover: draw, samples = [] } = GAMES[game] ?? {};
  if (!draw) {
    return h("span", { key: "cover", class: "cover plain fan", "aria-hidden": "true" }, samples.map((code) => drawing(code, game)));
  }
  return h(
    "svg",
    { key: "cover", class: `cover of-${game}`, viewBox: "0 0 160 100", "aria-hidden": "true", focusable: "false", preserveAspectRatio: "xMidYMid slice" },
    draw(),
  );
}

/** What it is called, and the one sentence about it. @param {string} game @param {string} [id] @returns {VNode[]} */
export function gameWords(game, id) {
  const what = `option.game.${game}.help`;
  return [
    h("strong", { key: "title", class: "game-title", ...(id && { id }) }, t(`option.game.${game}`)),
    ...(hasText(what) ? [h("span", { key: "what", class: "small" }, t(what))] : []),
  ];
}
