/** The connection to the server, and why it ended. */

/** @type {import("../../i18n.js").Catalogue} */
export default {
  "connection.connecting": "Connecting …",
  "connection.waiting": "The connection is gone. Trying again …",
  "connection.reconnect": "Connect again",
  "connection.reload": "Reload the page",
  "connection.take_over": "Play here",
  "close.lost": "The connection was lost.",
  "close.restarting": "The server restarts. Your seat is kept.",
  "close.outdated": "This page is older or newer than the server. Please reload it.",
  "close.replaced": "You are playing in another tab or on another device.",
  "close.kicked": "The host has removed you from the table.",
  "close.room_unknown": "There is no table with this code.",
  "close.room_gone": "This table is gone: the host has erased it, or nobody used it for a long time.",
  "close.too_slow": "This connection was too slow to keep up.",
  "close.too_fast": "Too many messages were sent at once.",
  "close.bad_messages": "The server did not understand this page.",
  "close.forbidden_origin": "The server does not accept connections from this page's address.",
  "close.throttled": "Too many attempts from your address. Please wait a little.",
  "close.hello_missing": "The connection was not set up in time.",
  "close.watching_off": "Watching is switched off at this table.",
  "close.token_unknown": "Your seat at this table is not known any more.",
  "close.room_unreadable": "The server cannot read this table. Tell whoever runs the server; the log says more.",
  "close.upgrade_blocked":
    "The server answers, but something in between does not let WebSockets through, probably its proxy. Tell whoever runs the server.",
};
