/** Was der Coach in einer ersten Runde für Neulinge sagt. */

/** @type {import("../i18n.js").Catalogue} */
export default {
  "coach.title": "Coach",
  "coach.close": "Den Coach wegschicken",
  "coach.back": "Zurück",
  "coach.next": "Nächster Tipp",
  "coach.seen": { one: "{count} von {of} besonderen Karten", other: "{count} von {of} besonderen Karten" },
  "coach.begin": "Willkommen zu deiner ersten Runde!",
  "coach.begin.flip7":
    "Karten vor dir sind Punkte. Bist du dran, nimm noch eine, oder hör auf und behalte sie. Aber mit einer Zahl, die du schon hast, platzt du: nichts in dieser Runde.",
  "coach.begin.vengeance":
    "Karten vor dir sind Punkte. Bist du dran, nimm noch eine, oder hör auf. Mit einer Zahl, die du schon hast, platzt du, und die meisten besonderen Karten spielt man gegen jemanden.",

  // --- Was als Nächstes zu tun ist ---
  "coach.wait": "{player} ist dran: Schau, was passiert.",
  "coach.first": "Vor dir liegt nichts, also kann nichts schiefgehen: Weiter!",
  "coach.must": "Aufhören darfst du jetzt nicht: Weiter!",
  "coach.more": {
    one: "Noch eine: {count} besondere Karte wartet noch auf dich.",
    other: "Noch eine: {count} besondere Karten warten noch auf dich.",
  },
  "coach.enough": {
    one: "Du hast alles gesehen. Hör auf, und {count} Punkt ist sicher. Oder wag noch eine Karte …",
    other: "Du hast alles gesehen. Hör auf, und {count} Punkte sind sicher. Oder wag noch eine Karte …",
  },
  "coach.choose.FREEZE": "Am besten jemandem, der noch viel gewinnen könnte, oder dir, um deine Punkte zu sichern.",
  "coach.choose.FLIP3": "Gib sie jemandem, der leicht platzt, oder behalte sie, solange du wenig zu verlieren hast.",
  "coach.choose.CHANCE": "Du hast schon eine. Wer bekommt diese?",
  "coach.choose.JUST1": "Gib sie jemandem mit einer vollen Reihe: noch eine Karte, dann ist Schluss.",
  "coach.choose.FLIP4": "Gib sie jemandem, der leicht platzt, oder behalte sie, solange du wenig zu verlieren hast.",
  "coach.choose.SWITCH": "Wähl zwei Karten, die die Plätze tauschen: etwa eine schlechte von dir gegen eine gute von jemand anderem.",
  "coach.choose.STEAL": "Nimm eine Karte, die dir hilft. Keine Zahl, die du schon hast, und besser nicht Die Null!",
  "coach.choose.BURN": "Wähl die Karte, die weg muss: die beste eines Gegners oder eine schlechte von dir.",
  "coach.choose.malus": "Jemand muss sie nehmen. Warum nicht, wer am meisten hat?",
  "coach.choose.action": "Wähl, wen es trifft.",

  // --- Wenn die Runde vorbei ist ---
  "coach.end": {
    one: "Das war eine Runde! {count} Punkt für dich.",
    other: "Das war eine Runde! {count} Punkte für dich.",
  },
  "coach.end.more": "Runde folgt auf Runde, bis jemand {target} Punkte hat und allein vorn liegt.",
  "coach.end.seen": "Gesehen hast du: {cards}.",
  "coach.end.missed": "Diesmal nicht dabei: {cards}.",
  "coach.end.laid": "Nur in dieser Lektion lagen die ersten Karten bereit. In jedem anderen Spiel werden sie gemischt, und hinterher kannst du das nachprüfen.",
  "coach.real": "Ein echtes Spiel spielen",
  "coach.on": "Hier weiterspielen",
};
