/** The start page, and a name for the table. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "name.label": "Your name",
  "start.what": "Flip cards with friends, each at their own screen. No account, no installation.",
  "start.picture.ann": "Ann",
  "start.picture.ben": "Ben",
  "start.picture.you": "You",
  "start.learn": "Learn it in two minutes",
  "start.learn.what":
    "Play a first round alone against bots. The cards lie ready, and everything is explained when it happens.",
  "start.board": "Playing with real cards?",
  "start.board.what": "The score board does the arithmetic of the evening, on every phone at once.",
  "start.board.open": "Open a score board",
  "start.newcomer": "Newcomer",
  "start.create": "Create a table",
  "start.back": "Back to your seat at {code}",
  "start.or": "or",
  "start.code": "Code of a table",
  "start.join": "Join",
  "start.code_missing": "Please type the code of the table, or paste the link or the whole invitation.",
  "start.nowhere": "This address leads to no page. Here you can open a table or go to one with its code.",
  "start.failed": "The server did not answer. Please try again.",
};
