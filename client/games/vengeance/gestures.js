/** What the cards of With a Vengeance are seen to do, in the verbs of the stage. */

import { bolt, clover, flame, grab, octagon, ring, swap, wedge } from "../common/shapes.js";

/** @typedef {import("../common/types.js").Gesture} Gesture */

/** A weight on the row. @type {Gesture} */
const malus = {
  landed: [
    { verb: "stamp", tint: "plum", sign: wedge },
    { verb: "press" },
  ],
};

/** The number on cards that bust with others though they are not the same. */
export const printed = { U7: "7", L13: "13" };

/** @type {Record<string, Gesture>} */
export const gestures = {
  0: {
    landed: [
      { verb: "swell", tint: "plum", sign: ring },
      { verb: "press" },
    ],
  },
  U7: { moves: "sweep", robbed: [{ verb: "strike", tint: "honey", sign: bolt }, { verb: "shake" }] },
  L13: { landed: [{ verb: "rain", tint: "pine", sign: clover }, { verb: "pulse" }] },
  "/2": malus,
  "-2": malus,
  "-4": malus,
  "-6": malus,
  "-8": malus,
  "-10": malus,
  FLIP4: { aimed: [{ verb: "veil", tint: "honey" }, { verb: "deal", count: 4 }] },
  JUST1: { aimed: [{ verb: "stamp", tint: "tomato", sign: octagon }, { verb: "deal", count: 1 }] },
  SWITCH: { moves: "cross", robbed: [{ verb: "swell", tint: "ice", sign: swap }] },
  STEAL: { moves: "pull", robbed: [{ verb: "stamp", tint: "plum", sign: grab }, { verb: "shake" }] },
  BURN: { moves: "burn", robbed: [{ verb: "rain", tint: "tomato", sign: flame }] },
};
