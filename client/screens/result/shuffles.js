/** Whether the cards were fair: what the check of the shuffles found, the numbers, and the record to take away. */

import { hasText, t } from "../../text/i18n.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../components/context.js").TableContext} TableContext */
/** @typedef {import("../../state/fairness.js").Verdict} Verdict */

/** @param {TableContext} at */
export function shufflePanel(at) {
  const { fairness: proof } = at.room;
  if (at.room.lesson) return panel(h("p", { class: "small" }, t("fairness.lesson")));
  return panel(
    h("p", { class: "small" }, t("fairness.what")),
    proof.server_seed === null && h("p", { key: "unrevealed", class: "note bad" }, t("fairness.fault.unrevealed")),
    verdict(at),
    h(
      "details",
      { class: "small" },
      h("summary", null, t("fairness.numbers")),
      h(
        "dl",
        { class: "proof" },
        h("dt", null, t("fairness.commitment")),
        h("dd", null, proof.commitment),
        h("dt", null, t("fairness.server_seed")),
        h("dd", null, proof.server_seed ?? "–"),
        h("dt", null, t("fairness.game_id")),
        h("dd", null, proof.game_id),
      ),
    ),
    h(
      "button",
      { key: "save", type: "button", class: "button quiet", onclick: at.saveRecord },
      icon("down"),
      t("fairness.save"),
    ),
    h("p", { class: "small muted" }, t("fairness.save.what")),
  );
}

/** @param {...import("../../ui/dom.js").Content} content */
function panel(...content) {
  return h(
    "section",
    { key: "fairness", class: "panel stack", "aria-labelledby": "fairness-title" },
    h("h2", { id: "fairness-title" }, t("fairness.title")),
    content,
  );
}

/** @param {TableContext} at */
function verdict({ ui, verify }) {
  if (ui.verdict === null || ui.verdict === "checking") {
    return h(
      "button",
      {
        key: "check",
        type: "button",
        class: "button",
        "aria-disabled": ui.verdict === "checking" ? "true" : null,
        onclick: () => ui.verdict === null && verify(),
      },
      icon("check"),
      t(ui.verdict === null ? "fairness.check" : "fairness.checking"),
    );
  }
  const { fair } = ui.verdict;
  return h(
    "div",
    { key: "verdict", class: fair ? "note good stack" : "note bad stack", role: "status" },
    h("strong", { class: "line" }, icon(fair ? "check" : "close"), t(fair ? "fairness.fair" : "fairness.unfair")),
    findings(ui.verdict).map((text) => h("p", null, text)),
  );
}

/** @param {Verdict} verdict @returns {string[]} sentences */
function findings({ faults, late, abandoned, own, checked, unchecked }) {
  return [
    ...faults.map(({ kind, names }) => t(`fairness.fault.${kind}`, { players: names.join(", ") })),
    ...abandoned.map(({ number, reason }) => t(hasText(`fairness.abandoned.${reason}`) ? `fairness.abandoned.${reason}` : "fairness.abandoned.other", { number, reason })),
    ...late.map((player) => t("fairness.late", { player })),
    t("fairness.cards", { count: checked }),
    ...(unchecked > 0 ? [t("fairness.unseen", { count: unchecked })] : []),
    ...(own === "none" ? [] : [t(`fairness.own.${own}`)]),
  ];
}
