/** Points on a television: after a round, and at the end. */

import { leadLine } from "../../components/standing.js";
import { playerName, signed } from "../../components/words.js";
import { formatNumber, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { reasonOf } from "../table/round.js";
import { tvInvitation } from "./invitation.js";
import { linesFor } from "./shape.js";

/** @typedef {import("../../components/context.js").Sight} Sight */
/** @typedef {import("../../wire/types.js").Score} Score */

/** @param {Sight} at @param {Score} score  of the round that is over */
export function tvScores(at, score) {
  return h(
    "section",
    { key: "scores", class: "tv-scores", "aria-labelledby": "tv-scores" },
    h(
      "div",
      { class: "tv-scores-head" },
      h("h2", { id: "tv-scores" }, t("tv.round", { number: score.round })),
      h("p", null, reasonOf(at, score)),
      h("p", { class: "tv-lead" }, leadLine(at)),
    ),
    ranking(at, score),
  );
}

/**
 * @param {Sight} at
 * @param {import("../../wire/types.js").Result} result
 * @param {import("./tv.js").TvProps} props
 */
export function tvResult(at, { winner, reason }, { code }) {
  return h(
    "main",
    { key: "result", class: "tv-result on-table" },
    h(
      "header",
      { class: "tv-winner" },
      icon("crown"),
      h("h1", null, t("result.winner", { player: playerName(at, winner) })),
      h("p", { class: "muted" }, t(`result.${reason}`, { count: at.table.history.length })),
      tvInvitation(code),
    ),
    ranking(at, null),
  );
}

/** Those who are there, best first. @param {Sight} at @returns {number[]} */
function order({ table: { totals, seated, result } }) {
  return totals
    .map((_, seat) => seat)
    .filter((seat) => seated[seat])
    .sort((a, b) => Number(b === result?.winner) - Number(a === result?.winner) || (totals[b] ?? 0) - (totals[a] ?? 0));
}

/** @param {Sight} at @param {Score | null} score  null: totals only */
function ranking(at, score) {
  const { totals } = at.table;
  const seats = order(at);
  return h(
    "ol",
    { key: "ranking", class: "tv-ranking", "aria-label": t("result.ranking"), style: linesFor(seats.length) },
    seats.map((seat) => {
      const line = score?.lines.find((booked) => booked.seat === seat);
      const better = seats.filter((other) => (totals[other] ?? 0) > (totals[seat] ?? 0)).length;
      return h(
        "li",
        { key: seat, class: seat === at.table.result?.winner ? "rank wins" : "rank" },
        h("span", { class: "rank-place numbers" }, t("result.place", { number: better + 1 })),
        h("span", { class: "rank-name", translate: "no" }, playerName(at, seat)),
        line && h("span", { class: `tv-gain numbers ${line.status}` }, signed(line.points)),
        h("strong", { class: "rank-total numbers" }, formatNumber(totals[seat] ?? 0)),
      );
    }),
  );
}
