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

/** @returns {{show: (words: string) => void, close: () => void}} */
export function createNotice() {
  /** @type {Notification | null} */
  let shown = null;

  function close() {
    shown?.close();
    shown = null;
  }

  function show(/** @type {string} */ words) {
    if (!document.hidden || permission() !== "granted") return;
    close();
    try {
      shown = new Notification(t("app.name"), { body: words, tag: "turn" });
      shown.onclick = () => {
        focus();
        close();
      };
    } catch {
      // Phones show them for service workers only; they have their sound and vibration.
    }
  }

  document.addEventListener("visibilitychange", () => document.hidden || close());
  return { show, close };
}
