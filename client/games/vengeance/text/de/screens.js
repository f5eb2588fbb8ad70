/** Cards, options and whatever else of Flip 7: With a Vengeance is named on every screen. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  // --- Warum der Server Nein sagt ---
  "refusal.zero_must_hit": "Mit der Null vor dir musst du weitermachen.",

  // --- Vor dem Spiel ---
  "option.game.vengeance": "Voll Fies",
  "option.game.vengeance.help": "Die fiese Fassung: klauen, tauschen, verbrennen und Minuspunkte verteilen.",
  "option.forced_self": "Wer muss selbst nehmen?",
  "option.forced_self.help": "Wenn kaum noch jemand dabei ist, muss irgendwer Malus und Aktionen nehmen.",
  "option.forced_self.last_active": "wer als Einziges noch zieht",
  "option.forced_self.last_not_busted": "wer als Einziges nicht geplatzt ist",
  "option.brutal": "Sonderregeln",
  "option.brutal.help": "Runden können unter 0 enden, und sieben Zahlen dürfen jemand anderen 15 Punkte kosten.",

  // --- Der Tisch ---
  "choose.card.STEAL": "{card} von {player} nehmen",
  "choose.card.SWITCH": "{card} von {player} tauschen",
  "choose.card.BURN": "{card} von {player} verbrennen",
  "ask.you.card.STEAL": "Welche Karte schnappst du dir?",
  "ask.you.card.SWITCH": "Welche Karte willst du tauschen?",
  "ask.you.card.SWITCH.again": "Gegen welche?",
  "ask.you.card.BURN": "Welche Karte soll weg?",

  // --- Karten: der Name im Satz und das Wort auf der Karte, wo es eines gibt ---
  "card.vengeance.0": "Die Null",
  "card./2": "÷2",
  "card.-2": "−2",
  "card.-4": "−4",
  "card.-6": "−6",
  "card.-8": "−8",
  "card.-10": "−10",
  "card.U7": "Unlucky 7",
  "card.L13": "Lucky 13",
  "card.JUST1": "Just 1 More & Freeze",
  "card.FLIP4": "Flip Four",
  "card.SWITCH": "Switch",
  "card.STEAL": "Steal",
  "card.BURN": "Burn",
  "face.U7": "UNLUCKY",
  "face.L13": "LUCKY",
  "face.JUST1": "1 MORE",
  "face.FLIP4": "FLIP 4",
  "face.SWITCH": "SWITCH",
  "face.STEAL": "STEAL",
  "face.BURN": "BURN",
};
