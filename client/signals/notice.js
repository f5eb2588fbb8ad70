/** One notification of the desktop while the page is out of sight. It says nothing that is not meant for bystanders. */

import { t } from "../core/i18n.js";

/** Whether this browser can show one, and has been allowed to. @returns {NotificationPermission | "impossible"} */
export function permission() {
  return "Notification" in window && isSecureContext ? Notification.permission : "impossible";
}

/** Asks the person; to be called by a touch. @returns {Promise<boolean>} */
export async function askPermission() {
  return permission() !== "impossible" && (await Notification.requestPermission()) === "granted";
}

const TAG = "turn";

/** @returns {{show: (words: string) => void, close: () => void}} */
export function createNotice() {
  /** Closes what is shown. */
  let close = () => {};

  function show(/** @type {string} */ words) {
    if (!document.hidden || permission() !== "granted") return;
    close();
    const about = { body: words, tag: TAG, data: location.href };
    try {
      const shown = new Notification(t("app.name"), about);
      close = () => shown.close();
      shown.onclick = () => {
        focus();
        close();
      };
    } catch {
      close = showByWorker(about);
    }
  }

  document.addEventListener("visibilitychange", () => document.hidden || close());
  return { show, close: () => close() };
}

/** As phones want it. A touch of it is for worker.js. @param {NotificationOptions} about */
function showByWorker(about) {
  const worker = navigator.serviceWorker?.getRegistration();
  const shown = worker?.then((here) => here?.showNotification(t("app.name"), about)).catch(() => {});
  return async () => {
    await shown;
    for (const one of (await (await worker)?.getNotifications({ tag: TAG })) ?? []) one.close();
  };
}
