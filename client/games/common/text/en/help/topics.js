/** What the cards and options of both games mean, and its rules in short. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Cards: by game where the same code means different things, else by code, else by kind ---
  "help.kind.number": {
    one: "Worth {count} point, and one of the seven numbers. The same number again busts you.",
    other: "Worth {count} points, and one of the seven numbers. The same number again busts you.",
  },
  "help.kind.bonus": {
    one: "Adds {count} point at the end. It is not a number: it never busts and is never doubled.",
    other: "Adds {count} points at the end. It is not a number: it never busts and is never doubled.",
  },
  "help.kind.malus": {
    one: "Whoever flips it gives it to anybody still in reach. It costs that row {count} point, but never busts.",
    other: "Whoever flips it gives it to anybody still in reach. It costs that row {count} points, but never busts.",
  },

  // --- The settings of a table ---
  "help.option.target": "Whoever has {value} points after a round and leads alone wins.",
  "help.option.stay_needs_card.true": "Nobody may stay before having a card.",
  "help.option.stay_needs_card.false": "You may stay without a card, for 0 points.",
  "help.option.stay_needs_card.null": "With a start card nobody may stay before having a card; without one they may.",

  // --- The rules in short, by section ---
  "guide.head.aim": "The aim",
  "guide.head.turn": "Your turn",
  "guide.hint":
    "Tap a place or a card to learn what it does. A card that you could choose explains itself when you hold it.",
  "guide.head.numbers": "Numbers and busting",
  "guide.head.seven": "Flip 7",
  "guide.head.end": "End of the round",
  "guide.end":
    "A round is over when nobody is active any more, or at once with a Flip 7. Everybody who is not busted scores, and the next player to the left deals.\nThe cards are put aside; the next round goes on with the rest of the deck. When the deck is empty, the discard pile is shuffled.",
  "guide.head.score": "Scoring",
  "guide.score.busted": "Busted players score 0.",
  "guide.head.win": "End of the game",
  "guide.win":
    "After a round in which somebody has {target} points or more, the highest total wins.\nIf two lead with the same total, everybody plays another round.",
};
