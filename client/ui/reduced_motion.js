/** Whether things move: as this person has chosen for the device, else as the system says. */

import { memory } from "../net/storage.js";

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {boolean} */
export function wantsMotion() {
  const chosen = memory.get("motion");
  return chosen === "full" || (chosen !== "off" && !stillness.matches);
}

/**
 * How long things take to be shown, beside what is usual; 0: nothing is waited for.
 * @returns {number}
 */
export function pace() {
  const chosen = Number(memory.get("pace") ?? 1);
  return chosen >= 0 && chosen <= 1 ? chosen : 1;
}
