/** The rules in short, by section. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "guide.title": "Regeln: {game}",
  "guide.contents": "Abschnitte",
  "guide.back": "Zurück",
  "guide.next": "Weiter",
  "guide.loading": "Einen Moment …",
  "guide.head.table": "Dieser Tisch",
};
