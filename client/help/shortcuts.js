/** The dialog with all keys. Fetched when somebody asks for it. */

import { t } from "../text/i18n.js";
import { checkbox } from "../ui/checkbox.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";

/** Single keys of a table, each with the message that says what it does. */
const SINGLE = [
  ["H", "hit"],
  ["S", "stay"],
  ["1–9", "keys.choose"],
  ["B", "take_back"],
  ["L", "log.title"],
  ["M", "menu.title"],
  ["R", "rules"],
  ["I", "keys.explain"],
  ["?", "keys.title"],
];
/** Those of a score board belong to its field, so nothing switches them off. */
const BOARD = [["B", "board.bust"]];
/** Keys whose names are messages too. */
const BOARD_NAMED = ["arrows"];
const ALWAYS = ["tab", "enter", "escape"];

/** @param {import("../components/context.js").RoomContext} at @returns {import("../ui/dom.js").Node_} */
export function shortcutsDialog(at) {
  const { shortcuts } = at.ui;
  const board = at.room.kind === "board";
  const own = board ? BOARD : shortcuts ? SINGLE : [];
  const named = board ? [...BOARD_NAMED, ...ALWAYS] : ALWAYS;
  return dialog(
    { key: "keys", title: t("keys.title"), asked: at.asked, onclose: () => at.change({ keys: false }) },
    checkbox(shortcuts, t("menu.shortcuts"), (on) => at.change({ shortcuts: on })),
    h(
      "dl",
      { class: "keys" },
      own.map(([key = "", does = ""]) => line(key, t(does))),
      named.map((name) => line(t(`keys.name.${name}`), t(`keys.${name}`))),
    ),
  );
}

/** @param {string} key @param {string} does */
const line = (key, does) =>
  h("div", { key, class: "keys-line" }, h("dt", null, h("kbd", { class: "keycap" }, key)), h("dd", null, does));
