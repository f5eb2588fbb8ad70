/** Whether something between here and the server lets everything through but WebSockets. */

/** Milliseconds in which a socket is open, wherever one can be opened at all. */
const OPEN_WITHIN = 10_000;
/** The server's answer to whoever asks for a socket's address without wanting one. */
const UPGRADE_REQUIRED = 426;

/**
 * Asks once, if no socket has been open after a while.
 * @param {string} url  of the socket
 * @param {() => boolean} opened  whether one was
 * @param {() => void} blocked  called if the server answers, and not by a socket
 * @returns {() => void} stops
 */
export function watchUpgrade(url, opened, blocked) {
  const timer = setTimeout(async () => {
    if (opened()) return;
    const answer = await fetch(url.replace(/^ws/, "http"), { cache: "no-store" }).catch(() => null);
    if (answer?.status === UPGRADE_REQUIRED && !opened()) blocked();
  }, OPEN_WITHIN);
  return () => clearTimeout(timer);
}
