/** The log and the people who watch. */

import { askButton } from "../../components/ask.js";
import { spectatorsOf } from "../../components/members.js";
import { reversed } from "../../state/lists.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/** Newest line first: what just happened is where the eye starts. @param {TableContext} at @returns {VNode} */
export function logPanel(at) {
  return h(
    "section",
    { key: "log", class: "log", "aria-labelledby": "log-title" },
    h("h2", { id: "log-title" }, t("log.title")),
    h(
      "ol",
      { class: "log-lines", reversed: true, tabindex: "0", "aria-label": t("log.title") },
      reversed(at.log).map(({ id, text, look, why }) =>
        h("li", { key: id, class: look }, h("span", null, text), askButton(why, text)),
      ),
    ),
  );
}

/** @param {TableContext} at @returns {VNode | null} */
export function spectators(at) {
  const { named, unnamed, count } = spectatorsOf(at.room);
  if (count === 0) return null;
  return h(
    "section",
    { key: "spectators", class: "spectators", "aria-labelledby": "spectators-title" },
    h(
      "h2",
      { id: "spectators-title", class: "line" },
      icon("eye"),
      t("spectators.title", { count }),
    ),
    h(
      "ul",
      { class: "line" },
      named.map((member) => h("li", { key: member.id, class: "badge", translate: "no" }, member.name)),
      unnamed > 0 && h("li", { key: "unnamed", class: "badge" }, t("spectators.unnamed", { count: unnamed })),
    ),
  );
}
