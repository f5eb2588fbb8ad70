/** Generated from the names of files: `python -m fliptable.site.indexes`. */

import { default as c0 } from "../../games/common/text/de/screens.js";
import { default as c1 } from "../../games/flip7/text/de/screens.js";
import { default as c2 } from "../../games/vengeance/text/de/screens.js";
import { default as c3 } from "../../text/de/screens/common.js";
import { default as c4 } from "../../text/de/screens/connection.js";
import { default as c5 } from "../../text/de/screens/home.js";
import { default as c6 } from "../../text/de/screens/lobby.js";
import { default as c7 } from "../../text/de/screens/log.js";
import { default as c8 } from "../../text/de/screens/refusals.js";
import { default as c9 } from "../../text/de/screens/result.js";
import { default as c10 } from "../../text/de/screens/round.js";
import { default as c11 } from "../../text/de/screens/settings.js";
import { default as c12 } from "../../text/de/screens/table.js";
import { default as c13 } from "../../text/de/screens/tv.js";

export default { ...c0, ...c1, ...c2, ...c3, ...c4, ...c5, ...c6, ...c7, ...c8, ...c9, ...c10, ...c11, ...c12, ...c13 };
