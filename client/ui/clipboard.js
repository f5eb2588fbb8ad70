/** Copying and sharing, also on pages without a secure context (a table in the local network is plain HTTP). */

/** @param {string} text @returns {Promise<boolean>} whether the text is on the clipboard */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** @param {string} text @returns {boolean} */
function copyBySelection(text) {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.className = "sr-only";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Whether this device has a share sheet. */
export const canShare = typeof navigator.share === "function";

/** @param {{title: string, text: string, url: string}} what */
export async function share(what) {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(what.url);
  }
}
