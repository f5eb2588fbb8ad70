/** Was Karten und Zustände bedeuten, und die Regeln beider Spiele in Kürze. Ein Zeilenumbruch beginnt einen Absatz. */

/** @type {import("../i18n.js").Catalogue} */
export default {
  // --- Karten: je Spiel, wo derselbe Code Verschiedenes heißt, sonst je Code, sonst je Art ---
  "help.card.vengeance.0":
    "Solange sie vor dir liegt, darfst du nicht aufhören, und deine Reihe ist nichts wert. Nur mit sieben Zahlen zählt alles.",
  "help.card.vengeance.7":
    "7 Punkte wert. Mit einer weiteren 7 platzt du; nur die Unlucky 7 lässt bei ihrer Ankunft niemanden platzen.",
  "help.card.vengeance.13": "13 Punkte wert. Mit einer weiteren 13 platzt du, außer eine der beiden ist die Lucky 13.",
  "help.card.flip7.0": "Nichts wert, aber eine der sieben Zahlen für einen Flip 7.",
  "help.card.U7":
    "Kommt sie in eine Reihe, werden dort alle anderen Zahlen und Maluskarten abgelegt, auch eine 7. Sie bleibt und zählt 7; mit der nächsten 7 platzt man.",
  "help.card.L13":
    "13 Punkte wert. Solange sie liegt, darf eine zweite 13 daneben liegen: Beide bringen Punkte und zählen zu den sieben. Mit der dritten platzt man.",
  "help.card.x2": "Verdoppelt die Summe der Zahlen in ihrer Reihe. Bonuspunkte werden nicht verdoppelt.",
  "help.card./2":
    "Wer sie aufdeckt, gibt sie jemandem, der noch erreichbar ist. Sie halbiert die Summe der Zahlen, abgerundet, noch vor den Minuskarten.",
  "help.card.FREEZE":
    "Gib sie einer Person im Spiel, auch dir selbst: Sie ist aus der Runde, und ihre Punkte zählen.",
  "help.card.FLIP3":
    "Gib sie einer Person im Spiel, auch dir selbst: Sie muss drei Karten aufdecken, weniger nur beim Platzen oder mit Flip 7. Stopp und Drei am Stück darunter warten bis nach der dritten.",
  "help.card.CHANCE":
    "Behalte sie. Eine Zahl, mit der du platzen würdest, wird mit ihr abgelegt, und du bleibst im Spiel. Eine zweite geht an eine Person im Spiel, die keine hat.",
  "help.card.JUST1":
    "Gib sie irgendwem, der nicht geplatzt ist, auch wer aufgehört hat: noch eine Karte, dann ist Schluss, und die Punkte zählen.",
  "help.card.FLIP4":
    "Gib sie irgendwem, der nicht geplatzt ist, auch wer aufgehört hat: vier Karten aufdecken. Aktionen und Malus darunter werden nach der vierten gespielt.",
  "help.card.SWITCH":
    "Wähle zwei offene Karten von zwei nicht geplatzten Personen; sie tauschen den Platz. Dabei kann jemand platzen oder sieben haben.",
  "help.card.STEAL": "Nimm eine offene Zahl oder Maluskarte einer anderen, nicht geplatzten Person in deine Reihe.",
  "help.card.BURN":
    "Wähle eine offene Zahl oder Maluskarte einer nicht geplatzten Person, auch eine eigene: Sie wird abgelegt.",
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
  "help.back": "Diese Person ist aus der Runde, darum sieht bis zur Abrechnung nur sie selbst ihre Karten.",
  "help.copies": { one: "{count}-mal im Spiel", other: "{count}-mal im Spiel" },

  // --- Wie es um jemanden steht ---
  "help.status.active": "Ist noch im Spiel und wird gefragt: noch eine Karte oder aufhören?",
  "help.status.stayed": "Hat freiwillig aufgehört. Die Punkte sind sicher.",
  "help.status.frozen": "Wurde aus der Runde genommen. Die Punkte zählen trotzdem.",
  "help.status.busted": "Hatte eine Zahl zweimal und ist aus der Runde. Die Reihe bringt nichts.",
  "help.status.out": "Macht in dieser Runde nicht mit.",
  "help.status.left": "Ist endgültig gegangen. Der Punktestand bleibt stehen, kann aber nicht gewinnen.",
  "help.status.vengeance.stayed": "Hat freiwillig aufgehört. Die Karten bleiben offen und können noch angegriffen werden.",
  "help.status.vengeance.frozen":
    "Wurde durch eine Karte gestoppt. Die Punkte zählen, können aber noch angegriffen werden.",
  "help.turn": "Am Zug",
  "help.mark.turn": "Alle warten auf die Wahl dieser Person.",
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
  "help.nothing": "Nichts ist unerledigt. Wer am Zug ist, wählt: noch eine Karte oder aufhören.",

  // --- Die Einstellungen eines Tischs ---
  "help.option.target": "Wer nach einer Runde {value} Punkte hat und allein vorn liegt, gewinnt.",
  "help.option.start_card.true": "Alle bekommen vor dem ersten Zug eine offene Karte.",
  "help.option.start_card.false": "Alle beginnen ohne Karte.",
  "help.option.stay_needs_card.true": "Ohne Karte vor sich darf niemand aufhören.",
  "help.option.stay_needs_card.false": "Auch ohne Karte darf man aufhören, dann mit 0 Punkten.",
  "help.option.stay_needs_card.null": "Mit Startkarte darf ohne Karte niemand aufhören, ohne Startkarte schon.",
  "help.option.forced_self.last_active":
    "Wer als Letzte oder Letzter im Spiel ist, muss Malus, Just 1 More & Freeze, Flip Four und Burn selbst nehmen.",
  "help.option.forced_self.last_not_busted":
    "Solange jemand nicht geplatzt ist, auch wer aufgehört hat, kann man ihm Malus und Aktionen geben.",
  "help.option.brutal.true":
    "Reihen können unter 0 fallen, auch Geplatzte können Malus bekommen, und wer sieben hat, darf einer Person 15 Punkte nehmen, statt sie selbst zu bekommen.",
  "help.option.brutal.false": "Keine Runde bringt weniger als 0 Punkte.",
  "help.option.face_down.true": "Wer aus der Runde ist, dreht die Karten um; die anderen sehen nur Rückseiten.",
  "help.option.face_down.false": "Alle Karten bleiben offen, bis abgerechnet wird.",
  "help.option.decks": {
    one: "{count} Kartensatz, für bis zu 18 Personen.",
    other: "{count} Kartensätze, darum gibt es jede Karte öfter.",
  },
  "help.option.clock.0": "Lasst euch alle Zeit, die ihr braucht.",
  "help.option.clock": "Nach {value} Sekunden ohne Antwort wird die Standardwahl getroffen.",

  // --- Die Regeln in Kürze, nach Abschnitten ---
  "guide.title": "Regeln: {game}",
  "guide.contents": "Abschnitte",
  "guide.back": "Zurück",
  "guide.next": "Weiter",
  "guide.loading": "Einen Moment …",

  "guide.head.aim": "Das Ziel",
  "guide.aim.flip7":
    "Sammle Zahlen vor dir und höre auf, bevor eine davon zum zweiten Mal kommt.\nGespielt werden mehrere Runden. Die Punkte werden zusammengezählt, bis jemand {target} erreicht.",
  "guide.aim.vengeance":
    "Sammle Zahlen und höre auf, bevor eine zum zweiten Mal kommt. Nebenbei machst du den anderen ihre Reihen kaputt: Sicher ist auch nicht, wer schon aufgehört hat.\nGespielt werden mehrere Runden. Die Punkte werden zusammengezählt, bis jemand {target} erreicht.",
  "guide.head.turn": "Dein Zug",
  "guide.turn.flip7":
    "Es geht reihum, jedes Mal eine Wahl: eine Karte aufdecken oder aufhören.\nZahlen und Bonuskarten kommen vor dich, andere besondere Karten werden sofort eingesetzt. Wer aufhört, behält die Punkte der Runde und wird nicht mehr gefragt.",
  "guide.turn.vengeance":
    "Alle bekommen eine offene Karte. Dann geht es reihum, jedes Mal eine Wahl: eine Karte aufdecken oder aufhören.\nZahlen kommen vor dich, Malus und Aktionen werden sofort eingesetzt. Wer aufhört, wird nicht mehr gefragt, kann aber noch getroffen werden.",
  "guide.hint":
    "Tippe auf einen Platz oder eine Karte, und du erfährst, was sie tut. Eine Karte, die du wählen könntest, erklärt sich, wenn du sie gedrückt hältst.",
  "guide.head.numbers": "Zahlen und Platzen",
  "guide.numbers.flip7":
    "Eine Karte ist so viel wert wie ihre Zahl, und so oft gibt es sie auch: eine 1, zwei 2er … zwölf 12er, dazu eine einzige 0.\nKommt dieselbe Zahl ein zweites Mal, bist du geplatzt: aus der Runde, mit 0 Punkten.",
  "guide.numbers.vengeance":
    "Eine Karte ist so viel wert wie ihre Zahl, und so oft gibt es sie auch, bis zu dreizehn 13ern.\nKommt dieselbe Zahl ein zweites Mal, bist du geplatzt: aus der Runde, mit 0 Punkten. Das gilt auch für gestohlene und getauschte Karten.",
  "guide.head.seven": "Flip 7",
  "guide.seven.flip7":
    "Sieben verschiedene Zahlen vor dir: Die Runde endet sofort für alle, und du bekommst 15 Punkte extra.\nBonuskarten und besondere Karten sind keine Zahlen.",
  "guide.seven.vengeance":
    "Sieben Zahlenkarten vor dir: Die Runde endet sofort für alle, und du bekommst 15 Punkte extra. Ein Paar 13er mit der Lucky 13 zählt als zwei davon.\nDas gilt auch für alle, die schon aufgehört haben.",
  "guide.head.bonus": "Bonuskarten",
  "guide.head.actions": "Aktionskarten",
  "guide.head.against_people": "Aktionen auf Personen",
  "guide.head.against_cards": "Aktionen auf Karten",
  "guide.head.special": "Besondere Zahlen",
  "guide.head.malus": "Maluskarten",
  "guide.malus.vengeance":
    "Wer eine Maluskarte aufdeckt, gibt sie jemandem, der nicht geplatzt ist, oder behält sie. Sie liegt über den Zahlen, lässt niemanden platzen und ist keine der sieben.",
  "guide.head.end": "Ende der Runde",
  "guide.end":
    "Eine Runde ist vorbei, wenn niemand mehr im Spiel ist, oder sofort mit einem Flip 7. Wer nicht geplatzt ist, bekommt Punkte; dann gibt die nächste Person links.\nDie Karten kommen auf die Ablage, weiter geht es mit dem Rest des Stapels. Ist er leer, wird die Ablage gemischt.",
  "guide.head.score": "Die Punkte",
  "guide.score.flip7":
    "Zähle deine Zahlen zusammen. ×2 verdoppelt diese Summe. Dann kommen die Bonuskarten dazu und 15 für einen Flip 7.",
  "guide.score.vengeance":
    "Zähle deine Zahlen zusammen. ÷2 halbiert diese Summe, abgerundet. Zieh die Minuskarten ab, dann kommen 15 für einen Flip 7 dazu.",
  "guide.score.busted": "Wer geplatzt ist, bekommt 0 Punkte.",
  "guide.head.win": "Ende des Spiels",
  "guide.win":
    "Nach einer Runde, in der jemand {target} Punkte oder mehr hat, gewinnt der höchste Stand.\nLiegen zwei gleichauf vorn, spielen alle noch eine Runde.",
  "guide.head.table": "Dieser Tisch",
};
