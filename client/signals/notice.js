/** One notification while the page is out of sight. It says nothing that is not meant for bystanders. */

import { t } from "../text/i18n.js";
import { listen } from "../ui/listen.js";

/** Whether this browser can show one, and has been allowed to. @returns {NotificationPermission | "impossible"} */
export function permission() {
  return "Notification" in window && isSecureContext ? Notification.permission : "impossible";
}

/** Asks the person; to be called by a touch. @returns {Promise<boolean>} */
export async function askPermission() {
  return permission() !== "impossible" && (await Notification.requestPermission()) === "granted";
}

/** @returns {{show: (words: string) => void, close: () => void, listen: () => () => void}} `listen`: to the page's return */
export function createNotice() {
  /** Closes what is shown. @type {() => unknown} */
  let close = () => {};

  function show(/** @type {string} */ words) {
    if (!document.hidden || permission() !== "granted") return;
    const closed = close();
    const about = { body: words, tag: location.pathname };
    try {
      const shown = new Notification(t("app.name"), about);
      close = () => shown.close();
      shown.onclick = () => {
        focus();
        close();
      };
    } catch {
      close = showByWorker(about, closed);
    }
  }

  return {
    show,
    close: () => close(),
    listen() {
      const stop = listen(document, { visibilitychange: () => document.hidden || close() });
      return () => {
        stop();
        close();
      };
    },
  };
}

/**
 * As phones want it. A touch of it is for worker.js.
 *
 * @param {{body: string, tag: string}} about
 * @param {unknown} closed  waits until the one before is: it has the same tag
 */
function showByWorker(about, closed) {
  const shown = (async () => {
    await closed;
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(t("app.name"), about);
    return worker;
  })().catch(() => {});
  return async () => {
    for (const one of (await (await shown)?.getNotifications(about)) ?? []) one.close();
  };
}
