/** The links for friends. The server knows the address under which others reach it; `localhost` is none. */

import { pageUrl, serverUrl } from "../net/address.js";

/** @typedef {import("../components/context.js").Ui["links"]} Links */

/** As this browser came here. @param {string} code @returns {Links} */
export function linksOfPage(code) {
  return {
    play: pageUrl({ code, watch: false }),
    watch: pageUrl({ code, watch: true }),
    tv: pageUrl({ code, watch: true, tv: true }),
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
  const response = await fetch(serverUrl(`api/rooms/${code}`));
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
