/** Keeps the screen from going dark. Browsers let go of it whenever the page is hidden, and some know nothing of it. */

import { listen } from "../ui/listen.js";

/** @typedef {{released: boolean, release: () => Promise<void>}} Lock */
/** @typedef {{wakeLock?: {request: (what: "screen") => Promise<Lock>}}} Device */

/**
 * @param {Device} [device]
 * @param {Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">} [page]
 * @returns {{want: (wanted: boolean) => void, listen: () => () => void}} `listen`: to whether the page is seen; returns
 *   what stops it and lets the screen go dark
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

  /** @param {boolean} wants */
  function want(wants) {
    if (wants === wanted) return;
    wanted = wants;
    settle();
  }

  return {
    want,
    listen() {
      const stop = listen(page, { visibilitychange: settle });
      return () => {
        stop();
        want(false);
      };
    },
  };
}
