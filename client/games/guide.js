/**
 * What the explanations must know about single cards and games: which cards a section of the rules shows, and
 * which rule a line of a score sheet is counted by. The words are in the catalogues.
 */

/**
 * @typedef {object} Section  of the rules in short
 * @property {string} key  its title is the message `guide.head.KEY`
 * @property {string[]} texts  messages, without their `guide.`
 * @property {string[]} [cards]  shown as a row
 * @property {string} [sum]  the arithmetic of that row
 * @property {string[]} [explained]  cards, each with what it does
 */


/** @type {Record<string, Section[]>} */
const SECTIONS = {
  flip7: [
    { key: "aim", texts: ["aim.flip7"], cards: ["4", "9", "12"] },
    { key: "turn", texts: ["turn.flip7", "hint"] },
    { key: "numbers", texts: ["numbers.flip7"], cards: ["8", "5", "8"] },
    { key: "seven", texts: ["seven.flip7"], cards: ["3", "5", "7", "8", "9", "11", "12"] },
    { key: "bonus", texts: [], explained: ["+4", "x2"] },
    { key: "actions", texts: [], explained: ["FREEZE", "FLIP3", "CHANCE"] },
    { key: "end", texts: ["end"] },
    {
      key: "score",
      texts: ["score.flip7", "score.busted"],
      cards: ["3", "11", "5", "7", "10", "x2", "+10"],
      sum: "(3 + 11 + 5 + 7 + 10) × 2 + 10 = 82",
    },
    { key: "win", texts: ["win"] },
  ],
  vengeance: [
    { key: "aim", texts: ["aim.vengeance"], cards: ["4", "9", "13"] },
    { key: "turn", texts: ["turn.vengeance", "hint"] },
    { key: "numbers", texts: ["numbers.vengeance"], cards: ["8", "5", "8"] },
    { key: "special", texts: [], explained: ["0", "U7", "L13"] },
    { key: "malus", texts: ["malus.vengeance"], explained: ["-6", "/2"] },
    { key: "against_people", texts: [], explained: ["JUST1", "FLIP4"] },
    { key: "against_cards", texts: [], explained: ["SWITCH", "STEAL", "BURN"] },
    { key: "seven", texts: ["seven.vengeance"], cards: ["3", "5", "7", "8", "9", "13", "L13"] },
    { key: "end", texts: ["end"] },
    {
      key: "score",
      texts: ["score.vengeance", "score.busted"],
      cards: ["4", "5", "7", "10", "11", "/2", "-4"],
      sum: "(4 + 5 + 7 + 10 + 11) ÷ 2 − 4 = 14",
    },
    { key: "win", texts: ["win"] },
  ],
};

/** @param {string} game @returns {Section[]} */
export function sectionsOf(game) {
  return SECTIONS[game] ?? [];
}

/**
 * @param {import("../wire/types.js").Options} options
 * @param {{status: string, codes: (string | null)[], flipped: boolean}} line  one seat's cards and how it ended
 * @returns {string | null} the number of the rule by which these cards were counted
 */
export function countingRule({ game, brutal }, { status, codes, flipped }) {
  const busted = status === "busted";
  if (game === "flip7") return busted ? "B-13" : "B-17";
  if (game !== "vengeance") return null;
  if (busted) return brutal ? "V-104" : "V-26";
  if (codes.includes("0") && !flipped) return "V-31";
  return brutal ? "V-101" : "V-21";
}
