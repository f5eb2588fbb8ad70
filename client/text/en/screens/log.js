/** What happened at the table. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  // --- The log: what happened at the table ---
  "log.game_started": { one: "A new game begins with {count} player.", other: "A new game begins with {count} players." },
  "log.abandoned": "Before this game, promise number {number} of the server was given up.",
  "log.seed_late": "The number of {player} was not there in time and does not count in the shuffle.",
  "log.deck_shuffled": { one: "{count} card is shuffled.", other: "{count} cards are shuffled." },
  "log.deck_refilled": {
    one: "The deck is empty: {count} card of the discard pile becomes the new deck. Cards in front of players stay.",
    other:
      "The deck is empty: the discard pile is shuffled and becomes the new deck of {count} cards. Cards in front of players stay.",
  },
  "log.round_started": "Round {round}. {dealer} deals.",
  "log.turns": "{player} flips {a_card}.",
  "log.stayed": "{player} stays.",
  "log.frozen": "{player} is frozen.",
  "log.busted": "{player} is busted by another {card}.",
  "log.busted.flipped": "{player} flips another {card} and is busted.",
  "log.saved": "{by} saves {player} from another {card}.",
  "log.flipped_seven": "{player} has seven numbers: Flip 7!",
  "log.kept": "{player} keeps {card}.",
  "log.given": "{player} gives {card} to {target}.",
  "log.picked": "{player} picks {target}’s {picked} for {card}.",
  "log.taken_back": "{player} takes that back.",
  "log.must_turn": {
    one: "{card}: {player} must flip {count} card.",
    other: "{card}: {player} must flip {count} cards.",
  },
  "log.moved": "{card} goes from {from} to {player}.",
  "log.burned": "{from}’s {card} is discarded.",
  "log.discarded": "{card} has no effect and is discarded.",
  "log.award_kept": "{player} keeps the 15 points.",
  "log.points_taken": "{player} loses 15 points.",
  "log.round_ended.nobody_active": "Round {round} is over: nobody is active any more.",
  "log.round_ended.flipped_seven": "Round {round} is over: {player} flipped seven.",
  "log.round_ended.no_cards": "Round {round} is over: there are no cards left.",
  "log.round_ended.endless": "Round {round} is over: it went on for too long.",
  "log.points": {
    one: "{player}: {formula} point.",
    other: "{player}: {formula} points.",
  },
  "log.game_ended.target": "The game is over. {player} wins!",
  "log.game_ended.too_few_left": "The game is over: too few players are left. {player} wins.",
  "log.seat_added": {
    one: "{player} joins from the next round on with {count} point.",
    other: "{player} joins from the next round on with {count} points.",
  },
  "log.seat_left": "{player} has left the game.",
  "log.paused": "A pause begins.",
  "log.resumed": "The pause is over.",
  "log.autoplay": "From now on the table plays for {player}.",
  "log.returned": "{player} is back.",
  "log.host": "{player} leads the table now.",
  "log.renamed": "{player} is called {name} now.",
  "log.stood_in.time_up": "Time is up for {player}, and the table plays.",
  "log.stood_in.absent": "The table plays for {player}.",
  "log.missed": "Some moves were missed while the connection was gone.",

  // --- The table ---
  "log.title": "Log",
};
