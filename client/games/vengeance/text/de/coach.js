/** What the coach says about Flip 7: With a Vengeance. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "coach.begin.vengeance":
    "Karten vor dir sind Punkte. Bist du dran, nimm noch eine, oder sag Stopp. Mit einer Zahl, die du schon hast, platzt du, und die meisten besonderen Karten spielt man gegen jemanden.",

  // --- Was als Nächstes zu tun ist ---
  "coach.choose.JUST1": "Gib sie jemandem mit einer vollen Reihe: noch eine Karte, dann ist Schluss.",
  "coach.choose.FLIP4": "Gib sie jemandem, der leicht platzt, oder behalte sie, solange du wenig zu verlieren hast.",
  "coach.choose.SWITCH": "Wähl zwei Karten, die die Plätze tauschen: etwa eine schlechte von dir gegen eine gute von jemand anderem.",
  "coach.choose.STEAL": "Nimm eine Karte, die dir hilft. Keine Zahl, die du schon hast, und besser nicht Die Null!",
  "coach.choose.BURN": "Wähl die Karte, die weg muss: die beste eines Gegners oder eine schlechte von dir.",
};
