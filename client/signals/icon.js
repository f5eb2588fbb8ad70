/** The picture on the tab: a bright one while this browser is asked. */

const ASKED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#ffd166"/>' +
  '<circle cx="32" cy="32" r="26" fill="#b3261e"/><path d="M24 17 L48 32 L24 47 Z" fill="#fff"/></svg>';

const LINK = 'link[rel="icon"][type="image/svg+xml"]';

/** @returns {(asked: boolean) => void} */
export function createIcon() {
  const usual = document.querySelector(LINK)?.getAttribute("href") ?? "";
  let shown = false;
  return (asked) => {
    if (asked === shown) return;
    shown = asked;
    // Looked up anew: extensions that manage tabs put links of their own in its place.
    document.querySelector(LINK)?.setAttribute("href", asked ? `data:image/svg+xml,${encodeURIComponent(ASKED)}` : usual);
  };
}
