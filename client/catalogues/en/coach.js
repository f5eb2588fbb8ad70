/** Generated from the names of files: `python -m fliptable.site.indexes`. */

import { default as c0 } from "../../games/flip7/text/en/coach.js";
import { default as c1 } from "../../games/vengeance/text/en/coach.js";
import { default as c2 } from "../../text/en/coach.js";

export default { ...c0, ...c1, ...c2 };
