/**
 * Where scrolling and focus go when somebody is asked something. Neither is taken away from what a person is
 * doing: not from a field, a dialog or another control, and not while somebody scrolls.
 */

import { listen } from "./listen.js";
import { wantsMotion } from "./reduced_motion.js";

/**
 * @typedef {object} FocusRequest
 * @property {number} id
 * @property {string} place  selects what should be seen
 * @property {string | null} answers  selects one's own answers; null: somebody else is asked
 */

/** Milliseconds for which a page that somebody has scrolled stays where it is. */
const UNTOUCHED_FOR = 4_000;

/**
 * @typedef {object} Attention
 * @property {() => () => void} listen  to people who scroll; returns what stops it
 * @property {(question: FocusRequest | null) => void} attend  to be called whenever the page was drawn
 */

/** @param {HTMLElement} root @returns {Attention} */
export function createAttention(root) {
  let moved = -UNTOUCHED_FOR;
  /** @type {FocusRequest | null} */
  let last = null;
  /** @type {Element | null} */
  let screen = null;

  function scrolled() {
    moved = performance.now();
  }

  /** A new screen is read from its top, however far down the page was before, and whoever had pressed a key is in it. */
  function turnPage() {
    const main = root.querySelector("main");
    if (screen !== null && screen !== main) {
      scrollTo(0, 0);
      if (document.activeElement === document.body) main?.focus({ preventScroll: true });
    }
    screen = main;
  }

  /** @param {FocusRequest | null} question */
  function attend(question) {
    turnPage();
    if (document.querySelector("dialog[open]")) return; // looked at again when the dialog closes
    const known = question?.id === last?.id && question?.answers === last?.answers;
    last = question;
    if (question === null || known) return;
    const away = document.activeElement?.closest(".players") || performance.now() - moved < UNTOUCHED_FOR;
    if (!away) bringIntoView(root.querySelector(question.place));
    if (question.answers !== null) invite(root.querySelector(question.answers));
  }

  return { listen: () => listen(root, { wheel: scrolled, touchmove: scrolled }, { passive: true }), attend };
}

/**
 * Clear of what sticks to the edges of the window.
 * @param {HTMLElement | null} place
 */
function bringIntoView(place) {
  if (place === null) return;
  const [head, foot] = [".top", ".action-bar"].map((bar) => stuck(document.querySelector(bar)));
  place.style.setProperty("scroll-margin", `${head}px 0 ${foot}px`);
  place.scrollIntoView({ block: "nearest", behavior: wantsMotion() ? "smooth" : "auto" });
}

/** @param {HTMLElement | null} bar @returns {number} the height that it covers, with a little air */
function stuck(bar) {
  return bar && getComputedStyle(bar).position === "sticky" ? bar.offsetHeight + 8 : 0;
}

/**
 * The next key reaches the answers; nothing is chosen by it.
 * @param {HTMLElement | null} answers
 */
function invite(answers) {
  const focused = document.activeElement;
  const free = focused === null || focused === document.body || focused.matches("main, .action-bar, dialog:not([open]) *");
  if (answers && free) answers.focus({ preventScroll: true });
}
