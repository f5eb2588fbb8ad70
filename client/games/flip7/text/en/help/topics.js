/** What the cards and options of Flip 7 mean, and its rules in short. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Cards: by game where the same code means different things, else by code, else by kind ---
  "help.card.flip7.0": "Worth nothing, but it is one of the seven numbers for a Flip 7.",
  "help.card.x2": "Doubles the sum of the numbers in its row. Bonus points are not doubled.",
  "help.card.FREEZE":
    "Give it to an active player, perhaps yourself: out of the round, and the points so far count.",
  "help.card.FLIP3":
    "Give it to an active player, perhaps yourself: three cards must be flipped, fewer only with a bust or a Flip 7. Freeze and Flip Three among them wait until the third is out.",
  "help.card.CHANCE":
    "Keep it. A number that would bust you is discarded together with it, and you are still in. A second one goes to an active player without one.",

  // --- The settings of a table ---
  "help.option.start_card.true": "Everybody is dealt one open card before the first turn.",
  "help.option.start_card.false": "Everybody starts without a card.",
  "help.option.face_down.true": "Whoever is out of the round turns the cards over, and the others see only backs.",
  "help.option.face_down.false": "All cards stay open until the round is scored.",
  "help.option.decks": {
    one: "{count} deck, for up to 18 players.",
    other: "{count} decks: twice as many of every card.",
  },

  // --- The rules in short, by section ---
  "guide.aim.flip7":
    "Collect number cards and stay before the same number comes twice.\nThe game lasts several rounds. Your points add up until somebody reaches {target}.",
  "guide.turn.flip7":
    "You go round the table, one choice each: flip one card, or stay.\nNumbers and bonus cards go in front of you; other special cards are used at once. Whoever stays keeps the points of the round and is not asked again.",
  "guide.numbers.flip7":
    "A card is worth its number, and there are as many of it as the number says: one 1, two 2s … twelve 12s, and a single 0.\nThe same number a second time, and you are busted: out of the round with 0 points.",
  "guide.seven.flip7":
    "Seven different numbers in front of you: the round ends at once for everybody, and you get 15 points extra.\nBonus and special cards are not numbers.",
  "guide.head.bonus": "Bonus cards",
  "guide.head.actions": "Action cards",
  "guide.score.flip7": "Add up your numbers. ×2 doubles that sum. Then add the bonus cards, and 15 for a Flip 7.",
};
