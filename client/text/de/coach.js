/** What the coach says in a first round for newcomers. */

/** @type {import("../i18n.js").Catalogue} */
export default {
  "coach.title": "Coach",
  "coach.close": "Den Coach wegschicken",
  "coach.back": "Zurück",
  "coach.next": "Nächster Tipp",
  "coach.seen": { one: "{count} von {of} besonderen Karten", other: "{count} von {of} besonderen Karten" },
  "coach.begin": "Willkommen zu deiner ersten Runde!",

  // --- Was als Nächstes zu tun ist ---
  "coach.wait": "{player} ist dran: Schau, was passiert.",
  "coach.first": "Vor dir liegt nichts, also kann nichts schiefgehen: noch eine!",
  "coach.must": "Stopp gibt es für dich gerade nicht: noch eine!",
  "coach.more": {
    one: "Noch eine: {count} besondere Karte wartet auf dich.",
    other: "Noch eine: {count} besondere Karten warten auf dich.",
  },
  "coach.enough": {
    one: "Du hast alles gesehen. Sag Stopp, und {count} Punkt ist sicher. Oder wag noch eine Karte …",
    other: "Du hast alles gesehen. Sag Stopp, und {count} Punkte sind sicher. Oder wag noch eine Karte …",
  },
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
