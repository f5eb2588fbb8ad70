/** Generated from the names of files: `python -m fliptable.site.indexes`. */

import { default as flip7 } from "./flip7/game.js";
import { default as vengeance } from "./vengeance/game.js";

/** @type {Record<string, import("./common/types.js").Game>} */
export const GAMES = { flip7, vengeance };
