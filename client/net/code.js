/** The code of a table in whatever somebody typed or pasted. */

import { CODE_ALPHABET, CODE_LENGTH } from "../wire/constants.js";

const CODE = `[${CODE_ALPHABET}]{${CODE_LENGTH}}`;
const GROUP = `[${CODE_ALPHABET}]{${CODE_LENGTH / 2}}`;
const IN_LINK = new RegExp(`/(?:t|w|tv)/(${CODE})`, "i");
const WHOLE = new RegExp(`^${CODE}$`);
const WORD = `\\b(?:${CODE}|${GROUP}-${GROUP})\\b`;

/**
 * @param {string} text  a code, in groups perhaps, a link, or an invitation that has one of these
 * @returns {string} the code; all letters and digits in capitals if there is none
 */
export function codeIn(text) {
  const plain = text.normalize("NFKC").replace(/\p{Dash}/gu, "-");
  const letters = plain.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const link = IN_LINK.exec(plain)?.[1];
  if (link !== undefined || WHOLE.test(letters)) return (link ?? letters).toUpperCase();
  const word = lastOf(plain, "g") ?? lastOf(plain, "gi");
  return word?.toUpperCase().replace("-", "") ?? letters;
}

/** Those in capitals first: a word may look like a code. @param {string} text @param {string} flags */
function lastOf(text, flags) {
  return (text.match(new RegExp(WORD, flags)) ?? []).pop();
}

/** @param {string} text @returns {boolean} */
export function isCode(text) {
  return WHOLE.test(text);
}
