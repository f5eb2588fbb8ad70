/** What the cards and options of Flip 7: With a Vengeance mean, and its rules in short. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Cards: by game where the same code means different things, else by code, else by kind ---
  "help.card.vengeance.0":
    "While it lies in front of you, you may not stay and your row is worth nothing. Only with seven numbers does everything count.",
  "help.card.vengeance.7": "Worth 7 points. With another 7 you bust, but Unlucky 7 never busts anybody when it arrives.",
  "help.card.vengeance.13": "Worth 13 points. Another 13 busts you, unless one of the two is Lucky 13.",
  "help.card.U7":
    "When it arrives, all other numbers and malus cards of that row are discarded, a 7 too. It stays, worth 7; the next 7 busts.",
  "help.card.L13":
    "Worth 13. While it lies in a row, one more 13 may lie beside it: both score, both count among the seven. A third one busts.",
  "help.card./2":
    "Whoever flips it gives it to anybody still in reach. It halves the sum of that row's numbers, rounded down, before minus cards.",
  "help.card.JUST1":
    "Give it to anybody not busted, even to somebody who stayed: one more card, then out, and the points count.",
  "help.card.FLIP4":
    "Give it to anybody not busted, even to somebody who stayed: four cards must be flipped. Action and malus cards among them are played after the fourth.",
  "help.card.SWITCH":
    "Choose two open cards of two players who are not busted; they change places. That can bust somebody, or make seven.",
  "help.card.STEAL": "Take an open number or malus card of somebody else who is not busted into your own row.",
  "help.card.BURN": "Choose an open number or malus card of anybody not busted, perhaps your own: it is discarded.",

  // --- How it stands with somebody ---
  "help.status.vengeance.stayed": "Chose to stay. The cards stay open, and others can still attack them.",
  "help.status.vengeance.frozen": "Was stopped by a card. The points count, but others can still attack them.",

  // --- The settings of a table ---
  "help.option.forced_self.last_active":
    "The last player still in the round must take malus, Just One More, Flip Four and Discard on themselves.",
  "help.option.forced_self.last_not_busted":
    "As long as anybody else is not busted, malus and action cards can go there, even to somebody who stayed.",
  "help.option.brutal.true":
    "Rows can fall below 0, busted players can get malus cards too, and whoever flips seven may take 15 points from somebody instead of keeping them.",
  "help.option.brutal.false": "No round scores less than 0.",

  // --- The rules in short, by section ---
  "guide.aim.vengeance":
    "Collect number cards and stay before a number comes twice. Along the way you spoil the rows of the others: even somebody who stayed is not safe.\nThe game lasts several rounds. Your points add up until somebody reaches {target}.",
  "guide.turn.vengeance":
    "Everybody is dealt one open card. Then you go round the table, one choice each: flip one card, or stay.\nNumbers go in front of you; malus and action cards are used at once. Whoever stays is not asked again, but can still be hit by cards.",
  "guide.numbers.vengeance":
    "A card is worth its number, and there are as many of it as the number says, up to thirteen 13s.\nThe same number a second time, and you are busted: out of the round with 0 points. A stolen or swapped card busts just the same.",
  "guide.seven.vengeance":
    "Seven number cards in front of you: the round ends at once for everybody, and you get 15 points extra. A pair of 13s with Lucky 13 counts as two of them.\nIt counts for players who stayed, too.",
  "guide.head.against_people": "Actions on players",
  "guide.head.against_cards": "Actions on cards",
  "guide.head.special": "Special numbers",
  "guide.head.malus": "Malus cards",
  "guide.malus.vengeance":
    "Whoever flips a malus card gives it to somebody who is not busted, or keeps it. It lies above the numbers, never busts and is not one of the seven.",
  "guide.score.vengeance":
    "Add up your numbers. ÷2 halves that sum, rounded down. Take off the minus cards, then add 15 for a Flip 7.",
};
