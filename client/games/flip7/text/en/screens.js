/** Cards, options and whatever else of Flip 7 is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- The lobby ---
  "option.game.flip7": "Flip 7",
  "option.game.flip7.help": "One more card, or stay? The same number twice and you bust.",
  "option.start_card": "Start card",
  "option.start_card.help": "Everybody is dealt one open card before the first question.",
  "option.face_down": "Finished hands",
  "option.face_down.help": "Once somebody is out of the round, the others see only backs, or can go on adding up.",
  "option.face_down.true": "face down",
  "option.face_down.false": "readable",
  "option.decks": "Decks",
  "option.decks.help": "One is enough for 18; with two there are twice as many of every card.",

  // --- Cards: the name in a sentence, and the word on the face where there is one ---
  "card.x2": "×2",
  "card.FREEZE": "Freeze",
  "card.FLIP3": "Flip Three",
  "card.CHANCE": "Second Chance",
  "face.FREEZE": "FREEZE",
  "face.FLIP3": "FLIP 3",
  "face.CHANCE": "CHANCE",

  // --- The picture on the start page ---
  "start.picture":
    "Three players, each with a row of cards. Ann has 8, 5 and times two, and stays with 26 points. Ben has flipped a second 9 and is busted. You have 4 and 11: one more card, or stay?",
};
