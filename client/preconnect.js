/**
 * Opens the socket while the rest of the page is still on its way, and says hello. It stands in the page itself,
 * before everything that it would have to wait for. net/preconnect.js hands on what it heard.
 */

if (location.hash === "") {
  const { root, protocol } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const [kind, named] = location.pathname.split("/").filter(Boolean).slice(-2);
  const code = named?.toUpperCase();
  let token = null;
  try {
    if (kind !== "tv") token = localStorage.getItem(`fliptable.token.${code}`);
  } catch {
    // Storage is refused: nobody sits here.
  }
  const invite = /[?&]i=([0-9a-f]{10})(?=&|$)/.exec(location.search)?.[1];
  const visitor = { watch: kind !== "t", ...(kind === "tv" && { screen: true }), ...(invite && { invite }) };
  const hello = JSON.stringify({ type: "hello", version: Number(protocol), ...(token === null ? visitor : { token }) });
  const opened = new WebSocket(`${location.origin.replace("http", "ws")}${root}/ws/${code}`);
  /** @type {import("./net/preconnect.js").Preconnection} */
  const preconnection = { socket: opened, hello, heard: [], closed: null };
  opened.onopen = () => opened.send(hello);
  opened.onmessage = ({ data }) => preconnection.heard.push({ text: data, at: performance.now() });
  opened.onclose = ({ code: why }) => {
    preconnection.closed = why;
  };
  /** @type {any} */ (window).preconnection = preconnection;
}
