/**
 * What there is to explain. A topic is a short text that an element carries in `data-about`: "card CODE", "back",
 * "status STATUS", "mark NAME", "pile NAME COUNT", "pending KIND", "rule NUMBER" or "reason KEY".
 */

import { nameOfCode } from "../components/words.js";
import { face } from "../games/faces.js";
import { lastOf } from "../state/lists.js";
import { hasText, t } from "../text/i18n.js";

/** @typedef {{game: string, catalogue: string[]}} HelpScope  `catalogue`: the code of every card of this table */
/**
 * @typedef {object} Explanation
 * @property {string} title
 * @property {string} text
 * @property {string | null} [code]  the card to draw
 * @property {string} [detail]
 * @property {boolean} [sum]  the detail is what happened to somebody, and stands before the text
 */

/** What a topic is called, where its title is a message of its own. @type {Record<string, string>} */
const TITLES = {
  "mark turn": "help.turn",
  "mark dealer": "seat.dealer",
  "mark bot": "member.bot",
  "mark autoplay": "member.autoplay",
  "mark away": "member.away",
  "mark rank": "help.rank",
};

/**
 * @param {string} topic
 * @param {HelpScope} scene
 * @returns {Explanation | null} null: there is nothing to say about it
 */
export function explain(topic, scene) {
  const [kind = "", name = "", count = ""] = topic.split(" ");
  switch (kind) {
    case "card":
      return aboutCard(name, scene);
    case "back":
      return { title: t("card.back"), text: t("help.back"), code: null };
    case "status":
      return { title: t(`status.${name}`), text: own(`help.status.${scene.game}.${name}`, `help.status.${name}`) };
    case "mark":
      return { title: t(TITLES[topic] ?? topic), text: t(`help.mark.${name}`) };
    case "pile":
      return { title: t(`pile.${name}`), text: t(`help.pile.${name}`, { count: Number(count) }) };
    case "pending":
      return { title: t("help.pending"), text: t(`help.pending.${name}`) };
    default:
      return because(topic);
  }
}

/**
 * The sentence that answers "why?".
 * @param {string} topic  "rule NUMBER" or "reason KEY"
 * @returns {Explanation | null}
 */
function because(topic) {
  const [kind, name] = topic.split(" ");
  const key = kind === "rule" ? `rule.${name}` : `reason.${name}`;
  return hasText(key) ? { title: t("why"), text: t(key) } : null;
}

/** @param {string} code @param {HelpScope} scene @returns {Explanation} */
export function aboutCard(code, { game, catalogue }) {
  const copies = catalogue.filter((other) => other === code).length;
  const { kind } = face(code, game);
  const amount = Number(code.replace(/\D/g, ""));
  const key = [`help.card.${game}.${code}`, `help.card.${code}`].find(hasText);
  return {
    title: nameOfCode(code, game),
    text: key === undefined ? t(`help.kind.${kind}`, { count: amount }) : t(key),
    code,
    ...(copies > 0 ? { detail: t("help.copies", { count: copies }) } : {}),
  };
}

/** The first of these messages that there is. @param {...string} keys */
function own(...keys) {
  return t(keys.find(hasText) ?? lastOf(keys) ?? "");
}
