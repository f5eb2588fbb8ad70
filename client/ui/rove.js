/** Arrow keys go from one thing that can be chosen on the table to the next, from the question to the first. */

const CHOICES = "[data-has~='choosing'] main :is(.card-choice, .seat-choice)";
const STEPS = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

/** @param {Document} page */
export function roveChoices(page = document) {
  page.addEventListener("keydown", (event) => {
    const step = STEPS.get(event.key);
    const from = page.activeElement;
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!from?.matches("#answers, .card-choice, .seat-choice")) return;
    const choices = /** @type {HTMLElement[]} */ ([...page.querySelectorAll(CHOICES)]);
    if (choices.length === 0) return;
    const place = choices.indexOf(/** @type {HTMLElement} */ (from));
    event.preventDefault();
    const next = place < 0 ? (step > 0 ? 0 : choices.length - 1) : (place + step + choices.length) % choices.length;
    choices[next]?.focus();
  });
}
