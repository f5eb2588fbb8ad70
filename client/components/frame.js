/** What lies around every screen of a table: the way past the head, the state of the connection, messages, live regions. */

import { t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { liveRegions } from "../ui/live.js";
import { giveWay } from "../ui/uncover.js";
import { askButton } from "./ask.js";

/** How many of the latest lines the live region keeps: more than ever come at once, with the points of 36 players. */
const SAID = 40;

/**
 * @param {object} props
 * @param {import("../state/reduce.js").State} props.state
 * @param {import("./context.js").Ui} props.ui
 * @param {import("./context.js").Handlers["change"]} props.change
 * @param {import("./context.js").Handlers["hold"]} props.hold
 * @param {{id: string, text: string}[]} props.said  what has happened, for those who hear it
 * @param {import("../ui/dom.js").Content} props.notice  why the game does not go on
 * @param {{id: number, text: string} | null} props.urgent  the question to this browser
 * @param {import("../ui/dom.js").Content} screen
 * @returns {import("../ui/dom.js").Content}
 */
export function frame({ state: { connection, room }, ui, change, hold, said, notice, urgent }, screen) {
  return [
    urgent && h("a", { key: "answer", class: "skip-link", href: "#answers" }, t("skip.answers")),
    h("a", { key: "skip", class: "skip-link", href: "#main" }, t("skip")),
    h("div", { key: "line", class: "line-state", role: "status" }, room !== null && banner(connection)),
    h("div", { key: "notice", class: "line-state", role: "status" }, notice),
    screen,
    h(
      "div",
      { key: "toasts", class: "toasts", role: "status" },
      ui.toast &&
        h(
          "div",
          { key: ui.toast.text, class: `toast ${ui.toast.look}`, mounted: giveWay },
          h("span", null, ui.toast.text),
          askButton(ui.toast.why, ui.toast.text, hold),
          h(
            "button",
            {
              type: "button",
              class: "button quiet square",
              "aria-label": t("close"),
              onclick: () => change({ toast: null }),
            },
            icon("close"),
          ),
        ),
    ),
    h("div", { key: "told", class: "sr-only", role: "status" }, ui.told),
    liveRegions({ polite: said.slice(-SAID), urgent }),
  ];
}

/** @param {import("../net/socket.js").Connection} connection */
function banner({ phase, reason }) {
  if (phase === "live" || phase === "closed") return null;
  const why = reason === null || reason === "lost" ? null : t(`close.${reason}`);
  return h("p", { class: "banner", mark: "banner" }, icon("away"), [why, t("connection.waiting")].filter(Boolean).join(" "));
}
