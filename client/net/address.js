/** Addresses. The server may live below any path; this module's own address tells where. */

import { TOKEN_BYTES } from "../wire/constants.js";

const ROOT = new URL("../../", import.meta.url);

/** @typedef {{code: string, watch: boolean, tv?: boolean, invite?: string}} RoomAddress  a table, to sit at or to watch, perhaps on a television */

const SEAT = new RegExp(`#seat=([0-9a-f]{${2 * TOKEN_BYTES}})$`);
/** What an invitation has besides the code. */
const INVITE = /^[0-9a-f]{10}$/;
const PLACES = /^(t|w|tv)\/([A-Za-z0-9]+)\/?$/;

/**
 * @param {string} href  of a page
 * @param {URL} root
 * @returns {RoomAddress | null} null for the start page
 */
export function parseAddress(href, root = ROOT) {
  const { pathname, searchParams } = new URL(href);
  const [, kind, code] = PLACES.exec(pathname.slice(root.pathname.length)) ?? [];
  if (code === undefined) return null;
  const invite = searchParams.get("i") ?? "";
  return {
    code: code.toUpperCase(),
    watch: kind !== "t",
    ...(kind === "tv" && { tv: true }),
    ...(INVITE.test(invite) && { invite }),
  };
}

/**
 * @param {string} href  of a page that is no table
 * @param {URL} root
 * @returns {boolean} whether it is none at all, and the server sent the start page instead
 */
export function leadsNowhere(href, root = ROOT) {
  return new URL(href).pathname.length > root.pathname.length;
}

/**
 * @param {RoomAddress | null} address
 * @param {URL} root
 * @returns {string} the address of the page, for links and invitations
 */
export function pageUrl(address, root = ROOT) {
  if (address === null) return new URL(".", root).href;
  const invite = address.invite === undefined ? "" : `?i=${address.invite}`;
  return new URL(`${address.tv ? "tv" : address.watch ? "w" : "t"}/${address.code}${invite}`, root).href;
}

/**
 * @param {string} href  of a page
 * @returns {string | null} the seat secret that a link of one's own carries behind its "#"
 */
export function secretOf(href) {
  return SEAT.exec(href)?.[1] ?? null;
}

/**
 * @param {string} href  of a page
 * @returns {boolean} whether it is meant as a link of one's own, whatever it carries
 */
export function isOfSeat(href) {
  return new URL(href).hash.startsWith("#seat=");
}

/**
 * @param {string} path  e.g. "api/rooms"
 * @returns {string}
 */
export function serverUrl(path, root = ROOT) {
  return new URL(path, root).href;
}

/**
 * @param {string} code
 * @returns {string}
 */
export function socketUrl(code, root = ROOT) {
  const url = new URL(`ws/${code}`, root);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
