/** Was es zu Bohnen zu erklären gibt. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  "help.card.BEAN": "Zählt 10 Punkte.",
  "help.card.WEEVIL": "Wer ihn aufdeckt, ist geplatzt.",
  "help.option.weevils": { one: "{count} Käfer im Stapel.", other: "{count} Käfer im Stapel." },
  "help.status.beans.busted": "Hat einen Käfer gefunden. Die Bohnen sind weg.",
  "guide.head.beans": "Bohnen und Käfer",
  "guide.beans": "Sammle Bohnen und hör auf, bevor ein Käfer kommt.",
};
