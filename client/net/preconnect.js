/** What the page heard before this script was there. */

/**
 * @typedef {object} Preconnection
 * @property {WebSocket} socket
 * @property {string} hello  what was said on it, or will be as soon as it is open
 * @property {{text: string, at: number}[]} heard  messages, and when each came, by `performance.now()`
 * @property {number | null} closed  the code of its end
 */

/**
 * The first who asks gets it, if it leads to the same address and the same was said as he would say now.
 *
 * @param {string} url
 * @param {string} hello
 * @param {{preconnection?: Preconnection}} page
 * @returns {Preconnection | null}
 */
export function takePreconnection(url, hello, page = /** @type {any} */ (globalThis)) {
  const { preconnection } = page;
  delete page.preconnection;
  if (preconnection === undefined) return null;
  if (preconnection.socket.url === url && preconnection.hello === hello) return preconnection;
  preconnection.socket.close();
  return null;
}
