/** How it stands, round by round. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "show.seven": "Flip 7!",
  "show.over": "Runde aus",
  "standing.leads": {
    one: "{player} führt mit {count} Punkt Vorsprung, noch {rest} bis zum Ziel.",
    other: "{player} führt mit {count} Punkten Vorsprung, noch {rest} bis zum Ziel.",
  },
  "standing.you": {
    one: "Du führst mit {count} Punkt Vorsprung, noch {rest} bis zum Ziel.",
    other: "Du führst mit {count} Punkten Vorsprung, noch {rest} bis zum Ziel.",
  },
  "standing.leads.end": {
    one: "{player} liegt {count} Punkt vorn.",
    other: "{player} liegt {count} Punkte vorn.",
  },
  "standing.you.end": { one: "Du liegst {count} Punkt vorn.", other: "Du liegst {count} Punkte vorn." },
  "standing.level": "{players} führen gemeinsam, noch {rest} bis zum Ziel.",
  "standing.level.again": "{players} führen gemeinsam: noch eine Runde.",
  "standing.course": "Gesamtpunkte nach jeder Runde",
  "chart.start": "Anfang",
  "round.over": "Runde {number} ist vorbei",
  "round.nobody_active": "Niemand war mehr dabei.",
  "round.flipped_seven": "{player} hat sieben Zahlen: Flip 7!",
  "round.no_cards": "Es gab keine Karten mehr.",
  "round.endless": "Sie dauerte zu lange.",
  "round.dismiss": "Abrechnung schließen",
  "round.line": "Die Punkte von {player}",
  "round.more": "Alle Zeilen zeigen",
};
