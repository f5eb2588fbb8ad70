/** What the cards and options of Flip 7 mean, and its rules in short. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Karten: je Spiel, wo derselbe Code Verschiedenes heißt, sonst je Code, sonst je Art ---
  "help.card.flip7.0": "Nichts wert, aber eine der sieben Zahlen für einen Flip 7.",
  "help.card.x2": "Verdoppelt die Summe der Zahlen in ihrer Reihe. Bonuspunkte werden nicht verdoppelt.",
  "help.card.FREEZE":
    "Gib sie einer Person im Spiel, auch dir selbst: Sie ist aus der Runde, und ihre Punkte zählen.",
  "help.card.FLIP3":
    "Gib sie einer Person im Spiel, auch dir selbst: Sie muss drei Karten aufdecken, weniger nur beim Platzen oder mit Flip 7. Stopp und Drei am Stück darunter warten bis nach der dritten.",
  "help.card.CHANCE":
    "Behalte sie. Eine Zahl, mit der du platzen würdest, wird mit ihr abgelegt, und du bleibst im Spiel. Eine zweite geht an eine Person im Spiel, die keine hat.",

  // --- Die Einstellungen eines Tischs ---
  "help.option.start_card.true": "Alle bekommen vor dem ersten Zug eine offene Karte.",
  "help.option.start_card.false": "Alle beginnen ohne Karte.",
  "help.option.face_down.true": "Wer aus der Runde ist, dreht seine Karten um; die anderen sehen nur noch Rückseiten.",
  "help.option.face_down.false": "Alle Karten bleiben offen, bis abgerechnet wird.",
  "help.option.decks": {
    one: "{count} Kartensatz, für bis zu 18 Leute.",
    other: "{count} Kartensätze: Jede Karte gibt es doppelt so oft.",
  },

  // --- Die Regeln in Kürze, nach Abschnitten ---
  "guide.aim.flip7":
    "Sammle Zahlen vor dir und sag Stopp, bevor eine davon zum zweiten Mal kommt.\nGespielt werden mehrere Runden. Die Punkte werden zusammengezählt, bis jemand {target} erreicht.",
  "guide.turn.flip7":
    "Es geht reihum, jedes Mal eine Wahl: noch eine Karte oder Stopp.\nZahlen und Bonuskarten kommen vor dich, andere besondere Karten werden sofort eingesetzt. Wer Stopp sagt, behält die Punkte der Runde und wird nicht mehr gefragt.",
  "guide.numbers.flip7":
    "Eine Karte ist so viel wert wie ihre Zahl, und so oft gibt es sie auch: eine 1, zwei 2er … zwölf 12er, dazu eine einzige 0.\nKommt dieselbe Zahl ein zweites Mal, bist du geplatzt: aus der Runde, mit 0 Punkten.",
  "guide.seven.flip7":
    "Sieben verschiedene Zahlen vor dir: Die Runde endet sofort für alle, und du bekommst 15 Punkte extra.\nBonuskarten und besondere Karten sind keine Zahlen.",
  "guide.head.bonus": "Bonuskarten",
  "guide.head.actions": "Aktionskarten",
  "guide.score.flip7":
    "Zähle deine Zahlen zusammen. ×2 verdoppelt diese Summe. Dann kommen die Bonuskarten dazu und 15 für einen Flip 7.",
};
