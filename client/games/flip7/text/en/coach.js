/** What the coach says about Flip 7. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "coach.begin.flip7":
    "Cards in front of you are points. On your turn, take one more, or stay and keep them. But a number that you have already busts you: nothing for this round.",

  // --- What to do next ---
  "coach.choose.FREEZE": "Best to somebody who could still win a lot, or to yourself, to make your points safe.",
  "coach.choose.FLIP3": "Give it to somebody who may well bust, or keep it while you have little to lose.",
  "coach.choose.CHANCE": "You have one already. Who gets this one?",
};
