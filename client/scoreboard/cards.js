/** The cards in front of a player, tapped one by one; the server counts them. */

import { nameOfCode } from "../components/words.js";
import { drawing, face } from "../games/faces.js";
import { formatNumber, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { laid, withCard, withoutCard } from "./pad.js";

/** @typedef {import("./board.js").BoardContext} BoardContext */
/** @typedef {import("./pad.js").Pad} Pad */
/** @typedef {import("../wire/types.js").Row} Row */

/** Of cards that count, in the order of a row. @type {import("../games/common/types.js").Kind[]} */
const KINDS = ["number", "bonus", "malus"];
/** @type {import("../wire/types.js").AwardUse[]} */
const AWARDS = ["keep", "give", "pay"];

/** @param {BoardContext} at @param {Pad} pad @param {Row} row @returns {import("../ui/dom.js").Content} */
export function cardPicker(at, pad, row) {
  const { game } = at.room.options;
  return [
    h(
      "p",
      { key: "sum", class: "pad-sum numbers", role: "status" },
      pad.tally && [
        h("span", { key: "formula", class: "pad-formula" }, pad.tally.formula),
        h("strong", { key: "points" }, t("board.points", { count: pad.tally.points })),
      ],
    ),
    h(
      "ul",
      { key: "row", class: "pad-row", "aria-label": t("board.row") },
      row.cards.map((code, place) =>
        h(
          "li",
          { key: `${code} ${place}` },
          h(
            "button",
            {
              type: "button",
              class: "pad-card",
              "aria-label": t("board.card.away", { card: nameOfCode(code, game) }),
              onclick: () => at.lay(withoutCard(pad, place)),
            },
            drawing(code, game),
            icon("close"),
          ),
        ),
      ),
    ),
    h("div", { key: "deck", class: "pad-deck", role: "group", "aria-label": t("board.cards") }, codesThatCount(at).map((code) => card(at, pad, row, code, game))),
    h(
      "div",
      { key: "fate", class: "pad-fate" },
      h(
        "label",
        { key: "busted", class: "choice" },
        h("input", {
          type: "checkbox",
          checked: row.busted,
          onchange: () => at.lay(laid(pad, { busted: !row.busted })),
        }),
        t("board.busted"),
      ),
      at.board.bounds.award && awards(at, pad, row),
    ),
  ];
}

/** Action cards score nothing; the others lie as they do in a row. @param {BoardContext} at */
function codesThatCount({ catalogue, room }) {
  const kind = (/** @type {string} */ code) => KINDS.indexOf(face(code, room.options.game).kind);
  const figure = (/** @type {string} */ code) => Math.abs(Number(code.replace(/[^\d]/g, ""))) * (/^[x/]/.test(code) ? 0 : 1);
  return [...new Set(catalogue)]
    .filter((code) => kind(code) >= 0)
    .sort((a, b) => kind(a) - kind(b) || figure(a) - figure(b));
}

/** @param {BoardContext} at @param {Pad} pad @param {Row} row @param {string} code @param {string} game */
function card(at, pad, row, code, game) {
  const copies = at.catalogue.filter((one) => one === code).length;
  const here = row.cards.filter((one) => one === code).length;
  return h(
    "button",
    {
      key: code,
      type: "button",
      class: here > 0 ? "pad-card chosen" : "pad-card",
      disabled: here >= copies,
      "aria-label": t("board.card.add", { card: nameOfCode(code, game), count: here }),
      onclick: () => at.lay(withCard(pad, code)),
    },
    drawing(code, game),
    here > 0 && h("span", { class: "pad-count", "aria-hidden": "true" }, formatNumber(here)),
  );
}

/** @param {BoardContext} at @param {Pad} pad @param {Row} row */
function awards(at, pad, row) {
  return h(
    "div",
    { key: "award", class: "segments", role: "group", "aria-label": t("board.award") },
    AWARDS.filter((award) => ["keep", row.award, ...(pad.tally?.awards ?? [])].includes(award)).map((award) =>
      h(
        "button",
        {
          key: award,
          type: "button",
          class: "button",
          "aria-pressed": String(row.award === award),
          onclick: () => at.lay(laid(pad, { award })),
        },
        t(`board.award.${award}`),
      ),
    ),
  );
}
