/** What cards and states mean. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  // --- Karten: je Spiel, wo derselbe Code Verschiedenes heißt, sonst je Code, sonst je Art ---
  "help.back": "Diese Person ist aus der Runde: Bis zur Abrechnung sieht nur sie selbst ihre Karten.",
  "help.copies": { one: "{count}-mal im Spiel", other: "{count}-mal im Spiel" },

  // --- Wie es um jemanden steht ---
  "help.status.active": "Ist noch dabei und wird gefragt: noch eine oder Stopp?",
  "help.status.stayed": "Hat Stopp gesagt. Die Punkte sind sicher.",
  "help.status.frozen": "Wurde gestoppt. Die Punkte zählen trotzdem.",
  "help.status.busted": "Hatte eine Zahl zweimal und ist aus der Runde. Die Reihe bringt nichts.",
  "help.status.out": "Macht in dieser Runde nicht mit.",
  "help.status.left": "Ist endgültig gegangen. Der Punktestand bleibt stehen, kann aber nicht gewinnen.",
  "help.turn": "Dran",
  "help.rank": "Platz",
  "help.mark.rank": "Der Platz nach den Gesamtpunkten der Runden, die vorbei sind.",
  "help.mark.turn": "Alle warten auf diese Person.",
  "help.mark.dealer": "Gibt in dieser Runde. Links davon geht es los, und von dort wird die nächste Runde gegeben.",
  "help.mark.bot": "Spielt der Computer.",
  "help.mark.autoplay": "Solange diese Person nicht antwortet, wird für sie der einfachste Zug gemacht. Sie kann jederzeit wieder selbst spielen.",
  "help.mark.away": "Die Verbindung ist weg. Der Platz bleibt erhalten.",

  // --- Die Mitte des Tischs ---
  "help.pile.deck": { one: "{count} Karte, die noch niemand kennt.", other: "{count} Karten, die noch niemand kennt." },
  "help.pile.discard": {
    one: "{count} benutzte Karte. Ist der Stapel leer, wird die Ablage gemischt und zum Stapel; ausliegende Karten bleiben.",
    other:
      "{count} benutzte Karten. Ist der Stapel leer, wird die Ablage gemischt und zum Stapel; ausliegende Karten bleiben.",
  },
  "help.pending.deal": "Vor dem ersten Zug bekommen alle, die noch in der Runde sind, eine offene Karte.",
  "help.pending.picked": "Die erste von zwei Karten ist gewählt. Steht auch die zweite fest, tauschen sie den Platz.",
  "help.pending.assign": "Diese Karten kamen beim Aufdecken und müssen alle vergeben sein, bevor eine davon wirkt.",
  "help.pending.waiting": "Diese Karte ist vergeben und wirkt, wenn sie an der Reihe ist.",
  "help.pending.stop": "Ist alles davor erledigt, ist diese Person mit ihren Punkten aus der Runde.",
  "help.pending": "Kommt noch",
  "help.times": "{count} ×",
  "help.nothing": "Nichts ist offen. Wer dran ist, wählt: noch eine Karte oder Stopp.",

  // --- Die Einstellungen eines Tischs ---
  "help.option.clock.0": "Lasst euch so viel Zeit, wie ihr wollt.",
  "help.option.clock": "Nach {value} Sekunden ohne Antwort spielt der Tisch den harmlosesten Zug.",
};
