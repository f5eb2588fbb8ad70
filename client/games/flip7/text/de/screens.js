/** Cards, options and whatever else of Flip 7 is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- Vor dem Spiel ---
  "option.game.flip7": "Flip 7",
  "option.game.flip7.help": "Noch eine Karte oder Stopp? Mit einer doppelten Zahl platzt du.",
  "option.start_card": "Startkarte",
  "option.start_card.help": "Alle bekommen eine offene Karte, bevor die erste Frage kommt.",
  "option.face_down": "Fertige Reihen",
  "option.face_down.help":
    "Wer aus der Runde ist: Die anderen sehen nur noch Rückseiten, oder sie können weiter mitrechnen.",
  "option.face_down.true": "verdeckt",
  "option.face_down.false": "lesbar",
  "option.decks": "Kartensätze",
  "option.decks.help": "Einer reicht für 18 Leute; mit zweien gibt es jede Karte doppelt so oft.",

  // --- Karten: der Name im Satz und das Wort auf der Karte, wo es eines gibt ---
  "card.x2": "×2",
  "card.FREEZE": "Stopp",
  "card.FLIP3": "Drei am Stück",
  "card.CHANCE": "Zweite Chance",
  "face.FREEZE": "STOPP",
  "face.FLIP3": "DREI",
  "face.CHANCE": "CHANCE",

  // --- Das Bild auf der Startseite ---
  "start.picture":
    "Drei Leute mit je einer Reihe Karten. Anna hat 8, 5 und mal zwei und ist mit 26 Punkten fertig. Ben hat eine zweite 9 aufgedeckt und ist geplatzt. Du hast 4 und 11: noch eine Karte oder Stopp?",
};
