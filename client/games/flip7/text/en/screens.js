/** Cards, options and whatever else of Flip 7 is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- The lobby ---
  "option.game.flip7": "Flip 7",
  "option.start_card": "Start card",
  "option.start_card.help": "Everybody is dealt one open card before the first question.",
  "option.face_down": "Cover the cards of who is out",
  "option.face_down.help": "Whoever is out of the round turns the cards over, and the others see only backs.",
  "option.decks": "Decks",

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
