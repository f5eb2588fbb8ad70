/**
 * Numerals and signs drawn as paths, from the outlines of our own typeface: on every machine a card looks the same,
 * and its number fits.
 */

import { h } from "./dom.js";
import { GLYPHS, HIGH } from "./glyphs.js";

/** The outlines of a label, and its width in the same units. @type {Map<string, {d: string, width: number}>} */
const drawn = new Map();

/** @param {string} label */
function outline(label) {
  let width = 0;
  let d = "";
  for (const sign of label) {
    const glyph = GLYPHS[sign];
    if (!glyph) throw new Error(`no outline of ${sign}`);
    for (const [x, y, way] of glyph.contours) d += `M${x + width} ${y}${way}`;
    width += glyph.width;
  }
  return { d, width };
}

/**
 * @param {string} label  of digits and signs
 * @param {object} where
 * @param {number} where.x  its middle
 * @param {number} where.y  its base line
 * @param {number} where.high  height of its digits
 * @param {number} [where.wide]  it is made smaller, in the middle of its height, where it would be wider than that
 * @param {string} look  its class
 * @param {string} [turned]  a transformation of all of it
 * @returns {import("./dom.js").Node_}
 */
export function lettering(label, { x, y, high, wide = Infinity }, look, turned = "") {
  let shape = drawn.get(label);
  if (!shape) drawn.set(label, (shape = outline(label)));
  const scale = Math.min(high / HIGH, wide / shape.width);
  const base = y - (high - scale * HIGH) / 2;
  const left = x - (shape.width * scale) / 2;
  const place = `translate(${left.toFixed(2)} ${base.toFixed(2)}) scale(${scale.toFixed(4)})`;
  return h("path", { d: shape.d, class: look, transform: turned ? `${turned} ${place}` : place });
}
