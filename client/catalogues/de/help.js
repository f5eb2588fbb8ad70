/** Generated from the names of files: `python -m fliptable.site.indexes`. */

import { default as c0 } from "../../games/common/text/de/help/rules.js";
import { default as c1 } from "../../games/common/text/de/help/topics.js";
import { default as c2 } from "../../games/flip7/text/de/help/topics.js";
import { default as c3 } from "../../games/vengeance/text/de/help/rules.js";
import { default as c4 } from "../../games/vengeance/text/de/help/topics.js";
import { default as c5 } from "../../text/de/help/guide.js";
import { default as c6 } from "../../text/de/help/reasons.js";
import { default as c7 } from "../../text/de/help/rules.js";
import { default as c8 } from "../../text/de/help/topics.js";

export default { ...c0, ...c1, ...c2, ...c3, ...c4, ...c5, ...c6, ...c7, ...c8 };
