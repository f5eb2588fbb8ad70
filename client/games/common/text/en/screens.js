/** Cards, options and whatever else of both games is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- The lobby ---
  "option.target": "Points to win",
  "option.target.help": "Whoever has that many after a round and leads alone wins.",
  "option.stay_needs_card": "Stay needs a card",
  "option.stay_needs_card.help": "Nobody may stay before having a card.",
  "option.stay_needs_card.null": "by the rules",

  // --- Cards: the name in a sentence, and the word on the face where there is one ---
  "card.a": "a {card}",
  "card.a.8": "an {card}",
  "card.a.11": "an {card}",
  "card.back": "a face-down card",
};
