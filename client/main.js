/** Wires the page together: the address decides whether this is the start page or a table. */

import { detectLanguage, language, onLanguage } from "./core/i18n.js";
import { placeOf } from "./core/place.js";
import { createSession } from "./core/session.js";
import { startPage } from "./pages/start.js";
import { tablePage } from "./pages/table.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const session = createSession();
const place = placeOf(location.href);

detectLanguage();
const page = place === null ? startPage(root, session) : tablePage(root, place, session);

function draw() {
  document.documentElement.lang = language();
  page.draw();
}

onLanguage(draw);
draw();
