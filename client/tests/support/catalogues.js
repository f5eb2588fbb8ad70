/** Every message, for tests: the catalogues are in use, and what is fetched later can be had at once. */

import { CATALOGUES } from "../../catalogues/index.js";
import { fetchPart, useCatalogues } from "../../text/i18n.js";

useCatalogues(CATALOGUES);

export const LANGUAGES = Object.keys(CATALOGUES);

/** @param {string} language @returns {Promise<import("../../text/i18n.js").Catalogue>} with all parts */
export async function wholeCatalogue(language) {
  const parts = await Promise.all(Object.values(CATALOGUES[language] ?? {}).map((load) => load()));
  return Object.assign({}, ...parts.map((part) => part.default));
}

/** @param {string} language */
export async function fetchAll(language) {
  await Promise.all(Object.keys(CATALOGUES[language] ?? {}).map((part) => fetchPart(part, language)));
}
