/**
 * Opens and closes what `dialog` draws. Firefox has `<dialog>` since 98: in an older one the element is unknown, and
 * what a browser does for it is done here, as far as a keyboard and a screen reader need it.
 */

const STOPS = "a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex]:not([tabindex='-1'])";

/** Not asked before there is a sheet: this file is read where there is no document, too. */
const known = () => "showModal" in document.createElement("dialog");

/** What had the focus before. @type {WeakMap<HTMLElement, Element | null>} */
const before = new WeakMap();

/** @param {HTMLDialogElement} sheet */
export function openModal(sheet) {
  if (!sheet.isConnected || sheet.hasAttribute("open")) return;
  if (known()) /** @type {any} */ (sheet).showModal();
  else show(sheet);
  settleSheets();
}

/** @param {HTMLDialogElement} sheet */
export function closeModal(sheet) {
  if (!sheet.hasAttribute("open")) return;
  if (known()) /** @type {any} */ (sheet).close();
  else hide(sheet);
  settleSheets();
}

/** Nothing peeps out below the sheet that was opened from another one: to be called whenever the page was drawn. */
export function settleSheets() {
  const open = [...document.querySelectorAll("dialog[open]")];
  open.forEach((sheet, place) => sheet.toggleAttribute("data-behind", place < open.length - 1));
}

/** @param {HTMLElement} sheet */
function show(sheet) {
  before.set(sheet, document.activeElement);
  sheet.setAttribute("open", "");
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-modal", "true");
  sheet.addEventListener("keydown", keyDown);
  stops(sheet)[0]?.focus();
}

/** @param {HTMLElement} sheet */
function hide(sheet) {
  sheet.removeAttribute("open");
  const home = before.get(sheet);
  if (home instanceof HTMLElement && home.isConnected) home.focus();
  sheet.onclose?.(new Event("close")); // where `<dialog>` is unknown, this event is, too
}

/** The focus stays within, and Escape closes. @param {KeyboardEvent} event */
function keyDown(event) {
  const sheet = /** @type {HTMLDialogElement} */ (event.currentTarget);
  if (event.key === "Escape") {
    event.stopPropagation();
    closeModal(sheet);
  } else if (event.key === "Tab") {
    const all = stops(sheet);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = at + (event.shiftKey ? -1 : 1);
    if (at >= 0 && next >= 0 && next < all.length) return;
    event.preventDefault();
    all[event.shiftKey ? all.length - 1 : 0]?.focus();
  }
}

/** @param {HTMLElement} sheet @returns {HTMLElement[]} what Tab reaches */
function stops(sheet) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll(STOPS));
  return [...all].filter((element) => element.getClientRects().length > 0);
}
