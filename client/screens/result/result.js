/** The end of a game: who won, how every round was counted, whether the cards were fair, and another game. */

import { helpButton } from "../../components/ask.js";
import { languageSwitch } from "../../components/language.js";
import { course } from "../../components/course.js";
import { leadLine } from "../../components/standing.js";
import { optionParams, playerName } from "../../components/words.js";
import { t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { menuButton, tableMenu } from "../table/menu.js";
import { reasonOf, roundLines } from "../table/round.js";
import { shufflePanel } from "./shuffles.js";

/** @typedef {import("../../ui/dom.js").Node_} VNode */
/** @typedef {import("../../components/context.js").TableContext} TableContext */

/** @param {TableContext} at @returns {VNode[]} */
export function resultScreen(at) {
  const { result } = at.table;
  if (result === null) return [];
  return [
    h(
      "header",
      { key: "head", class: "top" },
      h("p", { class: "top-title" }, t("room.title", { code: at.code })),
      h("p", { class: "top-target muted" }, t("table.target", optionParams(at.table.options))),
      helpButton(at),
      menuButton(at),
    ),
    h(
      "main",
      { key: "result", id: "main", class: "result on-table", tabindex: "-1" },
      h(
        "header",
        { class: "result-head" },
        h("p", { class: "winner-crown" }, icon("crown")),
        h(
          "h1",
          null,
          t(result.winner === at.viewer ? "result.you" : "result.winner", {
            player: playerName(at, result.winner),
          }),
        ),
        h("p", { class: "muted" }, t(`result.${result.reason}`, { count: at.table.history.length })),
        h("p", null, leadLine(at)),
        again(at),
      ),
      ranking(at, result.winner),
      rounds(at),
      shufflePanel(at),
      h(
        "footer",
        { key: "foot", class: "line" },
        languageSwitch(),
        at.you !== null &&
          h("button", { type: "button", class: "button quiet", onclick: at.leave }, icon("left"), t("leave")),
      ),
    ),
    ...(at.ui.menu ? [tableMenu(at)] : []),
  ];
}

/** @param {TableContext} at */
function again(at) {
  if (at.host) {
    return h(
      "button",
      {
        key: "again",
        type: "button",
        class: "button primary big",
        "aria-disabled": at.live ? null : "true",
        onclick: () => at.live && at.send({ type: "rematch" }),
      },
      t("result.again"),
    );
  }
  const host = at.room.members.find((member) => member.id === at.room.host);
  return host && h("p", { key: "again", class: "note" }, t("result.wait_for_host", { player: host.name }));
}

/** The winner first, then by points; who has left comes last. @param {TableContext} at @param {number} winner */
function ranking(at, winner) {
  const { totals, seated } = at.table;
  const seats = totals
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(b === winner) - Number(a === winner) ||
        Number(seated[b]) - Number(seated[a]) ||
        (totals[b] ?? 0) - (totals[a] ?? 0),
    );
  return h(
    "section",
    { key: "ranking", class: "panel stack", "aria-labelledby": "ranking-title" },
    h("h2", { id: "ranking-title" }, t("result.ranking")),
    h(
      "ol",
      { class: "ranking" },
      seats.map((seat) => {
        const better = totals.filter((total, other) => seated[other] && total > (totals[seat] ?? 0)).length;
        return h(
          "li",
          { key: seat, class: seat === at.viewer ? "rank own" : "rank" },
          h(
            "span",
            { class: "rank-place numbers" },
            seated[seat] ? t("result.place", { number: better + 1 }) : "–",
          ),
          h("span", { class: "rank-name", translate: "no" }, playerName(at, seat)),
          seat === winner && h("span", { class: "badge warm" }, icon("crown"), t("result.wins")),
          !seated[seat] && h("span", { class: "badge" }, icon("left"), t("status.left")),
          h("strong", { class: "rank-total numbers" }, totals[seat] ?? 0),
        );
      }),
    ),
  );
}

/** @param {TableContext} at */
function rounds(at) {
  const { history } = at.table;
  return h(
    "section",
    { key: "rounds", class: "panel stack result-rounds", "aria-labelledby": "rounds-title" },
    h("h2", { id: "rounds-title" }, t("result.rounds")),
    course(at),
    history.map((score, place) =>
      h(
        "details",
        { key: score.round, class: "round-details", open: place === history.length - 1 },
        h(
          "summary",
          null,
          h("strong", null, t("table.round", { number: score.round })),
          " ",
          h("span", { class: "muted" }, reasonOf(at, score)),
        ),
        roundLines(at, score),
      ),
    ),
  );
}
