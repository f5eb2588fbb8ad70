/** What cards and states mean. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  // --- Cards: by game where the same code means different things, else by code, else by kind ---
  "help.back": "This player is out of the round, so only they see their cards until the round is scored.",
  "help.copies": { one: "{count} in the whole game", other: "{count} in the whole game" },

  // --- How it stands with somebody ---
  "help.status.active": "Still gets turns: each time one more card, or stay.",
  "help.status.stayed": "Chose to stay. The points of this round are safe.",
  "help.status.frozen": "Was frozen out of the round. The points still count.",
  "help.status.busted": "Got a number twice and is out of the round. The row scores nothing.",
  "help.status.out": "Takes no part in this round.",
  "help.status.left": "Has left for good. The total stays in the table but cannot win.",
  "help.turn": "On turn",
  "help.rank": "Place",
  "help.mark.rank": "The place by the totals of the rounds that are over.",
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
  "help.pending.stop": "Once everything before it is done, this player is out and keeps the points.",
  "help.pending": "Still to come",
  "help.times": "{count} ×",
  "help.nothing": "Nothing is unfinished. The player on turn chooses: one more card, or stay.",

  // --- The settings of a table ---
  "help.option.clock.0": "Take all the time you like.",
  "help.option.clock": "After {value} seconds without an answer the table makes the most harmless move.",
};
