/** What the coach says about Flip 7. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "coach.begin.flip7":
    "Karten vor dir sind Punkte. Bist du dran, nimm noch eine, oder sag Stopp und behalte sie. Aber mit einer Zahl, die du schon hast, platzt du: nichts in dieser Runde.",

  // --- Was als Nächstes zu tun ist ---
  "coach.choose.FREEZE": "Am besten jemandem, der noch viel gewinnen könnte, oder dir, um deine Punkte zu sichern.",
  "coach.choose.FLIP3": "Gib sie jemandem, der leicht platzt, oder behalte sie, solange du wenig zu verlieren hast.",
  "coach.choose.CHANCE": "Du hast schon eine. Wer bekommt diese?",
};
