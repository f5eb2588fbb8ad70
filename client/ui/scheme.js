/** Light or dark, as the system says or as it was chosen for this device. */

import { memory } from "../net/storage.js";

const DARK = "(prefers-color-scheme: dark)";

/** What style sheets and the frame of the browser ask the system, and what they asked it at first. */
function findQuestions() {
  const styles = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule && rule.media.mediaText === DARK ? [rule.media] : []));
  const frames = document.querySelectorAll("meta[name=theme-color]");
  return { styles, frames: new Map([...frames].map((meta) => [meta, meta.getAttribute("media") ?? ""])) };
}

/** Found when somebody has chosen: to look for them takes a slow phone some time. @type {ReturnType<typeof findQuestions> | null} */
let questions = null;

/** Answers them in place of the system, if somebody has chosen. */
export function applyScheme() {
  const chosen = memory.get("scheme");
  if (chosen === null && questions === null) return;
  const { styles, frames } = (questions ??= findQuestions());
  document.documentElement.style.colorScheme = chosen ?? "";
  for (const media of styles) media.mediaText = chosen === null ? DARK : chosen === "dark" ? "all" : "not all";
  for (const [meta, media] of frames) {
    meta.setAttribute("media", chosen === null ? media : media.includes(chosen) ? "all" : "not all");
  }
}
