/** The languages there are. A further language is a file like `en.js` and one like each of its two companions. */

import de from "./de.js";
import en from "./en.js";

/** What every screen needs. @type {Record<string, import("../core/i18n.js").Catalogue>} */
export const CATALOGUES = { en, de };

/**
 * What only an explanation needs; a browser fetches it after the first table is on the screen.
 * @type {Record<string, () => Promise<import("../core/i18n.js").Catalogue>>}
 */
export const COMPANIONS = {
  en: () => together(import("./help.en.js"), import("./rules.en.js")),
  de: () => together(import("./help.de.js"), import("./rules.de.js")),
};

/** @param {...Promise<{default: import("../core/i18n.js").Catalogue}>} files */
async function together(...files) {
  return Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
}
