/** What the coach says about Flip 7: With a Vengeance. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "coach.begin.vengeance":
    "Cards in front of you are points. On your turn, take one more, or stay. A number that you have already busts you, and most special cards are played against somebody.",

  // --- What to do next ---
  "coach.choose.JUST1": "Give it to somebody with a full row: one more card, then out.",
  "coach.choose.FLIP4": "Give it to somebody who may well bust, or keep it while you have little to lose.",
  "coach.choose.SWITCH": "Choose two cards that change places: a bad one of yours for a good one of somebody else, say.",
  "coach.choose.STEAL": "Take a card that helps you. Not a number that you have already, and better not The Zero!",
  "coach.choose.BURN": "Choose the card that has to go: a rival's best one, or a bad one of your own.",
};
