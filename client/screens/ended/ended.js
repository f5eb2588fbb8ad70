/** A connection that will not come back by itself: why, and the way forward. */

import { languageSwitch } from "../../components/language.js";
import { pageUrl } from "../../net/address.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";

/** What to do about it; everything else leads to the start page. @type {Record<string, string>} */
const WAYS = {
  outdated: "connection.reload",
  replaced: "connection.take_over",
  room_unreadable: "connection.reconnect",
  token_unknown: "connection.reconnect",
  watching_off: "connection.reconnect",
};

/**
 * @param {string} reason  of `closing`
 * @param {() => void} reconnect
 * @param {boolean} [unopened]  a game ran whose shuffles can be checked at its end only
 * @returns {import("../../ui/dom.js").Node_}
 */
export function endedScreen(reason, reconnect, unopened = false) {
  const way = WAYS[reason];
  const act = reason === "outdated" ? () => location.reload() : reconnect;
  return h(
    "main",
    { key: "ended", id: "main", class: "start on-table", tabindex: "-1" },
    h(
      "section",
      { class: "panel stack ended" },
      h("div", { role: "alert" }, h("h1", null, t(`close.${reason}`))),
      unopened && reason === "room_gone" && h("p", { key: "unopened", class: "note" }, t("fairness.unopened")),
      way !== undefined &&
        h("button", { key: "way", type: "button", class: "button primary big", onclick: act }, t(way)),
      h(
        "a",
        { key: "home", class: way === undefined ? "button primary big" : "button", href: pageUrl(null) },
        t("go_home"),
      ),
    ),
    h("footer", { class: "start-foot" }, languageSwitch()),
  );
}

/**
 * A member without a seat at a table that nobody may watch.
 * @param {import("../../components/context.js").RoomContext} at
 * @returns {import("../../ui/dom.js").Node_}
 */
export function unseenScreen(at) {
  return h(
    "main",
    { key: "unseen", id: "main", class: "start on-table", tabindex: "-1" },
    h(
      "section",
      { class: "panel stack ended" },
      h("h1", null, t("close.watching_off")),
      h("p", { class: "muted" }, t("unseen.wait")),
      h("button", { type: "button", class: "button", onclick: at.leave }, t("leave")),
    ),
    h("footer", { class: "start-foot" }, languageSwitch()),
  );
}

/** Nothing has arrived yet. @param {string} words @returns {import("../../ui/dom.js").Node_} */
export function waitingScreen(words) {
  return h(
    "main",
    { key: "waiting", id: "main", class: "start on-table", tabindex: "-1" },
    h("p", { class: "waiting", role: "status" }, words),
  );
}
