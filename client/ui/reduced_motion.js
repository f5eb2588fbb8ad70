/** Whether things move: as this person has chosen for the device, else as the system says. */

import { memory } from "../net/storage.js";

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {boolean} */
export function wantsMotion() {
  const chosen = memory.get("motion");
  return chosen === "full" || (chosen !== "off" && !stillness.matches);
}
