/** One sentence for each rule of Flip 7: With a Vengeance. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Voll Fies ---
  "rule.V-01": "Vor dem ersten Zug bekommen alle, die noch in der Runde sind, eine offene Karte.",
  "rule.V-11": "Sieben Zahlenkarten beenden die Runde sofort und bringen 15 Punkte extra, auch wenn man schon draußen war.",
  "rule.V-13": "An diesem Tisch gibt es Stopp erst ab der ersten Karte vor dir; eine Maluskarte genügt.",
  "rule.V-14": "Wer eine Karte aufdeckt, muss sie sofort einsetzen; niemand hält eine zurück.",
  "rule.V-21": "Erst die Zahlen zusammenzählen, bei ÷2 halbieren und abrunden, die Minuskarten abziehen, aber nicht unter 0, dann 15 für Flip 7 dazu.",
  "rule.V-26": "Wer geplatzt ist, bekommt 0 Punkte, und auch die Minuskarten zählen nicht.",
  "rule.V-30": "Solange die Null vor dir liegt, musst du weitermachen.",
  "rule.V-31": "Die Null macht die ganze Reihe wertlos, außer es liegen sieben Zahlen darin.",
  "rule.V-40": "Kommt die Unlucky 7, werden alle anderen Zahlen und Maluskarten dieser Reihe abgelegt.",
  "rule.V-61": "Eine gestohlene Karte kommt in die eigene Reihe und zählt dort, auch wenn man damit platzt.",
  "rule.V-65": "Steal nimmt eine offene Karte einer anderen, nicht geplatzten Person; gibt es keine, wird Steal abgelegt.",
  "rule.V-67": "Switch braucht offene Karten von zwei verschiedenen, nicht geplatzten Personen; sonst wird Switch abgelegt.",
  "rule.V-72": "Beide Karten wechseln im selben Augenblick den Platz, erst danach wird geschaut, ob jemand platzt.",
  "rule.V-76": "Burn entfernt eine offene Karte einer nicht geplatzten Person; gibt es keine, bewirkt Burn nichts.",
  "rule.V-80": "Just 1 More & Freeze heißt: genau eine Karte noch, dann ist die Person mit ihren Punkten aus der Runde.",
  "rule.V-89": "Wer Flip Four bekommt, muss bis zu vier Karten aufdecken, und jede Karte zählt mit.",
  "rule.V-90": "Karten, die beim Aufdecken gewartet haben, werden danach der Reihe nach gespielt.",
  "rule.V-101": "Mit Sonderregeln kann eine Reihe unter 0 fallen: Zahlen, ÷2, Minuskarten, dann die 15 Punkte für Flip 7.",
  "rule.V-104": "Mit Sonderregeln sind die Zahlen geplatzter Personen 0 wert, aber ihre Minuskarten zählen alle.",
  "rule.V-107": "Mit Sonderregeln behält man bei Flip 7 die 15 Punkte oder zieht stattdessen einer anderen Person 15 ab.",
  "rule.V-115": "Ohne Sonderregeln ist keine Runde negativ, und niemand nimmt anderen Punkte weg.",

  // --- Ablehnungen ohne Nummer ---
  "reason.zero_must_hit": "Solange die Null vor dir liegt, musst du weitermachen.",
};
