/**
 * The floor of browsers (docs/browsers.md), for what the type checker cannot see: syntax, and style sheets. All that was
 * in every browser by the end of 2020 is older than the floor; what came later is allowed by name.
 */

import css from "@eslint/css";
import es from "eslint-plugin-es-x";

/** In Chromium 88, Safari 15.4 and Firefox 91, though not everywhere by the end of 2020. */
const IN_ALL = {
  properties: [
    "aspect-ratio",
    "backface-visibility",
    "inset",
    "margin-block",
    "margin-inline",
    "outline",
    "padding-block",
    "padding-inline",
    "scroll-margin-block",
    "scroll-margin-inline",
    "scroll-padding-bottom",
    "user-select", // for Safari with a prefix, too
  ],
  values: { "overflow-wrap": ["anywhere"] },
  selectors: ["focus-visible", "is"],
  functions: ["fit-content"],
};

/** Without these a page can be used and read just as well: colours of controls, line breaks, printing. */
const NICE_TO_HAVE = {
  properties: [
    "accent-color",
    "color-scheme",
    "forced-color-adjust",
    "overscroll-behavior-x",
    "page",
    "text-size-adjust",
    "text-wrap",
  ],
  selectors: ["backdrop"],
  media: ["forced-colors"],
  atRules: ["page"],
};

/** Each has a second best behind `@supports not`. */
const WITH_SECOND_BEST = { properties: ["container-type"], atRules: ["container"] };

export default [
  { ignores: ["client/tests/**"] },
  {
    files: ["client/**/*.js"],
    plugins: { "es-x": es },
    rules: {
      ...es.configs["flat/no-new-in-esnext"].rules,
      ...es.configs["flat/restrict-to-es2021"].rules,
      // Chromium 84, Safari 15, Firefox 90.
      "es-x/no-class-instance-fields": "off",
      "es-x/no-class-private-fields": "off",
      "es-x/no-class-private-methods": "off",
      "es-x/no-class-static-fields": "off",
      // Safari 16.4.
      "es-x/no-regexp-lookbehind-assertions": "error",
    },
  },
  {
    files: ["client/**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      // Chromium 120, Safari 17.2, Firefox 117, and Chromium 104, Safari 16.4: the rule below knows nothing of them.
      "no-restricted-syntax": [
        "error",
        { selector: "Rule Rule", message: "Nested rules are above the floor." },
        { selector: "FeatureRange", message: "Ranges in media queries are above the floor." },
      ],
      "css/use-baseline": [
        "error",
        {
          available: 2020,
          allowProperties: [...IN_ALL.properties, ...NICE_TO_HAVE.properties, ...WITH_SECOND_BEST.properties],
          allowPropertyValues: IN_ALL.values,
          allowSelectors: [...IN_ALL.selectors, ...NICE_TO_HAVE.selectors],
          allowFunctions: IN_ALL.functions,
          allowMediaConditions: NICE_TO_HAVE.media,
          allowAtRules: [...NICE_TO_HAVE.atRules, ...WITH_SECOND_BEST.atRules],
        },
      ],
    },
  },
];
