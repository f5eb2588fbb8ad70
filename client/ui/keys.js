/** Single-key shortcuts. A key belongs to the visible control that names it in `data-key`. */

/**
 * @param {() => boolean} enabled  single-key shortcuts can be switched off (WCAG 2.1.4)
 * @returns {() => void} stops listening
 */
export function listenForKeys(enabled) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    if (!enabled() || event.repeat || event.ctrlKey || event.metaKey || event.altKey || typing(event.target))
      return;
    const control = findControl(event.key.toLowerCase());
    if (!control) return;
    event.preventDefault();
    control.click();
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** @param {string} key @returns {HTMLButtonElement | undefined} */
function findControl(key) {
  const scope = document.querySelector("dialog[open]") ?? document;
  const controls = /** @type {NodeListOf<HTMLButtonElement>} */ (scope.querySelectorAll("button[data-key]"));
  return [...controls].find((control) => control.dataset["key"] === key && control.offsetParent !== null);
}

/** @param {EventTarget | null} target */
function typing(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea");
}
