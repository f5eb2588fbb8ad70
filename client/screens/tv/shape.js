/** How people share a large screen. All of them are on it, so many of them get less room. */

/** Lines in a column of names. */
const LINES = 9;

/** As few columns as hold one line for each. @param {number} people @returns {Record<string, string>} custom properties for a style sheet */
export function linesFor(people) {
  const columns = Math.ceil(people / LINES);
  return { "--columns": String(columns), "--rows": String(Math.ceil(people / columns)) };
}
