/** What the coach says about Beans. */

/** @type {import("../../../../text/i18n.js").Catalogue} */
export default {
  "coach.begin.beans": "Beans in front of you are points. Take one more, or stay and keep them.",
};
