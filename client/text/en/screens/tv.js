/** The big screen. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "tv.join": "Come and play!",
  "tv.how": "Scan the code with a phone, or open",
  "tv.code": "Code",
  "tv.nobody": "Nobody is here yet.",
  "tv.waiting": "The game is about to begin.",
  "tv.watching_off":
    "The host can allow it: in the settings of the table, spectators are welcome. This screen keeps trying.",
  "tv.round": "After round {number}",
  "tv.tools": "This screen",
  "tv.sound": "Sound",
};
