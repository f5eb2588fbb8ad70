/** Small line drawings, 24 × 24. They never stand alone: a word or a label is always beside them. */

import { h } from "./dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  away: "M4 12 H8 M16 12 H20 M2 2 L22 22 M8 7 A6 6 0 0 1 17 14",
  backspace: "M9 5 H21 V19 H9 L3 12 Z M12 9.5 L17 14.5 M17 9.5 L12 14.5",
  bot: "M6 9 H18 V19 H6 Z M12 9 V5 M12 4 V4.1 M9.5 13 V13.1 M14.5 13 V13.1 M9.5 16.5 H14.5 M3 13 V15 M21 13 V15",
  busted: "M12 2 L14 8 L20 5 L17 11 L22 14 L16 15 L17 21 L12 17 L7 21 L8 15 L2 14 L7 11 L4 5 L10 8 Z",
  check: "M4 12.5 L10 18 L20 6",
  clock: "M12 3 A9 9 0 1 0 12.01 3 M12 7 V12 L15.5 14",
  close: "M5 5 L19 19 M19 5 L5 19",
  copy: "M9 9 H20 V20 H9 Z M15 9 V4 H4 V15 H9",
  crown: "M3 8 L7.5 12 L12 5 L16.5 12 L21 8 L19 18 H5 Z",
  deck: "M5 4 H15 V18 H5 Z M9 21 H19 V7",
  down: "M6 9 L12 15 L18 9",
  edit: "M4 20 H8 L20 8 L16 4 L4 16 Z M13 7 L17 11",
  eye: "M2 12 C5 6 9 5 12 5 C15 5 19 6 22 12 C19 18 15 19 12 19 C9 19 5 18 2 12 Z M12 9 A3 3 0 1 0 12.01 9",
  frozen: "M12 2 V22 M3.5 7 L20.5 17 M20.5 7 L3.5 17 M9 3.5 L12 6 L15 3.5 M9 20.5 L12 18 L15 20.5",
  help: "M12 3 A9 9 0 1 0 12.01 3 M9.2 9.5 A2.9 2.9 0 1 1 12 12.6 V14 M12 17 V17.1",
  keys: "M2 7 H22 V17 H2 Z M6 10.5 V10.6 M10 10.5 V10.6 M14 10.5 V10.6 M18 10.5 V10.6 M8 14 H16",
  left: "M10 4 H4 V20 H10 M9 12 H20 M16 8 L20 12 L16 16",
  log: "M5 6 H19 M5 12 H19 M5 18 H13",
  menu: "M4 7 H20 M4 12 H20 M4 17 H20",
  out: "M12 3 A9 9 0 1 0 12.01 3 M6 6 L18 18",
  person: "M12 4 A4 4 0 1 0 12.01 4 M4 21 C4 15 8 14 12 14 C16 14 20 15 20 21",
  plus: "M12 5 V19 M5 12 H19",
  settings: "M4 7 H13 M18 7 H20 M15.5 5 V9 M4 12 H6 M11 12 H20 M8.5 10 V14 M4 17 H13 M18 17 H20 M15.5 15 V19",
  print: "M7 8 V3 H17 V8 M7 17 H4 V8 H20 V17 H17 M7 14 H17 V21 H7 Z",
  share: "M12 15 V3 M7.5 7 L12 3 L16.5 7 M5 12 V20 H19 V12",
  shuffle: "M4 12 A8 8 0 0 1 18 7 M18 3 V7 H14 M20 12 A8 8 0 0 1 6 17 M6 21 V17 H10",
  sound: "M4 9 H8 l5 -4 V19 l-5 -4 H4 Z M16.5 9 A4.5 4.5 0 0 1 16.5 15 M19 6 A8.5 8.5 0 0 1 19 18",
  stayed: "M7 3 H17 L21 7 V17 L17 21 H7 L3 17 V7 Z M8 12 H16",
  target: "M12 3 A9 9 0 1 0 12.01 3 M12 8 A4 4 0 1 0 12.01 8",
  turn: "M8 5 L17 12 L8 19 Z",
  undo: "M9 5 L4 10 L9 15 M4 10 H14 A5 5 0 0 1 14 20 H9",
  up: "M6 15 L12 9 L18 15",
};

/**
 * @param {string} name  a key of PATHS
 * @returns {import("./dom.js").Node_}
 */
export function icon(name) {
  return h(
    "svg",
    { class: `icon icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: PATHS[name] ?? "" }),
  );
}
