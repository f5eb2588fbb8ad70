/** The links for friends. The server knows the address under which others reach it; `localhost` is none. */

import { pageUrl, parseAddress, serverUrl } from "../net/address.js";

/** @typedef {import("../components/context.js").Ui["links"]} Links */

/** As this browser came here. @param {string} code @returns {Links} */
export function linksOfPage(code) {
  return {
    play: pageUrl({ ...invited(), code, watch: false }),
    watch: pageUrl({ ...invited(), code, watch: true }),
    tv: pageUrl({ ...invited(), code, watch: true, tv: true }),
  };
}

/**
 * Those of this page remain where the server does not answer.
 * @param {string} code  of a table that exists
 * @param {(known: Pick<import("../components/context.js").Ui, "links" | "advice">) => void} use
 */
export function prepareLinks(code, use) {
  fetchRoom(code).then(({ links, advice }) => use({ links, advice }), () => {});
}

/**
 * As friends can come, and as the code pictures show it.
 * @param {string} code
 * @returns {Promise<Pick<import("../components/context.js").Ui, "links" | "advice">>}
 */
async function fetchRoom(code) {
  const response = await fetch(serverUrl(`api/rooms/${code}${inviteOfPage()}`));
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** What the link had that led here. @returns {{invite?: string}} */
function invited() {
  const invite = parseAddress(location.href)?.invite;
  return invite === undefined ? {} : { invite };
}

function inviteOfPage() {
  const { invite } = invited();
  return invite === undefined ? "" : `?i=${invite}`;
}
