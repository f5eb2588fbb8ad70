/** Cards, options and whatever else of both games is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- Vor dem Spiel ---
  "option.target": "Punkte zum Sieg",
  "option.target.help": "Wer nach einer Runde so viele hat und allein führt, gewinnt.",
  "option.stay_needs_card": "Stopp nur mit Karte",
  "option.stay_needs_card.help": "Ohne Karte vor sich darf niemand Stopp sagen.",
  "option.stay_needs_card.null": "nach den Regeln",

  // --- Karten: der Name im Satz und das Wort auf der Karte, wo es eines gibt ---
  "card.a": "eine {card}",
  "card.a.8": "eine {card}",
  "card.a.11": "eine {card}",
  "card.back": "eine verdeckte Karte",
};
