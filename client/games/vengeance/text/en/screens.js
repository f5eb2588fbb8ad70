/** Cards, options and whatever else of Flip 7: With a Vengeance is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- Why the server said no ---
  "refusal.zero_must_hit": "With The Zero in front of you, you must go on.",

  // --- The lobby ---
  "option.game.vengeance": "With a Vengeance",
  "option.game.vengeance.help": "The mean one: steal, swap and burn, and hand out minus points.",
  "option.forced_self": "Who has to take it?",
  "option.forced_self.help": "When hardly anybody is left, somebody has to take malus and action cards.",
  "option.forced_self.last_active": "the last one drawing",
  "option.forced_self.last_not_busted": "the last one not busted",
  "option.brutal": "Brutal mode",
  "option.brutal.help": "Rounds can end below 0, and seven numbers may cost somebody else 15 points.",

  // --- The table ---
  "choose.card.STEAL": "Take {player}’s {card}",
  "choose.card.SWITCH": "Swap {player}’s {card}",
  "choose.card.BURN": "Discard {player}’s {card}",
  "ask.you.card.STEAL": "Which card do you steal?",
  "ask.you.card.SWITCH": "Which card do you want to swap?",
  "ask.you.card.SWITCH.again": "For which one?",
  "ask.you.card.BURN": "Which card has to go?",

  // --- Cards: the name in a sentence, and the word on the face where there is one ---
  "card.vengeance.0": "The Zero",
  "card./2": "÷2",
  "card.-2": "−2",
  "card.-4": "−4",
  "card.-6": "−6",
  "card.-8": "−8",
  "card.-10": "−10",
  "card.U7": "Unlucky 7",
  "card.L13": "Lucky 13",
  "card.JUST1": "Just One More",
  "card.FLIP4": "Flip Four",
  "card.SWITCH": "Swap",
  "card.STEAL": "Steal",
  "card.BURN": "Discard",
  "face.U7": "UNLUCKY",
  "face.L13": "LUCKY",
  "face.JUST1": "1 MORE",
  "face.FLIP4": "FLIP 4",
  "face.SWITCH": "SWAP",
  "face.STEAL": "STEAL",
  "face.BURN": "DISCARD",
};
