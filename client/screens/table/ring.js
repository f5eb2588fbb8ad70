/**
 * How people sit around a wide table: clockwise from the near left corner, over the far edge, to the near right one.
 * The middle is left to the cards that are on their way. More people than fit around it sit in lines, read one by one.
 */

/** @typedef {{column: number, row: number, wide: number}} RingPlace  the first column and row are 1 */
/** @typedef {{columns: number, rows: number, places: RingPlace[], middle: RingPlace & {high: number}, narrowest: number}} Ring
 * `narrowest`: columns of the narrowest place */

/** The most people who sit around the middle. */
const AROUND = 12;
/** Columns of a table that people sit around: halves to sixths of it are whole numbers. */
const FINE = 60;

/** @param {number} people @returns {Ring} */
export function ringOf(people) {
  return people > AROUND ? lines(people) : around(people);
}

/** @param {number} people @returns {Ring} */
function around(people) {
  const sides = people < 4 ? 0 : people < 7 ? 1 : people < 10 ? 2 : 3;
  const far = people - 2 * sides;
  const wide = FINE / Math.max(2, far);
  const edge = sides === 0 ? 0 : far < 4 ? FINE / 3 : FINE / 4;
  const start = people === 1 ? FINE / 4 + 1 : 1;
  return {
    columns: FINE,
    rows: sides === 0 ? 2 : sides + 1,
    places: [
      ...Array.from({ length: sides }, (_, step) => ({ column: 1, row: sides + 1 - step, wide: edge })),
      ...Array.from({ length: far }, (_, step) => ({ column: start + step * wide, row: 1, wide })),
      ...Array.from({ length: sides }, (_, step) => ({ column: FINE - edge + 1, row: step + 2, wide: edge })),
    ],
    middle: { column: edge + 1, row: 2, wide: FINE - 2 * edge, high: Math.max(1, sides) },
    narrowest: Math.min(wide, edge || wide),
  };
}

/** Two columns of people to the left of the middle, and two or three to the right. @param {number} people @returns {Ring} */
function lines(people) {
  const columns = people <= 18 ? 6 : 7;
  const beside = columns - 2;
  const places = Array.from({ length: people }, (_, place) => {
    const step = place - columns;
    if (step < 0) return { column: place + 1, row: 1, wide: 1 };
    const across = step % beside;
    return { column: across < 2 ? across + 1 : across + 3, row: 2 + Math.floor(step / beside), wide: 1 };
  });
  const rows = 1 + Math.ceil((people - columns) / beside);
  return { columns, rows, places, middle: { column: 3, row: 2, wide: 2, high: rows - 1 }, narrowest: 1 };
}

/** @param {Ring} ring @returns {Record<string, string>} custom properties for a style sheet */
export function ringStyle({ columns, rows, places, middle, narrowest }) {
  return {
    "--columns": String(columns),
    "--rows": String(rows),
    "--people": String(places.length),
    "--narrowest": String(narrowest),
    "--middle-column": String(middle.column),
    "--middle-row": String(middle.row),
    "--middle-wide": String(middle.wide),
    "--middle-high": String(middle.high),
  };
}
