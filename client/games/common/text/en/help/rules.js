/** One sentence for each rule of both games. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- The set-up of the games ---
  "rule.1.1.1": "A deck is made only of cards that belong to the game.",
  "rule.1.1.2": "Before a game all cards are shuffled, and chance decides who deals first.",
  "rule.1.1.3": "At this table the cards of a player who is out are turned face down until the round is scored.",
  "rule.1.2.2": "A number card stays in front of whoever flips it.",

  // --- Flip 7, and what both games share ---
  "rule.B-01": "The player to the left of the dealer begins, and after each round that player deals.",
  "rule.B-03": "At this table you need at least one card in front of you before you may stay.",
  "rule.B-08": "A turn is one choice, one card or stay; then the next player is asked.",
  "rule.B-09": "Only one choice was possible, so it was made without asking.",
  "rule.B-10": "Before the first turn everybody who is still in the round is dealt one open card.",
  "rule.B-11": "Whoever has flipped cards during the deal already is asked instead of being dealt one more.",
  "rule.B-13": "A number that you have already busts you, and your numbers and bonus cards score nothing.",
  "rule.B-14": "A bonus card stays in front of whoever flips it; it never busts and is not one of the seven.",
  "rule.B-15": "Seven different numbers end the round for everybody at once and bring 15 extra points.",
  "rule.B-17": "Add up the numbers, double the sum for each ×2, then add the bonus cards and 15 for a Flip 7.",
  "rule.B-20": "A round is over as soon as nobody is active any more.",
  "rule.B-22": "Freeze puts one active player, perhaps yourself, out of the round; the points still count.",
  "rule.B-25": "Only players who are still active are asked.",
  "rule.B-29": "The Freeze card stays with the frozen player until the round is over.",
  "rule.B-31": "Flip Three goes to one active player, and that may be yourself.",
  "rule.B-32": "Whoever gets Flip Three must flip up to three cards, and every card counts as one of them.",
  "rule.B-38": "A flip card stays until its last card is out; then it is discarded.",
  "rule.B-40": "A card to give away that turns up during a flip waits until the last card is out.",
  "rule.B-42": "Whoever busts while flipping can no longer give away the cards that were waiting.",
  "rule.B-45": "Cards that waited are all given away first; only then do they take effect, in the same order.",
  "rule.B-49": "Cards that were given away take effect one after the other, the oldest first.",
  "rule.B-52": "The player it was meant for is out by the time its turn comes, so the card is discarded.",
  "rule.B-58": "A Second Chance too many is passed on before the next card is flipped.",
  "rule.B-61": "A held Second Chance is used by itself as soon as a number would bust its player.",
  "rule.B-63": "The Second Chance and the number that it stopped are discarded together.",
  "rule.B-64": "The first Second Chance that you flip stays with you.",
  "rule.B-65": "Nobody holds two: the next Second Chance goes to an active player without one.",
  "rule.B-67": "Nobody holds two: with no active player who could take it, a Second Chance is discarded.",
  "rule.B-71": "A card was needed and the deck was empty, so the discard pile became the deck; what lies on the table stays.",
  "rule.B-76": "With no card left anywhere the round ends, and everybody still active counts as stayed.",
  "rule.B-76a": "A round in which ten times the whole deck was flipped ends, and everybody still active counts as stayed.",
  "rule.B-80": "After a round, whoever has reached the target and leads alone wins; a tie brings another round.",
};
