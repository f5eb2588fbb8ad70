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
      if (target instanceof HTMLElement && target === page.activeElement && target.matches(":focus-visible")) uncover(target);
    });
  });
}

/** @param {HTMLElement} element */
function uncover(element) {
  const control = element.closest("label") ?? element;
  if (control.offsetHeight > innerHeight / 2) return; // a part of the page, which is scrolled by keys
  for (let tries = 0; tries < TRIES; tries += 1) {
    const bar = barOn(control);
    if (bar === null) return;
    const [here, there] = [control.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (isColumn(bar)) move(control, "scrollLeft", way(here.left, here.right, there.left, there.right, innerWidth));
    else move(control, "scrollTop", way(here.top, here.bottom, there.top, there.bottom, innerHeight));
  }
}

/** @param {HTMLElement} control @returns {Element | null} what lies on it and stays there */
function barOn(control) {
  const { left, top, width, height } = control.getBoundingClientRect();
  for (const x of PLACES) {
    for (const y of PLACES) {
      let above = document.elementFromPoint(left + x * width, top + y * height);
      for (; above !== null && !above.contains(control) && !control.contains(above); above = above.parentElement) {
        const { position } = getComputedStyle(above);
        if (position === "fixed" || position === "sticky") return above;
      }
    }
  }
  return null;
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

/** Whatever can be moved, from the inside to the outside. @param {Element} control @param {"scrollTop" | "scrollLeft"} along @param {number} left */
function move(control, along, left) {
  for (let box = control.parentElement; box !== null && Math.abs(left) >= 1; box = box.parentElement) {
    const before = box[along];
    box[along] += left;
    left -= box[along] - before;
  }
}
