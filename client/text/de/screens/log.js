/** What happened at the table. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  // --- Das Protokoll: was am Tisch geschah ---
  "log.game_started": {
    one: "Ein neues Spiel mit {count} Person beginnt.",
    other: "Ein neues Spiel mit {count} Personen beginnt.",
  },
  "log.abandoned": "Vor diesem Spiel wurde Zusage Nummer {number} des Servers aufgegeben.",
  "log.seed_late": "Die Zahl von {player} war nicht rechtzeitig da und zählt beim Mischen nicht.",
  "log.deck_shuffled": { one: "{count} Karte wird gemischt.", other: "{count} Karten werden gemischt." },
  "log.deck_refilled": {
    one: "Der Stapel ist leer: {count} Karte der Ablage wird der neue Stapel. Ausliegende Karten bleiben liegen.",
    other:
      "Der Stapel ist leer: Die Ablage wird gemischt und ist mit {count} Karten der neue Stapel. Ausliegende Karten bleiben liegen.",
  },
  "log.round_started": "Runde {round}. {dealer} gibt.",
  "log.turns": "{player} deckt {a_card} auf.",
  "log.stayed": "{player} sagt Stopp.",
  "log.frozen": "{player} wird gestoppt.",
  "log.busted": "{player} hat noch eine {card} und ist geplatzt.",
  "log.busted.flipped": "{player} deckt noch eine {card} auf und ist geplatzt.",
  "log.saved": "{by} rettet {player} vor noch einer {card}.",
  "log.flipped_seven": "{player} hat sieben Zahlen: Flip 7!",
  "log.kept": "{player} behält {card}.",
  "log.given": "{player} gibt {card} an {target}.",
  "log.picked": "{player} wählt für {card}: {picked} von {target}.",
  "log.taken_back": "{player} nimmt das zurück.",
  "log.must_turn": {
    one: "{card}: {player} muss {count} Karte aufdecken.",
    other: "{card}: {player} muss {count} Karten aufdecken.",
  },
  "log.moved": "{card} wandert von {from} zu {player}.",
  "log.burned": "{card} von {from} kommt auf die Ablage.",
  "log.discarded": "{card} bewirkt nichts und kommt auf die Ablage.",
  "log.award_kept": "{player} behält die 15 Punkte.",
  "log.points_taken": "{player} verliert 15 Punkte.",
  "log.round_ended.nobody_active": "Runde {round} ist vorbei: Niemand ist mehr dabei.",
  "log.round_ended.flipped_seven": "Runde {round} ist vorbei: {player} hat sieben Zahlen.",
  "log.round_ended.no_cards": "Runde {round} ist vorbei: Es gibt keine Karten mehr.",
  "log.round_ended.endless": "Runde {round} ist vorbei: Sie dauerte zu lange.",
  "log.points": {
    one: "{player}: {formula} Punkt.",
    other: "{player}: {formula} Punkte.",
  },
  "log.game_ended.target": "Das Spiel ist aus. {player} gewinnt!",
  "log.game_ended.too_few_left": "Das Spiel ist aus: Es sind zu wenige übrig. {player} gewinnt.",
  "log.seat_added": {
    one: "{player} spielt ab der nächsten Runde mit {count} Punkt mit.",
    other: "{player} spielt ab der nächsten Runde mit {count} Punkten mit.",
  },
  "log.seat_left": "{player} ist gegangen.",
  "log.paused": "Eine Pause beginnt.",
  "log.resumed": "Die Pause ist vorbei.",
  "log.autoplay": "Von jetzt an spielt der Tisch für {player}.",
  "log.returned": "{player} ist wieder da.",
  "log.host": "{player} leitet jetzt den Tisch.",
  "log.renamed": "{player} heißt jetzt {name}.",
  "log.stood_in.time_up": "Die Zeit von {player} ist um: Der Tisch spielt.",
  "log.stood_in.absent": "Der Tisch spielt für {player}.",
  "log.missed": "Einige Züge fehlen, weil die Verbindung weg war.",

  // --- Der Tisch ---
  "log.title": "Spielverlauf",
};
