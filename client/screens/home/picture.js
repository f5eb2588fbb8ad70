/** What is played here, in one picture: three players, each with a row of cards, around one deck. */

import { drawing } from "../../games/faces.js";
import { GAMES } from "../../games/index.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Content} Content */

/** The picture of the first game that has one. */
export function picture() {
  for (const [game, { picture: rows }] of Object.entries(GAMES)) if (rows) return drawn(game, rows);
  return null;
}

/** @param {string} game @param {import("../../games/common/types.js").StartPicture} rows */
function drawn(game, { safe, busted, own }) {
  const next = h("span", { class: "picture-next" }, drawing(null, game));
  return h(
    "div",
    { key: "picture", class: "picture", role: "img", "aria-label": t("start.picture") },
    place(game, "safe", "ann", safe, null, badge("stayed")),
    place(game, "busted", "ben", busted, null, badge("busted")),
    h("div", { class: "picture-deck" }, drawing(null, game)),
    place(game, "own", "you", own, next, [
      h("span", { class: "picture-button" }, t("hit")),
      h("span", { class: "picture-button quiet" }, t("stay")),
    ]),
  );
}

/**
 * @param {string} game
 * @param {string} look
 * @param {string} who
 * @param {import("../../games/common/types.js").PictureRow} row
 * @param {Content} next
 * @param {Content} state
 */
function place(game, look, who, { cards, points }, next, state) {
  return h(
    "div",
    { key: look, class: `picture-place ${look}` },
    h("span", { class: "picture-name" }, t(`start.picture.${who}`), h("span", { class: "worth numbers" }, points)),
    h("span", { class: "picture-cards" }, cards.map((code) => drawing(code, game)), next),
    h("span", { class: "picture-state" }, state),
  );
}

/** @param {string} state */
const badge = (state) => h("span", { class: `badge ${state}` }, icon(state), t(`status.${state}`));
