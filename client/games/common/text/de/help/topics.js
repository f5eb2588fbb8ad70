/** What the cards and options of both games mean, and its rules in short. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Karten: je Spiel, wo derselbe Code Verschiedenes heißt, sonst je Code, sonst je Art ---
  "help.kind.number": {
    one: "{count} Punkt wert und eine der sieben Zahlen. Kommt dieselbe Zahl noch einmal, platzt du.",
    other: "{count} Punkte wert und eine der sieben Zahlen. Kommt dieselbe Zahl noch einmal, platzt du.",
  },
  "help.kind.bonus": {
    one: "Bringt am Ende {count} Punkt. Sie ist keine Zahl: Man platzt nicht mit ihr, und verdoppelt wird sie nie.",
    other: "Bringt am Ende {count} Punkte. Sie ist keine Zahl: Man platzt nicht mit ihr, und verdoppelt wird sie nie.",
  },
  "help.kind.malus": {
    one: "Wer sie aufdeckt, gibt sie jemandem, der noch erreichbar ist. Sie kostet {count} Punkt; man platzt nicht mit ihr.",
    other:
      "Wer sie aufdeckt, gibt sie jemandem, der noch erreichbar ist. Sie kostet {count} Punkte; man platzt nicht mit ihr.",
  },

  // --- Die Einstellungen eines Tischs ---
  "help.option.target": "Wer nach einer Runde {value} Punkte hat und allein vorn liegt, gewinnt.",
  "help.option.stay_needs_card.true": "Ohne Karte vor sich darf niemand Stopp sagen.",
  "help.option.stay_needs_card.false": "Stopp geht auch ohne Karte, dann mit 0 Punkten.",
  "help.option.stay_needs_card.null":
    "Mit Startkarte gibt es Stopp erst ab der ersten Karte, ohne Startkarte jederzeit.",

  // --- Die Regeln in Kürze, nach Abschnitten ---
  "guide.head.aim": "Das Ziel",
  "guide.head.turn": "Dein Zug",
  "guide.hint":
    "Tippe auf einen Platz oder eine Karte, und du erfährst, was sie tut. Eine Karte, die du wählen könntest, erklärt sich, wenn du sie gedrückt hältst.",
  "guide.head.numbers": "Zahlen und Platzen",
  "guide.head.seven": "Flip 7",
  "guide.head.end": "Ende der Runde",
  "guide.end":
    "Eine Runde ist vorbei, wenn niemand mehr dabei ist, oder sofort mit einem Flip 7. Wer nicht geplatzt ist, bekommt Punkte; dann gibt die nächste Person links.\nDie Karten kommen auf die Ablage, weiter geht es mit dem Rest des Stapels. Ist er leer, wird die Ablage gemischt.",
  "guide.head.score": "Die Punkte",
  "guide.score.busted": "Wer geplatzt ist, bekommt 0 Punkte.",
  "guide.head.win": "Ende des Spiels",
  "guide.win":
    "Nach einer Runde, in der jemand {target} Punkte oder mehr hat, gewinnt der höchste Stand.\nLiegen zwei gleichauf vorn, spielen alle noch eine Runde.",
};
