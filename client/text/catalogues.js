/**
 * The languages there are. A further language is one file, `LANGUAGE/screens.js`, with every message, and a line in the
 * first of these lists. Cut up as `en` is, and in the other lists too, it is fetched in parts, when they are needed.
 */

/** @typedef {Record<string, () => Promise<import("./i18n.js").Catalogue>>} Catalogues  each fetched when needed */

/** What every screen needs. @type {Catalogues} */
export const CATALOGUES = {
  en: () => together(import("./en/screens.js")),
  de: () => together(import("./de/screens.js")),
};

/** What only an explanation needs; a browser fetches it after the first table is on the screen. @type {Catalogues} */
export const COMPANIONS = {
  en: () => together(import("./en/help.js"), import("./en/rules.js")),
  de: () => together(import("./de/help.js"), import("./de/rules.js")),
};

/** What the coach of a lesson says. @type {Catalogues} */
export const LESSONS = {
  en: () => together(import("./en/coach.js")),
  de: () => together(import("./de/coach.js")),
};

/** What the score board says. @type {Catalogues} */
export const BOARDS = {
  en: () => together(import("./en/board.js")),
  de: () => together(import("./de/board.js")),
};

/** @param {...Promise<{default: import("./i18n.js").Catalogue}>} files */
async function together(...files) {
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
}
