/** What the cards of Flip 7 are seen to do, in the verbs of the stage. */

import { heart, snowflake } from "../common/shapes.js";

/** @type {Record<string, import("../common/types.js").Gesture>} */
export const gestures = {
  FREEZE: {
    landed: [
      { verb: "stamp", tint: "ice", sign: snowflake },
      { verb: "shake" },
    ],
  },
  FLIP3: { aimed: [{ verb: "veil", tint: "honey" }, { verb: "deal", count: 3 }] },
  CHANCE: {
    landed: [{ verb: "swell", tint: "tomato", sign: heart }],
  },
  x2: { landed: [{ verb: "pulse" }, { verb: "veil", tint: "honey" }] },
};
