/** What is played here, in one picture: three players, each with a row of cards, around one deck. */

import { PICTURE, drawing } from "../../games/faces.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Content} Content */

/** @returns {import("../../ui/dom.js").Node_} */
export function picture() {
  const { safe, busted, own } = PICTURE;
  const next = h("span", { class: "picture-next" }, drawing(null, ""));
  return h(
    "div",
    { key: "picture", class: "picture", role: "img", "aria-label": t("start.picture") },
    place("safe", "ann", safe, null, badge("stayed")),
    place("busted", "ben", busted, null, badge("busted")),
    h("div", { class: "picture-deck" }, drawing(null, "")),
    place("own", "you", own, next, [
      h("span", { class: "picture-button" }, t("hit")),
      h("span", { class: "picture-button quiet" }, t("stay")),
    ]),
  );
}

/**
 * @param {string} look
 * @param {string} who
 * @param {{cards: string[], points: number}} row
 * @param {Content} next
 * @param {Content} state
 */
function place(look, who, { cards, points }, next, state) {
  return h(
    "div",
    { key: look, class: `picture-place ${look}` },
    h("span", { class: "picture-name" }, t(`start.picture.${who}`), h("span", { class: "worth numbers" }, points)),
    h("span", { class: "picture-cards" }, cards.map((code) => drawing(code, "")), next),
    h("span", { class: "picture-state" }, state),
  );
}

/** @param {string} state */
const badge = (state) => h("span", { class: `badge ${state}` }, icon(state), t(`status.${state}`));
