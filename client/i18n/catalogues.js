/** The languages there are. A further language is one more file and one more line here. */

import de from "./de.js";
import en from "./en.js";

/** @type {Record<string, import("../core/i18n.js").Catalogue>} */
export const CATALOGUES = { en, de };
