/** One sentence for each rule of Flip 7: With a Vengeance. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- With a Vengeance ---
  "rule.V-01": "Before the first turn everybody who is still in the round is dealt one open card.",
  "rule.V-11": "Seven number cards end the round at once and bring 15 extra points, even to somebody who had stayed.",
  "rule.V-13": "At this table you need at least one card in front of you, a malus will do, before you may stay.",
  "rule.V-14": "Whoever flips a card must use it at once; nobody keeps one back.",
  "rule.V-21": "Add up the numbers, halve the sum for ÷2 and round down, take the minus cards off but stop at 0, then add 15 for a Flip 7.",
  "rule.V-26": "Whoever is busted scores 0, and the minus cards do not count either.",
  "rule.V-30": "While The Zero lies in front of you, you have to go on.",
  "rule.V-31": "The Zero makes the whole row worth nothing, unless the row has seven numbers.",
  "rule.V-40": "When Unlucky 7 arrives, every other number and malus card in that row is discarded.",
  "rule.V-61": "A stolen card goes into the thief's own row and counts there, even if it busts the thief.",
  "rule.V-65": "Steal takes an open card of somebody else who is not busted; without one it is discarded.",
  "rule.V-67": "Swap needs open cards of two different players who are not busted; otherwise it is discarded.",
  "rule.V-72": "Both cards change places at the same moment, and only then is it seen whether somebody busts.",
  "rule.V-76": "Discard removes one open card of a player who is not busted; without one it has no effect.",
  "rule.V-80": "Just One More means exactly one more card, and then the player is out and keeps the points.",
  "rule.V-89": "Whoever gets Flip Four must flip up to four cards, and every card counts as one of them.",
  "rule.V-90": "Cards that waited during a flip are played afterwards one by one, in the order flipped.",
  "rule.V-101": "In Brutal Mode the minus cards can push a row below 0: numbers, ÷2, minus cards, then the 15 points of a Flip 7.",
  "rule.V-104": "In Brutal Mode the numbers of a busted player are worth 0, but all the minus cards still count.",
  "rule.V-107": "In Brutal Mode whoever flips seven keeps the 15 points or takes 15 from one other player instead.",
  "rule.V-115": "Without Brutal Mode no round is negative and nobody takes points from anybody.",

  // --- Refusals without a number ---
  "reason.zero_must_hit": "While The Zero lies in front of you, you have to go on.",
};
