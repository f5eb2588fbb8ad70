/** What the coach says in a first round for newcomers. */

/** @type {import("../i18n.js").Catalogue} */
export default {
  "coach.title": "Coach",
  "coach.close": "Send the coach away",
  "coach.back": "Back",
  "coach.next": "Next tip",
  "coach.seen": { one: "{count} of {of} special cards", other: "{count} of {of} special cards" },
  "coach.begin": "Welcome to your first round!",
  "coach.begin.flip7":
    "Cards in front of you are points. On your turn, take one more, or stay and keep them. But a number that you have already busts you: nothing for this round.",
  "coach.begin.vengeance":
    "Cards in front of you are points. On your turn, take one more, or stay. A number that you have already busts you, and most special cards are played against somebody.",

  // --- What to do next ---
  "coach.wait": "{player} is on turn: watch what happens.",
  "coach.first": "Nothing lies in front of you, so nothing can go wrong: hit!",
  "coach.must": "You may not stay now: hit!",
  "coach.more": {
    one: "Hit once more: {count} special card is still waiting for you.",
    other: "Hit once more: {count} special cards are still waiting for you.",
  },
  "coach.enough": {
    one: "You have seen everything. Stay, and {count} point is safe. Or dare one more card …",
    other: "You have seen everything. Stay, and {count} points are safe. Or dare one more card …",
  },
  "coach.choose.FREEZE": "Best to somebody who could still win a lot, or to yourself, to make your points safe.",
  "coach.choose.FLIP3": "Give it to somebody who may well bust, or keep it while you have little to lose.",
  "coach.choose.CHANCE": "You have one already. Who gets this one?",
  "coach.choose.JUST1": "Give it to somebody with a full row: one more card, then out.",
  "coach.choose.FLIP4": "Give it to somebody who may well bust, or keep it while you have little to lose.",
  "coach.choose.SWITCH": "Choose two cards that change places: a bad one of yours for a good one of somebody else, say.",
  "coach.choose.STEAL": "Take a card that helps you. Not a number that you have already, and better not The Zero!",
  "coach.choose.BURN": "Choose the card that has to go: a rival's best one, or a bad one of your own.",
  "coach.choose.malus": "Somebody must take it. Why not whoever has the most?",
  "coach.choose.action": "Choose whom it hits.",

  // --- When the round is over ---
  "coach.end": {
    one: "That was a round! {count} point for you.",
    other: "That was a round! {count} points for you.",
  },
  "coach.end.more": "Round follows round until somebody has {target} points and leads alone.",
  "coach.end.seen": "You have seen: {cards}.",
  "coach.end.missed": "Not this time: {cards}.",
  "coach.end.laid": "Only in this lesson did the first cards lie ready. In every other game they are shuffled, and you can check that afterwards.",
  "coach.real": "Play a real game",
  "coach.on": "Play on here",
};
