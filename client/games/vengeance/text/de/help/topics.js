/** What the cards and options of Flip 7: With a Vengeance mean, and its rules in short. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Karten: je Spiel, wo derselbe Code Verschiedenes heißt, sonst je Code, sonst je Art ---
  "help.card.vengeance.0":
    "Solange sie vor dir liegt, darfst du nicht Stopp sagen, und deine Reihe ist nichts wert. Nur mit sieben Zahlen zählt alles.",
  "help.card.vengeance.7":
    "7 Punkte wert. Mit einer weiteren 7 platzt du; nur die Unlucky 7 lässt bei ihrer Ankunft niemanden platzen.",
  "help.card.vengeance.13": "13 Punkte wert. Mit einer weiteren 13 platzt du, außer eine der beiden ist die Lucky 13.",
  "help.card.U7":
    "Kommt sie in eine Reihe, werden dort alle anderen Zahlen und Maluskarten abgelegt, auch eine 7. Sie bleibt und zählt 7; mit der nächsten 7 platzt man.",
  "help.card.L13":
    "13 Punkte wert. Solange sie liegt, darf eine zweite 13 daneben liegen: Beide bringen Punkte und zählen zu den sieben. Mit der dritten platzt man.",
  "help.card./2":
    "Wer sie aufdeckt, gibt sie jemandem, der noch erreichbar ist. Sie halbiert die Summe der Zahlen, abgerundet, noch vor den Minuskarten.",
  "help.card.JUST1":
    "Gib sie irgendwem, der nicht geplatzt ist, auch wer schon fertig ist: noch eine Karte, dann ist Schluss, und die Punkte zählen.",
  "help.card.FLIP4":
    "Gib sie irgendwem, der nicht geplatzt ist, auch wer schon fertig ist: vier Karten aufdecken. Aktionen und Malus darunter werden nach der vierten gespielt.",
  "help.card.SWITCH":
    "Wähle zwei offene Karten von zwei nicht geplatzten Personen; sie tauschen den Platz. Dabei kann jemand platzen oder sieben haben.",
  "help.card.STEAL": "Nimm eine offene Zahl oder Maluskarte einer anderen, nicht geplatzten Person in deine Reihe.",
  "help.card.BURN":
    "Wähle eine offene Zahl oder Maluskarte einer nicht geplatzten Person, auch eine eigene: Sie wird abgelegt.",

  // --- Wie es um jemanden steht ---
  "help.status.vengeance.stayed": "Hat Stopp gesagt. Die Karten bleiben offen und können noch angegriffen werden.",
  "help.status.vengeance.frozen":
    "Wurde durch eine Karte gestoppt. Die Punkte zählen, können aber noch angegriffen werden.",

  // --- Die Einstellungen eines Tischs ---
  "help.option.forced_self.last_active":
    "Wer als Einziges noch im Spiel ist, muss Malus, Just 1 More & Freeze, Flip Four und Burn selbst nehmen.",
  "help.option.forced_self.last_not_busted":
    "Solange noch jemand anderes nicht geplatzt ist, darf man ihm Malus und Aktionen geben, auch wenn er fertig ist.",
  "help.option.brutal.true":
    "Reihen können unter 0 fallen, auch Geplatzte können Malus bekommen, und wer sieben hat, darf einer Person 15 Punkte nehmen, statt sie selbst zu bekommen.",
  "help.option.brutal.false": "Keine Runde bringt weniger als 0 Punkte.",

  // --- Die Regeln in Kürze, nach Abschnitten ---
  "guide.aim.vengeance":
    "Sammle Zahlen und sag Stopp, bevor eine zum zweiten Mal kommt. Nebenbei machst du den anderen ihre Reihen kaputt: Sicher ist auch nicht, wer schon fertig ist.\nGespielt werden mehrere Runden. Die Punkte werden zusammengezählt, bis jemand {target} erreicht.",
  "guide.turn.vengeance":
    "Alle bekommen eine offene Karte. Dann geht es reihum, jedes Mal eine Wahl: noch eine Karte oder Stopp.\nZahlen kommen vor dich, Malus und Aktionen werden sofort eingesetzt. Wer Stopp sagt, wird nicht mehr gefragt, kann aber noch getroffen werden.",
  "guide.numbers.vengeance":
    "Eine Karte ist so viel wert wie ihre Zahl, und so oft gibt es sie auch, bis zu dreizehn 13ern.\nKommt dieselbe Zahl ein zweites Mal, bist du geplatzt: aus der Runde, mit 0 Punkten. Das gilt auch für gestohlene und getauschte Karten.",
  "guide.seven.vengeance":
    "Sieben Zahlenkarten vor dir: Die Runde endet sofort für alle, und du bekommst 15 Punkte extra. Ein Paar 13er mit der Lucky 13 zählt als zwei davon.\nDas gilt auch für alle, die schon fertig sind.",
  "guide.head.against_people": "Aktionen auf Personen",
  "guide.head.against_cards": "Aktionen auf Karten",
  "guide.head.special": "Besondere Zahlen",
  "guide.head.malus": "Maluskarten",
  "guide.malus.vengeance":
    "Wer eine Maluskarte aufdeckt, gibt sie jemandem, der nicht geplatzt ist, oder behält sie. Sie liegt über den Zahlen, lässt niemanden platzen und ist keine der sieben.",
  "guide.score.vengeance":
    "Zähle deine Zahlen zusammen. ÷2 halbiert diese Summe, abgerundet. Zieh die Minuskarten ab, dann kommen 15 für einen Flip 7 dazu.",
};
