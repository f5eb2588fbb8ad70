import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../worker.js", import.meta.url), "utf8");
const TABLE = "https://example.org/t/ABCDE";

let listeners;
let pages;
let done;

/** A page that is open. */
function page(url) {
  const opened = { url, focus: () => done.push(`focus ${url}`) };
  pages.push(opened);
}

async function touch(data) {
  const waits = [];
  const notification = { data, close: () => done.push("close") };
  listeners.notificationclick({ notification, waitUntil: (wait) => waits.push(wait) });
  await Promise.all(waits);
}

beforeEach(() => {
  listeners = {};
  pages = [];
  done = [];
  const self = {
    addEventListener: (name, listener) => (listeners[name] = listener),
    clients: { matchAll: async () => pages, openWindow: async (url) => done.push(`open ${url}`) },
  };
  runInNewContext(SCRIPT, { self, URL });
});

test("who touches a notification is at the table that it is about", async () => {
  page("https://example.org/t/QQQQQ");
  page(TABLE);
  await touch(TABLE);
  assert.deepEqual(done, ["close", `focus ${TABLE}`]);
});

test("a table whose page is gone is opened again", async () => {
  page("https://example.org/");
  await touch(TABLE);
  assert.deepEqual(done, ["close", `open ${TABLE}`]);
});
