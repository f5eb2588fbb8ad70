/** Generated from the names of files: `python -m fliptable.site.indexes`. */

/** @type {import("../text/i18n.js").Catalogues} */
export const CATALOGUES = {
  en: {
    board: () => import("./en/board.js"),
    coach: () => import("./en/coach.js"),
    help: () => import("./en/help.js"),
    screens: () => import("./en/screens.js"),
  },
  de: {
    board: () => import("./de/board.js"),
    coach: () => import("./de/coach.js"),
    help: () => import("./de/help.js"),
    screens: () => import("./de/screens.js"),
  },
};
