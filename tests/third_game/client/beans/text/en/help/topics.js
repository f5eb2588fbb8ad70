/** What there is to explain about Beans. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  "help.card.BEAN": "Worth 10 points.",
  "help.card.WEEVIL": "Whoever flips it is busted.",
  "help.option.weevils": { one: "{count} weevil in the deck.", other: "{count} weevils in the deck." },
  "help.status.beans.busted": "Has found a weevil. The beans are gone.",
  "guide.head.beans": "Beans and weevils",
  "guide.beans": "Collect beans, and stop before a weevil comes.",
};
