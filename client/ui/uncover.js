/**
 * Bars stay where they are while the page moves below them, so that a browser may bring what gets the focus into sight
 * behind one of them. It is moved out from there, by the room that the bar takes (WCAG 2.2, 2.4.11 and 2.4.12).
 */

/** Pixels between the bar and what is moved out, enough for the ring around it. */
const GAP = 8;
/** Where in each direction it is looked at, as parts of its size. */
const PLACES = [0.1, 0.5, 0.9];
/** Two bars may lie on it, one above and one below. */
const TRIES = 3;

/** @param {Document} page */
export function keepFocusInSight(page = document) {
  page.addEventListener("focusin", ({ target }) => {
    // Once the browser has moved the page itself; and not below a finger or a mouse that is pressing it.
    requestAnimationFrame(() => {
      if (target === page.activeElement) uncoverFocus(page);
    });
  });
}

/** As when something comes that stays. @param {Document} page */
export function uncoverFocus(page = document) {
  const focus = page.activeElement;
  if (focus instanceof HTMLElement && focus.matches(":focus-visible")) uncover(focus);
}

/** A message gives way to what has the focus. @param {HTMLElement} message  as it appears */
export function giveWay(message) {
  const toasts = message.parentElement;
  if (toasts !== null) toasts.style.top = "";
  uncoverFocus();
}

/** @param {HTMLElement} element */
function uncover(element) {
  const control = element.closest("label") ?? element;
  // Of a part of the page, which is scrolled by keys, some is enough.
  if (control.offsetHeight > innerHeight / 2 && isPartlySeen(control)) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const bar = barOn(control);
    if (bar === null) return;
    const [here, there] = [control.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (bar.matches(".toasts")) bar.style.top = `${beside(here.top, here.bottom, there.height)}px`;
    else if (isColumn(bar)) move(control, "scrollLeft", way(here.left, here.right, there.left, there.right, innerWidth));
    else move(control, "scrollTop", way(here.top, here.bottom, there.top, there.bottom, innerHeight));
  }
}

/** @param {HTMLElement} control @returns {HTMLElement | null} what lies on it and stays there */
function barOn(control) {
  for (let above of lyingOn(control)) {
    for (; above !== null && !above.contains(control) && !control.contains(above); above = above.parentElement) {
      const { position } = getComputedStyle(above);
      if (above instanceof HTMLElement && (position === "fixed" || position === "sticky")) return above;
    }
  }
  return null;
}

/** @param {HTMLElement} control */
function isPartlySeen(control) {
  return lyingOn(control).some((above) => control.contains(above));
}

/** @param {HTMLElement} control @returns {(Element | null)[]} what is seen at some places of what is in the window of it */
function lyingOn(control) {
  const box = control.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
  return PLACES.flatMap((x) => PLACES.map((y) => document.elementFromPoint(left + x * width, top + y * height)));
}

/** A column of a table, which stays while the others move sideways. @param {Element} bar */
function isColumn(bar) {
  const { position, top, bottom } = getComputedStyle(bar);
  return position === "sticky" && top === "auto" && bottom === "auto";
}

/**
 * @param {number} start
 * @param {number} end
 * @param {number} barStart
 * @param {number} barEnd
 * @param {number} size  of the window
 * @returns {number} the way out, to the middle of the window, but not out of it on the other side
 */
function way(start, end, barStart, barEnd, size) {
  if (barStart + barEnd > size) return Math.max(0, Math.min(end - barStart + GAP, start));
  return Math.min(0, Math.max(start - barEnd - GAP, end - size));
}

/** @param {number} top @param {number} bottom  of the control @param {number} height @returns {number} where a message is below, else above */
function beside(top, bottom, height) {
  return bottom + GAP + height <= innerHeight ? bottom + GAP : Math.max(0, top - GAP - height);
}

/** Whatever can be moved, from the inside to the outside. @param {Element} control @param {"scrollTop" | "scrollLeft"} along @param {number} left */
function move(control, along, left) {
  for (let box = control.parentElement; box !== null && Math.abs(left) >= 1; box = box.parentElement) {
    const before = box[along];
    box[along] += left;
    left -= box[along] - before;
  }
}
