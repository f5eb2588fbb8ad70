/** One sentence for each rule of Beans. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  "rule.T-1": "Nobody may stay before the first bean.",
  "rule.T-2": "A bean stays in front of whoever flips it.",
  "rule.T-3": "A weevil eats all beans of the row.",
  "rule.T-4": "Every bean is worth 10 points.",
};
