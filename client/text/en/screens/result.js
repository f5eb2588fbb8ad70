/** The result, and the check of the shuffles. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "result.winner": "{player} wins!",
  "result.you": "You win!",
  "result.target": { one: "After {count} round", other: "After {count} rounds" },
  "result.too_few_left":
    { one: "After {count} round: too few players were left", other: "After {count} rounds: too few players were left" },
  "result.again": "Play again",
  "result.wait_for_host": "{player} can start another game.",
  "result.ranking": "Ranking",
  "result.place": "{number}.",
  "result.wins": "wins",
  "result.rounds": "Every round",
  "fairness.title": "Were the cards fair?",
  "fairness.what":
    "Before the game the server promised its secret number by a fingerprint, and every browser added its own. Now the secret is open, and your browser can do every shuffle again.",
  "fairness.lesson": "The first cards of this game lay ready for the lesson, so there is nothing to check.",
  "fairness.check": "Check the shuffles",
  "fairness.checking": "Checking …",
  "fairness.insecure":
    "This page cannot calculate it: browsers allow that only on https pages and on this computer itself.",
  "fairness.fair": "Everything fits.",
  "fairness.unfair": "Something does not fit!",
  "fairness.cards":
    { one: "{count} card was compared with the shuffled deck.", other: "{count} cards were compared with the shuffled decks." },
  "fairness.unseen":
    { one: "{count} card could not be compared, because you came later.", other: "{count} cards could not be compared, because you came later." },
  "fairness.own_seed": "Your own number went into the shuffle.",
  "fairness.own_seed_missing": "Your own number did not go into the shuffle.",
  "fairness.fault.commitment":
    "The fingerprint from before the game does not belong to this game: the server has changed its number.",
  "fairness.fault.bots": "A bot brought a number of its own, although bots have none.",
  "fairness.fault.refills":
    "The deck was shuffled when the rules do not allow it, or with other cards than those discarded.",
  "fairness.fault.cards": "A dealer or a card is not the one that the numbers lead to.",
  "fairness.numbers": "The numbers",
  "fairness.commitment": "Fingerprint from before the game",
  "fairness.server_seed": "The server's secret",
  "fairness.game_id": "Name of the game",
};
