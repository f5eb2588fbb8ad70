/** One sentence for each rule of both games. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  // --- Der Aufbau der Spiele ---
  "rule.1.1.1": "Ein Stapel besteht nur aus Karten, die zum Spiel gehören.",
  "rule.1.1.2": "Vor dem Spiel werden alle Karten gemischt, und der Zufall bestimmt, wer zuerst gibt.",
  "rule.1.1.3": "An diesem Tisch liegen die Karten von allen, die aus der Runde sind, verdeckt, bis abgerechnet wird.",
  "rule.1.2.2": "Eine Zahl bleibt vor der Person liegen, die sie aufdeckt.",

  // --- Flip 7, und was beide Spiele gemeinsam haben ---
  "rule.B-01": "Links von der Person, die gibt, geht es los, und diese Person gibt in der nächsten Runde.",
  "rule.B-03": "An diesem Tisch gibt es Stopp erst ab der ersten Karte vor dir.",
  "rule.B-08": "Ein Zug ist eine einzige Wahl, noch eine Karte oder Stopp; dann ist die nächste Person dran.",
  "rule.B-09": "Nur eine Wahl war möglich, darum wurde nicht gefragt.",
  "rule.B-10": "Vor dem ersten Zug bekommen alle, die noch in der Runde sind, eine offene Karte.",
  "rule.B-11": "Wer beim Austeilen schon Karten aufgedeckt hat, wird gefragt, statt noch eine zu bekommen.",
  "rule.B-13": "Mit einer Zahl, die schon vor dir liegt, platzt du, und deine Zahlen und Bonuskarten zählen nichts.",
  "rule.B-14": "Eine Bonuskarte bleibt vor dir liegen; mit ihr platzt niemand, und sie ist keine der sieben.",
  "rule.B-15": "Sieben verschiedene Zahlen beenden die Runde sofort für alle und bringen 15 Punkte extra.",
  "rule.B-17": "Erst die Zahlen zusammenzählen, für jedes ×2 verdoppeln, dann die Bonuskarten und 15 für Flip 7 dazu.",
  "rule.B-20": "Eine Runde ist vorbei, sobald niemand mehr dabei ist.",
  "rule.B-22": "Stopp nimmt eine Person, die noch im Spiel ist, aus der Runde, auch dich selbst; ihre Punkte zählen.",
  "rule.B-25": "Gefragt wird nur, wer noch im Spiel ist.",
  "rule.B-29": "Die Karte Stopp bleibt bis zum Ende der Runde bei der gestoppten Person.",
  "rule.B-31": "Drei am Stück geht an eine Person, die noch im Spiel ist; das kannst auch du sein.",
  "rule.B-32": "Wer Drei am Stück bekommt, muss bis zu drei Karten aufdecken, und jede Karte zählt mit.",
  "rule.B-38": "Eine Aufdeckkarte bleibt liegen, bis ihre letzte Karte aufgedeckt ist; dann kommt sie auf die Ablage.",
  "rule.B-40": "Eine Karte zum Vergeben wartet, bis die letzte Karte dieser Reihe aufgedeckt ist.",
  "rule.B-42": "Wer beim Aufdecken platzt, kann die wartenden Karten nicht mehr vergeben.",
  "rule.B-45": "Wartende Karten werden erst alle vergeben und wirken dann in derselben Reihenfolge.",
  "rule.B-49": "Vergebene Karten wirken nacheinander, die älteste zuerst.",
  "rule.B-52": "Die Person, für die sie bestimmt war, ist inzwischen aus der Runde, darum wird die Karte abgelegt.",
  "rule.B-58": "Eine überzählige Zweite Chance wird weitergegeben, bevor die nächste Karte kommt.",
  "rule.B-61": "Eine Zweite Chance wird von selbst verbraucht, sobald eine Zahl ihre Person platzen ließe.",
  "rule.B-63": "Die Zweite Chance und die Zahl, die sie aufgehalten hat, kommen zusammen auf die Ablage.",
  "rule.B-64": "Deine erste Zweite Chance bleibt bei dir.",
  "rule.B-65": "Niemand hat zwei: Die nächste Zweite Chance geht an eine Person im Spiel, die keine hat.",
  "rule.B-67": "Niemand hat zwei: Kann keine Person im Spiel sie nehmen, wird die Zweite Chance abgelegt.",
  "rule.B-71": "Eine Karte wurde gebraucht, und der Stapel war leer; darum wurde die Ablage zum Stapel, und was ausliegt, bleibt.",
  "rule.B-76": "Gibt es nirgends mehr eine Karte, endet die Runde, und wer noch dabei ist, behält seine Punkte.",
  "rule.B-76a":
    "Wurde zehnmal das ganze Kartenspiel aufgedeckt, endet die Runde, und wer noch dabei ist, behält seine Punkte.",
  "rule.B-80": "Wer nach einer Runde das Ziel erreicht hat und allein vorn liegt, gewinnt; bei Gleichstand folgt noch eine Runde.",
};
