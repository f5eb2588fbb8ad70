/** Was der Trainer zu Bohnen sagt. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "coach.begin.beans": "Bohnen vor dir sind Punkte. Nimm noch eine oder bleib und behalte sie.",
};
