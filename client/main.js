/**
 * Wires the page together: the address decides whether this is the start page or a table. Only that one is fetched,
 * and only one language.
 */

import { CATALOGUES } from "./catalogues/index.js";
import { parseAddress, serverUrl } from "./net/address.js";
import { createSession } from "./net/session.js";
import { detectLanguage, language, onLanguage, useCatalogues } from "./text/i18n.js";
import { applyScheme } from "./ui/scheme.js";
import { roveChoices } from "./ui/rove.js";
import { keepFocusInSight } from "./ui/uncover.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const session = createSession();
const address = parseAddress(location.href);

applyScheme();
keepFocusInSight();
roveChoices();
useCatalogues(CATALOGUES);
const words = detectLanguage(navigator.languages, new URLSearchParams(location.search).get("lang"));

async function open() {
  if (address === null) {
    const { startPage } = await import("./pages/start.js");
    await words;
    return startPage(root, session);
  }
  if (address.tv) {
    const { tvPage } = await import("./pages/tv.js");
    await words;
    return tvPage(root, address);
  }
  const { tablePage } = await import("./pages/table.js");
  await words;
  return tablePage(root, address, session);
}

open().then((page) => {
  function draw() {
    document.documentElement.lang = language();
    page.draw();
  }

  page.open();
  onLanguage(draw);
  draw();
  addEventListener("pagehide", ({ persisted }) => persisted || page.close?.());
});

/** Milliseconds in which nothing else may slow down the first view. */
const CALM = 3_000;

// Shows what is wrong where no page can be fetched. Only pages on a secure connection may have one.
setTimeout(() => navigator.serviceWorker?.register(serverUrl("worker.js")).catch(() => {}), CALM);
