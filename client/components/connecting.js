/** What is said before anything has arrived. */

import { t } from "../text/i18n.js";

/** @param {import("../net/socket.js").Connection} connection */
export function connectingWords({ phase, reason }) {
  return t(phase !== "closed" && reason === "upgrade_blocked" ? "close.upgrade_blocked" : "connection.connecting");
}
