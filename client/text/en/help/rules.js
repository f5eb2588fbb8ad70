/** One sentence for each rule about seats. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "rule.X-01": "Each game has a least and a largest number of players: bots fill empty seats, and more than 18 need a second deck.",
  "rule.X-02": "Whoever leaves for good counts as stayed: the cards remain, and this round is still scored.",
  "rule.X-03": "For somebody who is gone or does not answer, the harmless standard choice is made.",
  "rule.X-04": "A choice is made for somebody only when the time has run out.",
  "rule.X-05": "Whoever leaves while flipping flips no more, and the cards that were waiting are discarded.",
  "rule.X-07": "When only one player is left, the game is over.",
  "rule.X-08": "Whoever comes during a game watches first; the host can give out a seat from the next round on.",
  "rule.X-09": "Every answer belongs to one open question of one player; anything late, doubled or foreign changes nothing.",
};
