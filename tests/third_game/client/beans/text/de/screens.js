/** Bohnen, überall, wo etwas davon genannt wird. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "option.game.beans": "Bohnen",
  "option.weevils": "Käfer",
  "option.weevils.help": "Wie viele im Stapel sind.",
  "card.BEAN": "Bohne",
  "card.WEEVIL": "Käfer",
  "face.BEAN": "BOHNE",
  "face.WEEVIL": "KÄFER",
  "log.busted.flipped.beans": "{player} findet einen Käfer und ist geplatzt.",
};
