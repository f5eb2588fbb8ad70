/** Flip 7 on the screen. */

import { lettering } from "../../ui/lettering.js";
import { action, bonus, numbers } from "../common/kinds.js";
import { flips, heart, snowflake, twins } from "../common/shapes.js";
import { cover } from "./cover.js";
import { gestures } from "./gestures.js";

/** @type {import("../common/types.js").Game} */
export default {
  faces: {
    ...numbers(0, 12),
    "+2": bonus("+2"),
    "+4": bonus("+4"),
    "+6": bonus("+6"),
    "+8": bonus("+8"),
    "+10": bonus("+10"),
    x2: {
      kind: "bonus",
      look: "bonus double",
      draw: () => [...twins(), lettering("×2", { x: 26.4, y: 54, high: 18 }, "on-solid")],
    },
    FREEZE: action("freeze", snowflake),
    FLIP3: action("flip", () => flips(3), 3),
    CHANCE: action("chance", () => [...heart(), lettering("2", { x: 30, y: 45, high: 17 }, "on-solid")]),
  },
  gestures,
  samples: ["FREEZE", "7", "CHANCE"],
  cover,
  upfront: ["start_card", "face_down"],
  picture: {
    safe: { cards: ["8", "5", "x2"], points: 26 },
    busted: { cards: ["9", "3", "9"], points: 0 },
    own: { cards: ["4", "11"], points: 15 },
  },
  guide: [
    { key: "aim", texts: ["aim.flip7"], cards: ["4", "9", "12"] },
    { key: "turn", texts: ["turn.flip7", "hint"] },
    { key: "numbers", texts: ["numbers.flip7"], cards: ["8", "5", "8"] },
    { key: "seven", texts: ["seven.flip7"], cards: ["3", "5", "7", "8", "9", "11", "12"] },
    { key: "bonus", texts: [], explained: ["+4", "x2"] },
    { key: "actions", texts: [], explained: ["FREEZE", "FLIP3", "CHANCE"] },
    { key: "end", texts: ["end"] },
    {
      key: "score",
      texts: ["score.flip7", "score.busted"],
      cards: ["3", "11", "5", "7", "10", "x2", "+10"],
      sum: "(3 + 11 + 5 + 7 + 10) × 2 + 10 = 82",
    },
    { key: "win", texts: ["win"] },
  ],
};
