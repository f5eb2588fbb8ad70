/** One explained thing in a list: its picture, its name, and what it means. */

import { drawing } from "../games/faces.js";
import { h } from "../ui/dom.js";
import { aboutCard } from "./topics.js";

/**
 * @param {object} what
 * @param {string} what.key
 * @param {string} what.title
 * @param {string} what.text
 * @param {string | undefined} [what.detail]
 * @param {import("../ui/dom.js").Content} [what.picture]
 * @returns {import("../ui/dom.js").Node_}
 */
export function entry({ key, title, text, detail, picture }) {
  return h(
    "li",
    { key, class: "entry" },
    picture && h("div", { key: "picture", class: "entry-picture", mark: "entry-picture" }, picture),
    h(
      "div",
      { key: "words" },
      h(
        "p",
        { key: "head", class: "entry-head" },
        h("strong", null, title),
        detail !== undefined && [" ", h("span", { class: "entry-detail numbers" }, detail)],
      ),
      h("p", { key: "text" }, text),
    ),
  );
}

/**
 * @param {string} code
 * @param {import("./topics.js").HelpScope} scene
 * @returns {import("../ui/dom.js").Node_}
 */
export function explained(code, scene) {
  const { title, text, detail } = aboutCard(code, scene);
  return entry({ key: `card ${code}`, title, text, detail, picture: drawing(code, scene.game) });
}

