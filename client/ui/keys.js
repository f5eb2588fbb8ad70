/** Single-key shortcuts. A key belongs to the visible control that names it in `data-key`. */

/** @typedef {Record<string, () => void>} Keys */

/**
 * @param {() => boolean} enabled  single-key shortcuts can be switched off (WCAG 2.1.4)
 * @param {Keys} [others]  that belong to no control, where no dialog is open
 * @returns {() => void} stops listening
 */
export function listenForKeys(enabled, others = {}) {
  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (!enabled() || event.repeat || event.ctrlKey || event.metaKey || event.altKey || typing(event.target))
      return;
    const key = event.key.toLowerCase();
    const control = findControl(key);
    const press = control ? () => control.click() : openDialog() ? undefined : others[key];
    if (!press) return;
    event.preventDefault();
    press();
  }
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

const openDialog = () => document.querySelector("dialog[open]");

/** @param {string} key @returns {HTMLButtonElement | undefined} */
function findControl(key) {
  const scope = openDialog() ?? document;
  const controls = /** @type {NodeListOf<HTMLButtonElement>} */ (scope.querySelectorAll("button[data-key]"));
  return [...controls].find((control) => control.dataset["key"] === key && control.offsetParent !== null);
}

/** @param {EventTarget | null} target */
function typing(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea");
}
