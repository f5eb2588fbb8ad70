/** Generated from the names of files: `python -m fliptable.site.indexes`. */

import { default as c0 } from "../../text/de/board.js";

export default { ...c0 };
