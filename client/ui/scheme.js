/** Light or dark, as the system says or as it was chosen for this device. */

import { memory } from "../core/storage.js";

const DARK = "(prefers-color-scheme: dark)";

/** What style sheets and the frame of the browser ask the system, and what they asked it at first. */
const questions = [...document.styleSheets]
  .flatMap((sheet) => [...sheet.cssRules])
  .flatMap((rule) => (rule instanceof CSSMediaRule && rule.media.mediaText === DARK ? [rule.media] : []));
/** @type {NodeListOf<HTMLMetaElement>} */
const frames = document.querySelectorAll("meta[name=theme-color]");
const asked = new Map([...frames].map((meta) => [meta, meta.media]));

/** Answers them in place of the system, if somebody has chosen. */
export function applyScheme() {
  const chosen = memory.get("scheme");
  document.documentElement.style.colorScheme = chosen ?? "";
  for (const media of questions) media.mediaText = chosen === null ? DARK : chosen === "dark" ? "all" : "not all";
  for (const [meta, media] of asked) meta.media = chosen === null ? media : media.includes(chosen) ? "all" : "not all";
}
