/** One sentence for each rule about seats. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "rule.X-01": "Jedes Spiel hat eine kleinste und eine größte Personenzahl: Bots füllen Plätze, und über 18 braucht es zwei Kartensätze.",
  "rule.X-02": "Wer endgültig geht, hat damit Stopp gesagt: Die Karten bleiben liegen, und diese Runde zählt noch.",
  "rule.X-03": "Für alle, die weg sind oder nicht antworten, wird die harmlose Standardwahl getroffen.",
  "rule.X-04": "Für jemanden gewählt wird erst, wenn die Zeit abgelaufen ist.",
  "rule.X-05": "Wer beim Aufdecken geht, deckt nichts mehr auf, und die wartenden Karten werden abgelegt.",
  "rule.X-07": "Ist nur noch eine Person übrig, ist das Spiel aus.",
  "rule.X-08": "Wer während eines Spiels kommt, schaut erst zu; ab der nächsten Runde kann der Host einen Platz geben.",
  "rule.X-09": "Jede Antwort gehört zu einer offenen Frage an eine Person; was zu spät, doppelt oder fremd ist, ändert nichts.",
};
