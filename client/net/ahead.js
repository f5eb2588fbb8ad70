/** What the page heard before this script was there. */

/**
 * @typedef {object} Ahead
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
 * @param {{ahead?: Ahead}} page
 * @returns {Ahead | null}
 */
export function takeAhead(url, hello, page = /** @type {any} */ (globalThis)) {
  const { ahead } = page;
  delete page.ahead;
  if (ahead === undefined) return null;
  if (ahead.socket.url === url && ahead.hello === hello) return ahead;
  ahead.socket.close();
  return null;
}
