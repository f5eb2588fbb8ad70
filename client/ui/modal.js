/**
 * Opens and closes what `dialog` draws. Firefox has `<dialog>` since 98: in an older one the element is unknown, and
 * what a browser does for it is done here, as far as a keyboard and a screen reader need it.
 */

const STOPS = "a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex]:not([tabindex='-1'])";

/** Not asked before there is a dialog: this file is read where there is no document, too. */
const known = () => "showModal" in document.createElement("dialog");

/** What had the focus before. @type {WeakMap<HTMLElement, Element | null>} */
const before = new WeakMap();

/** @param {HTMLDialogElement} dialog */
export function openModal(dialog) {
  if (!dialog.isConnected || dialog.hasAttribute("open")) return;
  if (known()) /** @type {any} */ (dialog).showModal();
  else show(dialog);
  settleDialogs();
}

/** @param {HTMLDialogElement} dialog */
export function closeModal(dialog) {
  if (!dialog.hasAttribute("open")) return;
  if (known()) /** @type {any} */ (dialog).close();
  else hide(dialog);
  settleDialogs();
}

/** Nothing peeps out below the dialog that was opened from another one: to be called whenever the page was drawn. */
export function settleDialogs() {
  const open = [...document.querySelectorAll("dialog[open]")];
  open.forEach((dialog, place) => dialog.toggleAttribute("data-behind", place < open.length - 1));
}

/** @param {HTMLElement} dialog */
function show(dialog) {
  before.set(dialog, document.activeElement);
  dialog.setAttribute("open", "");
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.addEventListener("keydown", keyDown);
  stops(dialog)[0]?.focus();
}

/** @param {HTMLElement} dialog */
function hide(dialog) {
  dialog.removeAttribute("open");
  const home = before.get(dialog);
  if (home instanceof HTMLElement && home.isConnected) home.focus();
  dialog.onclose?.(new Event("close")); // where `<dialog>` is unknown, this event is, too
}

/** The focus stays within, and Escape closes. @param {KeyboardEvent} event */
function keyDown(event) {
  const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
  if (event.key === "Escape") {
    event.stopPropagation();
    closeModal(dialog);
  } else if (event.key === "Tab") {
    const all = stops(dialog);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = at + (event.shiftKey ? -1 : 1);
    if (at >= 0 && next >= 0 && next < all.length) return;
    event.preventDefault();
    all[event.shiftKey ? all.length - 1 : 0]?.focus();
  }
}

/** @param {HTMLElement} dialog @returns {HTMLElement[]} what Tab reaches */
function stops(dialog) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll(STOPS));
  return [...all].filter((element) => element.getClientRects().length > 0);
}
