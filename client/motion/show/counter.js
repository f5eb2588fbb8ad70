/** A number that counts: all the numbers on the way, one above the other, behind a slit. Only a transform moves them. */

import { h } from "../../ui/dom.js";

/** Numbers that are seen on the way, at most. */
const MOST = 24;

/**
 * @param {number} from
 * @param {number} to
 * @param {(value: number) => string} format
 * @returns {import("../../ui/dom.js").Node_}
 */
export function counter(from, to, format) {
  const steps = Math.min(MOST, Math.abs(to - from));
  const values = Array.from({ length: steps + 1 }, (_, step) => (steps ? Math.round(from + ((to - from) * step) / steps) : to));
  return h(
    "span",
    { class: "counter" },
    h("span", { class: "counter-strip", "data-steps": String(steps) }, values.map((value) => h("span", null, format(value)))),
  );
}

/**
 * @param {import("./kit.js").Kit} kit
 * @param {Element} inside  what holds the counter
 * @param {{from: number, to: number}} when
 */
export function countUp(kit, inside, when) {
  const strip = inside.querySelector(".counter-strip");
  const steps = Number(strip?.getAttribute("data-steps"));
  if (!strip || steps === 0) return;
  const frames = [{ transform: "none" }, { transform: `translateY(-${(100 * steps) / (steps + 1)}%)` }];
  kit.animate(strip, frames, { ...when, easing: `steps(${steps})` });
}
