/** Flip 7: With a Vengeance on the screen. */

import { lettering } from "../../ui/lettering.js";
import { action, malus, numbers, numeral, special } from "../common/kinds.js";
import { bolt, clover, flame, flips, grab, octagon, ring, swap } from "../common/shapes.js";
import { cover } from "./cover.js";
import { gestures, printed } from "./gestures.js";

/** @type {import("../common/types.js").Game} */
export default {
  faces: {
    ...numbers(1, 13),
    0: special("zero", () => [...ring(), ...numeral("0")]),
    U7: special("unlucky", () => [...bolt(), ...numeral("7")]),
    L13: special("lucky", () => [...clover(), ...numeral("13")]),
    "/2": malus("÷2"),
    "-2": malus("−2"),
    "-4": malus("−4"),
    "-6": malus("−6"),
    "-8": malus("−8"),
    "-10": malus("−10"),
    FLIP4: action("flip", () => flips(4), 4),
    JUST1: action("just", () => [...octagon(), lettering("+1", { x: 30, y: 45, high: 18 }, "on-solid")]),
    SWITCH: action("switch", swap),
    STEAL: action("steal", grab),
    BURN: action("burn", flame),
  },
  gestures,
  printed,
  samples: ["STEAL", "L13", "-6"],
  cover,
  upfront: ["brutal"],
  guide: [
    { key: "aim", texts: ["aim.vengeance"], cards: ["4", "9", "13"] },
    { key: "turn", texts: ["turn.vengeance", "hint"] },
    { key: "numbers", texts: ["numbers.vengeance"], cards: ["8", "5", "8"] },
    { key: "special", texts: [], explained: ["0", "U7", "L13"] },
    { key: "malus", texts: ["malus.vengeance"], explained: ["-6", "/2"] },
    { key: "against_people", texts: [], explained: ["JUST1", "FLIP4"] },
    { key: "against_cards", texts: [], explained: ["SWITCH", "STEAL", "BURN"] },
    { key: "seven", texts: ["seven.vengeance"], cards: ["3", "5", "7", "8", "9", "13", "L13"] },
    { key: "end", texts: ["end"] },
    {
      key: "score",
      texts: ["score.vengeance", "score.busted"],
      cards: ["4", "5", "7", "10", "11", "/2", "-4"],
      sum: "(4 + 5 + 7 + 10 + 11) ÷ 2 − 4 = 14",
    },
    { key: "win", texts: ["win"] },
  ],
};
