import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../worker.js", import.meta.url), "utf8");
const TABLE = "/t/ABCDE";

let listeners;
let pages;
let done;

/** A page that is open; `uncontrolled`: since before there was a worker. */
function page(path, uncontrolled = false) {
  pages.push({ url: `https://example.org${path}`, uncontrolled, focus: () => done.push(`focus ${path}`) });
}

async function touch(tag) {
  const waits = [];
  const notification = { tag, close: () => done.push("close") };
  listeners.notificationclick({ notification, waitUntil: (wait) => waits.push(wait) });
  await Promise.all(waits);
}

beforeEach(() => {
  listeners = {};
  pages = [];
  done = [];
  const matchAll = async ({ includeUncontrolled = false }) =>
    pages.filter(({ uncontrolled }) => includeUncontrolled || !uncontrolled);
  const self = {
    addEventListener: (name, listener) => (listeners[name] = listener),
    clients: { matchAll, openWindow: async (url) => done.push(`open ${url}`) },
  };
  runInNewContext(SCRIPT, { self, URL });
});

test("who touches a notification is at the table that it is about", async () => {
  page("/t/QQQQQ");
  page(TABLE);
  await touch(TABLE);
  assert.deepEqual(done, ["close", `focus ${TABLE}`]);
});

test("so is who has come with a link of his own, on his first visit", async () => {
  page(`${TABLE}#seat=5`, true);
  await touch(TABLE);
  assert.deepEqual(done, ["close", `focus ${TABLE}#seat=5`]);
});

test("a table whose page is gone is opened again", async () => {
  page("/");
  await touch(TABLE);
  assert.deepEqual(done, ["close", `open ${TABLE}`]);
});
