/** The start page, and a name for the table. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "name.label": "Dein Name",
  "start.what": "Karten aufdecken mit Freunden, jeder am eigenen Bildschirm. Ohne Konto, ohne Installation.",
  "start.picture.ann": "Anna",
  "start.picture.ben": "Ben",
  "start.picture.you": "Du",
  "start.learn": "In zwei Minuten gelernt",
  "start.learn.what":
    "Spiel eine erste Runde allein gegen Bots. Die Karten liegen bereit, und alles wird erklärt, wenn es passiert.",
  "start.board": "Ihr spielt mit echten Karten?",
  "start.board.what": "Die Tafel rechnet den Abend lang mit, auf allen Handys zugleich.",
  "start.board.open": "Tafel eröffnen",
  "start.newcomer": "Neuling",
  "start.create": "Tisch eröffnen",
  "start.back": "Zurück an deinen Platz bei {code}",
  "start.or": "oder",
  "start.code": "Code vom Tisch",
  "start.join": "Mitspielen",
  "start.code_missing": "Bitte gib den Code des Tischs ein. Der Link oder die ganze Einladung geht auch.",
  "start.nowhere": "Unter dieser Adresse gibt es nichts. Hier kannst du einen Tisch eröffnen oder mit einem Code mitspielen.",
  "start.failed": "Der Server hat nicht geantwortet. Bitte versuche es noch einmal.",
};
