/** Coming to a table: from the start page, where the name was typed already, or by a link of one's own. */

import { isOfSeat, pageUrl, secretOf } from "../net/address.js";
import { createMemory } from "../net/storage.js";
import { listen } from "../ui/listen.js";

const memory = createMemory(() => sessionStorage);
const KEY = "arriving";

/** @param {{code: string, invite?: string}} table */
export function goToTable({ code, invite }) {
  memory.set(KEY, code);
  location.assign(pageUrl({ code, watch: false, ...(invite && { invite }) }));
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
 * @param {() => void} refuse  the link is cut off or mistyped
 * @returns {{taken: boolean, stop: () => void}} `taken`: the page was opened by such a link; `stop`: no other is taken
 */
export function takeSeats(code, session, refuse) {
  const take = () => {
    const { href } = location;
    if (!isOfSeat(href)) return false;
    history.replaceState(null, "", location.pathname);
    const secret = secretOf(href);
    if (secret === null) refuse();
    else session.keepToken(code, secret);
    return secret !== null;
  };
  const taken = take();
  return { taken, stop: listen(window, { hashchange: () => take() && location.reload() }) };
}
