/** The rules in short, by section. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "guide.title": "Rules: {game}",
  "guide.contents": "Sections",
  "guide.back": "Back",
  "guide.next": "Next",
  "guide.loading": "One moment …",
  "guide.head.table": "This table",
};
