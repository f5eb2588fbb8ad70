/** What cards and states mean, and the rules of both games in short. A line break begins a new paragraph. */

/** @type {import("../i18n.js").Catalogue} */
export default {
  // --- Cards: by game where the same code means different things, else by code, else by kind ---
  "help.card.vengeance.0":
    "While it lies in front of you, you may not stay and your row is worth nothing. Only with seven numbers does everything count.",
  "help.card.vengeance.7": "Worth 7 points. With another 7 you bust, but Unlucky 7 never busts anybody when it arrives.",
  "help.card.vengeance.13": "Worth 13 points. Another 13 busts you, unless one of the two is Lucky 13.",
  "help.card.flip7.0": "Worth nothing, but it is one of the seven numbers for a Flip 7.",
  "help.card.U7":
    "When it arrives, all other numbers and malus cards of that row are discarded, a 7 too. It stays, worth 7; the next 7 busts.",
  "help.card.L13":
    "Worth 13. While it lies in a row, one more 13 may lie beside it: both score, both count among the seven. A third one busts.",
  "help.card.x2": "Doubles the sum of the numbers in its row. Bonus points are not doubled.",
  "help.card./2":
    "Whoever flips it gives it to anybody still in reach. It halves the sum of that row's numbers, rounded down, before minus cards.",
  "help.card.FREEZE":
    "Give it to an active player, perhaps yourself: out of the round, and the points so far count.",
  "help.card.FLIP3":
    "Give it to an active player, perhaps yourself: three cards must be flipped, fewer only with a bust or a Flip 7. Freeze and Flip Three among them wait until the third is out.",
  "help.card.CHANCE":
    "Keep it. A number that would bust you is discarded together with it, and you are still in. A second one goes to an active player without one.",
  "help.card.JUST1":
    "Give it to anybody not busted, even to somebody who has stopped: one more card, then out with the points in front.",
  "help.card.FLIP4":
    "Give it to anybody not busted, even to somebody who has stopped: four cards must be flipped. Action and malus cards among them are played after the fourth.",
  "help.card.SWITCH":
    "Choose two open cards of two players who are not busted; they change places. That can bust somebody, or make seven.",
  "help.card.STEAL": "Take an open number or malus card of somebody else who is not busted into your own row.",
  "help.card.BURN": "Choose an open number or malus card of anybody not busted, perhaps your own: it is discarded.",
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
  "help.back": "This player is out of the round, so only they see their cards until the round is scored.",
  "help.copies": { one: "{count} in the whole game", other: "{count} in the whole game" },

  // --- How it stands with somebody ---
  "help.status.active": "Still gets turns: each time one more card, or stay.",
  "help.status.stayed": "Has stopped of their own accord. The points in front are safe.",
  "help.status.frozen": "Was put out of the round. The points in front still count.",
  "help.status.busted": "Got a number twice and is out of the round. The row scores nothing.",
  "help.status.out": "Takes no part in this round.",
  "help.status.left": "Has left for good. The total stays in the table but cannot win.",
  "help.status.vengeance.stayed":
    "Has stopped of their own accord. The cards stay open, and others can still attack them.",
  "help.status.vengeance.frozen":
    "Was put out by a card. The points in front count, but others can still attack them.",
  "help.turn": "On turn",
  "help.mark.turn": "The table waits for this player's choice.",
  "help.mark.dealer": "Deals this round. The player to the left begins, and deals the next round.",
  "help.mark.bot": "Played by the computer.",
  "help.mark.autoplay": "While this player does not answer, the plainest move is made. The player can take over again at any time.",
  "help.mark.away": "The connection is gone. The seat is kept.",

  // --- The middle of the table ---
  "help.pile.deck": { one: "{count} card that nobody has seen yet.", other: "{count} cards that nobody has seen yet." },
  "help.pile.discard": {
    one: "{count} used card. When the deck is empty, this pile is shuffled and becomes the deck; cards in front of players stay.",
    other:
      "{count} used cards. When the deck is empty, this pile is shuffled and becomes the deck; cards in front of players stay.",
  },
  "help.pending.deal": "Before the first turn everybody still in the round gets one open card.",
  "help.pending.picked": "The first of two cards is chosen. When the second is chosen too, they change places.",
  "help.pending.assign": "These cards turned up during a flip and must be given away before any of them takes effect.",
  "help.pending.waiting": "This card has been given away and takes effect when its turn comes.",
  "help.pending.stop": "Once everything before it is done, this player is out of the round with the points in front.",
  "help.pending": "Still to come",
  "help.times": "{count} ×",
  "help.nothing": "Nothing is unfinished. The player on turn chooses: one more card, or stay.",

  // --- The settings of a table ---
  "help.option.target": "Whoever has {value} points after a round and leads alone wins.",
  "help.option.start_card.true": "Everybody is dealt one open card before the first turn.",
  "help.option.start_card.false": "Everybody starts with nothing in front.",
  "help.option.stay_needs_card.true": "Nobody may stay with nothing in front.",
  "help.option.stay_needs_card.false": "You may stay with nothing in front, for 0 points.",
  "help.option.stay_needs_card.null": "With a start card nobody may stay with nothing in front; without one they may.",
  "help.option.forced_self.last_active":
    "The last player still in the round must take malus, Just One More, Flip Four and Discard on themselves.",
  "help.option.forced_self.last_not_busted":
    "As long as anybody is not busted, even if stopped, malus and action cards can be given to them.",
  "help.option.brutal.true":
    "Rows can fall below 0, busted players can get malus cards too, and whoever flips seven may take 15 points from somebody instead of keeping them.",
  "help.option.brutal.false": "No round scores less than 0.",
  "help.option.face_down.true": "Whoever is out turns the cards down; the others see backs.",
  "help.option.face_down.false": "All cards stay open until the round is scored.",
  "help.option.decks": { one: "{count} deck, for up to 18 players.", other: "{count} decks, so every card exists more often." },
  "help.option.clock.0": "Take all the time you need.",
  "help.option.clock": "After {value} seconds without an answer the standard choice is made.",

  // --- The rules in short, by section ---
  "guide.title": "Rules: {game}",
  "guide.contents": "Sections",
  "guide.back": "Back",
  "guide.next": "Next",
  "guide.loading": "One moment …",

  "guide.head.aim": "The aim",
  "guide.aim.flip7":
    "Collect number cards in front of you and stop before the same number comes twice.\nThe game lasts several rounds. Your points add up until somebody reaches {target}.",
  "guide.aim.vengeance":
    "Collect number cards and stop before a number comes twice. Along the way you spoil the rows of the others: even somebody who has stopped is not safe.\nThe game lasts several rounds. Your points add up until somebody reaches {target}.",
  "guide.head.turn": "Your turn",
  "guide.turn.flip7":
    "You go round the table, one choice each: flip one card, or stay.\nNumbers and bonus cards go in front of you; other special cards are used at once. Whoever stays keeps the points of the round and is not asked again.",
  "guide.turn.vengeance":
    "Everybody is dealt one open card. Then you go round the table, one choice each: flip one card, or stay.\nNumbers go in front of you; malus and action cards are used at once. Whoever stays is not asked again, but can still be hit by cards.",
  "guide.hint":
    "Tap a place or a card to learn what it does. A card that you could choose explains itself when you hold it.",
  "guide.head.numbers": "Numbers and busting",
  "guide.numbers.flip7":
    "A card is worth its number, and there are as many of it as the number says: one 1, two 2s … twelve 12s, and a single 0.\nThe same number a second time, and you are busted: out of the round with 0 points.",
  "guide.numbers.vengeance":
    "A card is worth its number, and there are as many of it as the number says, up to thirteen 13s.\nThe same number a second time, and you are busted: out of the round with 0 points. A stolen or swapped card busts just the same.",
  "guide.head.seven": "Flip 7",
  "guide.seven.flip7":
    "Seven different numbers in front of you: the round ends at once for everybody, and you get 15 points extra.\nBonus and special cards are not numbers.",
  "guide.seven.vengeance":
    "Seven number cards in front of you: the round ends at once for everybody, and you get 15 points extra. A pair of 13s with Lucky 13 counts as two of them.\nIt counts for players who have stopped, too.",
  "guide.head.bonus": "Bonus cards",
  "guide.head.actions": "Action cards",
  "guide.head.against_people": "Actions on players",
  "guide.head.against_cards": "Actions on cards",
  "guide.head.special": "Special numbers",
  "guide.head.malus": "Malus cards",
  "guide.malus.vengeance":
    "Whoever flips a malus card gives it to somebody who is not busted, or keeps it. It lies above the numbers, never busts and is not one of the seven.",
  "guide.head.end": "End of the round",
  "guide.end":
    "A round is over when nobody is active any more, or at once with a Flip 7. Everybody who is not busted scores, and the next player to the left deals.\nThe cards are put aside; the next round goes on with the rest of the deck. When the deck is empty, the discard pile is shuffled.",
  "guide.head.score": "Scoring",
  "guide.score.flip7": "Add up your numbers. ×2 doubles that sum. Then add the bonus cards, and 15 for a Flip 7.",
  "guide.score.vengeance":
    "Add up your numbers. ÷2 halves that sum, rounded down. Take off the minus cards, then add 15 for a Flip 7.",
  "guide.score.busted": "Busted players score 0.",
  "guide.head.win": "End of the game",
  "guide.win":
    "After a round in which somebody has {target} points or more, the highest total wins.\nIf two lead with the same total, everybody plays another round.",
  "guide.head.table": "This table",
};
