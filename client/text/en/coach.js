/** What the coach says in a first round for newcomers. */

/** @type {import("../i18n.js").Catalogue} */
export default {
  "coach.title": "Coach",
  "coach.close": "Send the coach away",
  "coach.back": "Back",
  "coach.next": "Next tip",
  "coach.seen": { one: "{count} of {of} special cards", other: "{count} of {of} special cards" },
  "coach.begin": "Welcome to your first round!",

  // --- What to do next ---
  "coach.wait": "It is {player}’s turn: watch what happens.",
  "coach.first": "Nothing lies in front of you, so nothing can go wrong: hit!",
  "coach.must": "You cannot stay now: hit!",
  "coach.more": {
    one: "Hit once more: {count} special card is still waiting for you.",
    other: "Hit once more: {count} special cards are still waiting for you.",
  },
  "coach.enough": {
    one: "You have seen everything. Stay, and {count} point is yours. Or dare one more card …",
    other: "You have seen everything. Stay, and {count} points are yours. Or dare one more card …",
  },
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
