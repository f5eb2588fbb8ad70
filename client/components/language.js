/** The language switch. Every language is named in itself. */

import { language, languages, setLanguage, t } from "../text/i18n.js";
import { h } from "../ui/dom.js";

/** @returns {import("../ui/dom.js").Node_} */
export function languageSwitch() {
  return h(
    "div",
    { key: "language", class: "segments", role: "group", "aria-label": t("language") },
    languages().map((code) =>
      h(
        "button",
        {
          key: code,
          type: "button",
          class: "button",
          lang: code,
          "aria-pressed": String(code === language()),
          onclick: () => setLanguage(code),
        },
        ownName(code),
      ),
    ),
  );
}

/** @param {string} code @returns {string} */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
