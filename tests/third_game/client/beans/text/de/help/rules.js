/** Ein Satz für jede Regel von Bohnen. */

/** @type {import("../../../../../text/i18n.js").Catalogue} */
export default {
  "rule.T-1": "Vor der ersten Bohne darf niemand bleiben.",
  "rule.T-2": "Eine Bohne bleibt vor dem liegen, der sie aufdeckt.",
  "rule.T-3": "Ein Käfer frisst alle Bohnen der Reihe.",
  "rule.T-4": "Jede Bohne zählt 10 Punkte.",
};
