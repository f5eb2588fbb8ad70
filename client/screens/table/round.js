/** The arithmetic of a round, as a list and as a panel that stands beside the running game. */

import { askButton } from "../../components/ask.js";
import { leadLine } from "../../components/standing.js";
import { whyLine, whyRound } from "../../components/why.js";
import { playerName, signed } from "../../components/words.js";
import { lastOf } from "../../state/lists.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */
/** @typedef {import("../../wire/types.js").Score} Score */

/**
 * The last round, until it is dismissed or the next one is booked. A phone shows it until its owner plays on, and
 * then above the log.
 * @param {TableContext} at
 * @returns {VNode | null}
 */
export function roundPanel(at) {
  const score = lastOf(at.table.history);
  if (score === undefined || at.ui.dismissed >= score.round) return null;
  const classes = ["round", at.ui.sums && "open", at.ui.read >= score.round && "read"];
  return h(
    "section",
    { key: "round", class: classes.filter(Boolean).join(" "), mark: at.ui.read >= score.round ? null : "unread", "aria-labelledby": "round-title" },
    h(
      "div",
      { class: "round-head" },
      h("h2", { id: "round-title" }, t("round.over", { number: score.round })),
      h(
        "p",
        { class: "small muted" },
        h("span", null, reasonOf(at, score)),
        askButton(whyRound(at, score), reasonOf(at, score)),
      ),
      h(
        "button",
        {
          key: "more",
          type: "button",
          class: "button quiet square round-more",
          "aria-label": t("round.more"),
          "aria-expanded": String(at.ui.sums),
          onclick: () => at.change({ sums: !at.ui.sums }),
        },
        icon(at.ui.sums ? "up" : "down"),
      ),
      h(
        "button",
        {
          key: "close",
          type: "button",
          class: "button quiet square",
          "aria-label": t("round.dismiss"),
          onclick: () => at.change({ dismissed: score.round }),
        },
        icon("close"),
      ),
    ),
    h("p", { key: "lead", class: "round-lead" }, leadLine(at)),
    at.course?.(at) ?? null,
    roundLines(at, score),
  );
}

/** Best first. @param {TableContext} at @param {Score} score @returns {VNode} */
export function roundLines(at, score) {
  const lines = [...score.lines].sort((a, b) => b.points - a.points);
  return h(
    "ol",
    { class: "sums" },
    lines.map((line) =>
      h(
        "li",
        { key: line.seat, class: line.seat === at.viewer ? `sum own ${line.status}` : `sum ${line.status}` },
        h("span", { class: "sum-name", translate: "no" }, playerName(at, line.seat)),
        h("span", { class: "sum-points numbers" }, signed(line.points)),
        h(
          "span",
          { class: "sum-formula numbers" },
          h(
            "span",
            { key: "formula" },
            line.status === "active" ? line.formula : `${t(`status.${line.status}`)} · ${line.formula}`,
          ),
          askButton(whyLine(at, score, line), t("round.line", { player: playerName(at, line.seat) })),
        ),
      ),
    ),
  );
}

/** @param {import("../../components/context.js").Sight} at @param {Score} score */
export function reasonOf(at, score) {
  const player = score.flipped === null ? "" : playerName(at, score.flipped);
  return t(`round.${score.reason}`, { player });
}
