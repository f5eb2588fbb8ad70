/** Beans, in every place where it is named. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "option.game.beans": "Beans",
  "option.weevils": "Weevils",
  "option.weevils.help": "How many there are in the deck.",
  "card.BEAN": "Bean",
  "card.WEEVIL": "Weevil",
  "face.BEAN": "BEAN",
  "face.WEEVIL": "WEEVIL",
  "log.busted.flipped.beans": "{player} finds a weevil and is busted.",
};
