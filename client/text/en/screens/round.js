/** How it stands, round by round. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "show.seven": "Flip 7!",
  "show.over": "Round over",
  "standing.leads": {
    one: "{player} leads by {count} point, {rest} to go.",
    other: "{player} leads by {count} points, {rest} to go.",
  },
  "standing.you": {
    one: "You lead by {count} point, {rest} to go.",
    other: "You lead by {count} points, {rest} to go.",
  },
  "standing.leads.end": {
    one: "{player} is ahead by {count} point.",
    other: "{player} is ahead by {count} points.",
  },
  "standing.you.end": { one: "You are ahead by {count} point.", other: "You are ahead by {count} points." },
  "standing.level": "{players} lead together, {rest} to go.",
  "standing.level.again": "{players} lead together: one more round.",
  "standing.course": "Totals after each round",
  "chart.start": "Start",
  "round.over": "Round {number} is over",
  "round.nobody_active": "Nobody was left in the round.",
  "round.flipped_seven": "{player} flipped seven: Flip 7!",
  "round.no_cards": "There were no cards left.",
  "round.endless": "It went on for too long.",
  "round.dismiss": "Close the account of the round",
  "round.line": "The points of {player}",
  "round.more": "Show all lines",
};
