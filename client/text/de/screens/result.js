/** The result, and the check of the shuffles. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "result.winner": "{player} gewinnt!",
  "result.you": "Du gewinnst!",
  "result.target": { one: "Nach {count} Runde", other: "Nach {count} Runden" },
  "result.too_few_left": {
    one: "Nach {count} Runde: Zu wenige waren noch da",
    other: "Nach {count} Runden: Zu wenige waren noch da",
  },
  "result.again": "Noch ein Spiel",
  "result.wait_for_host": "{player} kann ein neues Spiel starten.",
  "result.ranking": "Rangliste",
  "result.place": "{number}.",
  "result.wins": "gewinnt",
  "result.rounds": "Alle Runden",
  "fairness.title": "War alles fair gemischt?",
  "fairness.what":
    "Vor dem Spiel hat der Server seine geheime Zahl mit einem Fingerabdruck zugesagt, und jeder Browser gab seine dazu. Jetzt ist sie offen, und dein Browser kann jedes Mischen nachrechnen.",
  "fairness.lesson": "Die ersten Karten dieses Spiels lagen für die Lektion bereit, also gibt es nichts nachzuprüfen.",
  "fairness.check": "Mischen nachrechnen",
  "fairness.checking": "Wird nachgerechnet …",
  "fairness.insecure":
    "Diese Seite kann es nicht nachrechnen: Browser erlauben das nur auf https-Seiten und am Server-Rechner selbst.",
  "fairness.fair": "Alles passt.",
  "fairness.unfair": "Etwas passt nicht!",
  "fairness.cards":
    { one: "{count} Karte wurde mit dem gemischten Stapel verglichen.", other: "{count} Karten wurden mit den gemischten Stapeln verglichen." },
  "fairness.unseen":
    { one: "{count} Karte ließ sich nicht vergleichen, weil du später dazukamst.", other: "{count} Karten ließen sich nicht vergleichen, weil du später dazukamst." },
  "fairness.own_seed": "Deine eigene Zahl ging in das Mischen ein.",
  "fairness.own_seed_missing": "Deine eigene Zahl ging nicht in das Mischen ein.",
  "fairness.fault.commitment":
    "Der Fingerabdruck von vor dem Spiel gehört nicht zu diesem Spiel: Der Server hat seine Zahl ausgetauscht.",
  "fairness.fault.bots": "Ein Bot hat eine eigene Zahl beigesteuert, obwohl Bots keine haben.",
  "fairness.fault.refills":
    "Es wurde gemischt, als die Regeln es nicht vorsehen, oder mit anderen Karten als denen der Ablage.",
  "fairness.fault.cards": "Wer gab, oder welche Karte kam, folgt nicht aus den Zahlen.",
  "fairness.numbers": "Die Zahlen",
  "fairness.commitment": "Fingerabdruck von vor dem Spiel",
  "fairness.server_seed": "Das Geheimnis des Servers",
  "fairness.game_id": "Kennung des Spiels",
};
