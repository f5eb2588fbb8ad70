/** How people share a large screen. All of them are on it, so many of them get less room. */

/** Width and height of the table in units of type size, and what a place needs beside its cards. */
const FELT = { width: 74, height: 40 };
const EDGE = { width: 2, height: 3.4 };
/** A card is so many times as high as wide. */
const TALL = 1.4;

/** Lines in a column of names. */
const LINES = 9;

/**
 * The rows and columns in which the cards become largest.
 * @param {number} people
 * @param {number} cards  that a place shows side by side
 * @returns {Record<string, string>} custom properties for a style sheet
 */
export function placesFor(people, cards) {
  const sizes = Array.from({ length: 6 }, (_, place) => sizeIn(place + 1, people, cards));
  return { ...shape(people, sizes.indexOf(Math.max(...sizes)) + 1), "--row": String(cards) };
}

/** As few columns as hold one line for each. @param {number} people @returns {Record<string, string>} likewise */
export function linesFor(people) {
  return shape(people, Math.ceil(people / LINES));
}

/** @param {number} people @param {number} columns */
function shape(people, columns) {
  return { "--columns": String(columns), "--rows": String(Math.ceil(people / columns)) };
}

/** The width of a card. @param {number} columns @param {number} people @param {number} cards */
function sizeIn(columns, people, cards) {
  const rows = Math.ceil(people / columns);
  const wide = (FELT.width / columns - EDGE.width) / cards;
  const high = (FELT.height / rows - EDGE.height) / TALL;
  return Math.min(wide, high);
}
