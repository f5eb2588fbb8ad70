/** Coming to a table: from the start page, where the name was typed already, or by a link of one's own. */

import { pageUrl, secretOf } from "../net/address.js";
import { createMemory } from "../net/storage.js";

const memory = createMemory(() => sessionStorage);
const KEY = "arriving";

/** @param {string} code */
export function goToTable(code) {
  memory.set(KEY, code);
  location.assign(pageUrl({ code, watch: false }));
}

/** @param {string} code @returns {boolean} true once: this browser came from the start page to this table */
export function justArrived(code) {
  const came = memory.get(KEY) === code;
  memory.remove(KEY);
  return came;
}

/**
 * A link of one's own brings a seat to this device, also into a page that is open. Its secret does not stay in the
 * address.
 *
 * @param {string} code
 * @param {import("../net/session.js").Session} session
 */
export function takeSeats(code, session) {
  const take = () => {
    const secret = secretOf(location.href);
    if (secret === null) return false;
    history.replaceState(null, "", location.pathname);
    session.keepToken(code, secret);
    return true;
  };
  take();
  addEventListener("hashchange", () => take() && location.reload());
}
