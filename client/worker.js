/**
 * The service worker. Where a page cannot be fetched it shows one that says what is wrong; that page and its files
 * are all it keeps. Everything else comes from the network, so that nobody sees an old table or runs old code.
 */

/** What TypeScript's browser library knows of is not what a worker has. @type {any} */
const worker = self;

/** The address of that page, and those of its files; the server fills them in. */
const KEPT = "{kept}".split(" ");
const PAGE = /** @type {string} */ (KEPT[0]);
const CACHE = "Fliptable {root} {version}";

/** What a proxy says when there is no server behind it. */
const GATEWAY = [502, 503, 504];

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([forget(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request, preloadResponse } = event;
  if (request.mode === "navigate") event.respondWith(page(request, preloadResponse));
  else if (KEPT.includes(new URL(request.url).pathname)) event.respondWith(fileOf(request));
});

/** What a phone shows leads back to the table that it is about (signals/notice.js). */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.tag));
});

/** @param {string} path */
async function goTo(path) {
  // Also those that were there before this worker. Some browsers tell the address at first, with what stood behind #.
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ one) => new URL(one.url).pathname === path);
  return page ? page.focus() : worker.clients.openWindow(path);
}

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT);
}

/** What earlier workers of this server kept. */
async function forget() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("Fliptable {root} ") && name !== CACHE);
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/**
 * @param {Request} request
 * @param {Promise<Response | undefined>} preloaded  the browser asks while this worker is being started
 */
async function page(request, preloaded) {
  try {
    const response = (await preloaded) ?? (await fetch(request));
    if (!GATEWAY.includes(response.status)) return response;
  } catch {
    // No answer at all.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** @param {Request} request */
async function fileOf(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
