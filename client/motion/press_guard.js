/**
 * A press answers the question that was there, and could be answered, when the press began: not one that came up
 * under the finger, nor one that a key held down ran into. Clicks without a press (screen readers, switch devices)
 * answer what can be answered now.
 */

/** Marks what answers a question of the game. */
export const ANSWER = "data-answer";

/**
 * @param {HTMLElement} root  of the page
 * @param {() => boolean} armed  the question that is shown may be answered
 */
export function guardPresses(root, armed) {
  /** Of the press that has begun: whether it counts. null: there is none. @type {boolean | null} */
  let counts = null;

  /** @param {KeyboardEvent} event */
  function keyed(event) {
    counts = !event.repeat && armed();
  }

  root.addEventListener("pointerdown", () => (counts = armed()), { capture: true });
  document.addEventListener("keydown", keyed, { capture: true });
  root.addEventListener(
    "click",
    (event) => {
      const answers = /** @type {Element} */ (event.target).closest(`[${ANSWER}]`) !== null;
      const allowed = armed() && (counts ?? true);
      counts = null;
      if (!answers || allowed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
