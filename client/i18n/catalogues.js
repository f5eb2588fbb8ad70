/** The languages there are. A further language is a file like `en.js` and one like each of its two companions. */

/** @typedef {Record<string, () => Promise<import("../core/i18n.js").Catalogue>>} Catalogues  each fetched when needed */

/** What every screen needs. @type {Catalogues} */
export const CATALOGUES = {
  en: () => together(import("./en.js")),
  de: () => together(import("./de.js")),
};

/** What only an explanation needs; a browser fetches it after the first table is on the screen. @type {Catalogues} */
export const COMPANIONS = {
  en: () => together(import("./help.en.js"), import("./rules.en.js")),
  de: () => together(import("./help.de.js"), import("./rules.de.js")),
};

/** @param {...Promise<{default: import("../core/i18n.js").Catalogue}>} files */
async function together(...files) {
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
}
