/** Keeps the screen from going dark. Browsers let go of it whenever the page is hidden, and some know nothing of it. */

/** @typedef {{released: boolean, release: () => Promise<void>}} Lock */
/** @typedef {{wakeLock?: {request: (what: "screen") => Promise<Lock>}}} Device */

/**
 * @param {Device} [device]
 * @param {Pick<Document, "visibilityState" | "addEventListener">} [page]
 * @returns {(wanted: boolean) => void}
 */
export function createWake(device = /** @type {Device} */ (navigator), page = document) {
  let wanted = false;
  let asking = false;
  /** @type {Lock | null} */
  let lock = null;

  async function settle() {
    if (!wanted) {
      lock?.release().catch(() => {});
      lock = null;
      return;
    }
    const kept = lock !== null && !lock.released;
    if (kept || asking || !device.wakeLock || page.visibilityState !== "visible") return;
    asking = true;
    try {
      lock = await device.wakeLock.request("screen");
    } catch {
      // An empty battery refuses; the next time that the page is shown asks again.
    }
    asking = false;
    if (!wanted) settle();
  }

  page.addEventListener("visibilitychange", settle);
  return (wants) => {
    if (wants === wanted) return;
    wanted = wants;
    settle();
  };
}
