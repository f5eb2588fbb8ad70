import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createNotice } from "../signals/notice.js";

/** What the phone shows: words by tag. */
let shown;
let notice;

/** As browsers do: one that has the tag of another replaces it, and to close either closes what has the tag. */
const phone = {
  async showNotification(_, { body, tag }) {
    shown.set(tag, body);
  },
  async getNotifications({ tag }) {
    return [...shown.keys()].filter((one) => one === tag).map((one) => ({ close: () => shown.delete(one) }));
  },
};

const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  shown = new Map();
  give("Notification", function Notification() {
    throw new TypeError("Illegal constructor");
  });
  Notification.permission = "granted";
  give("window", { Notification });
  give("isSecureContext", true);
  give("document", { hidden: true, addEventListener() {} });
  give("navigator", { serviceWorker: { getRegistration: async () => phone } });
  give("location", { pathname: "/t/ABCDE" });
  notice = createNotice();
});

test("a question that follows at once is shown in place of the one before", async () => {
  notice.show("hit or stay?");
  await settled();
  notice.close();
  notice.show("whom?");
  await settled();
  assert.deepEqual([...shown.values()], ["whom?"]);
});

test("what is closed before it could be shown is not shown", async () => {
  notice.show("hit or stay?");
  notice.close();
  await settled();
  assert.equal(shown.size, 0);
});

test("the turn at another table of this browser is still told", async () => {
  notice.show("hit or stay?");
  location.pathname = "/t/QQQQQ";
  const other = createNotice();
  other.show("whom?");
  await settled();
  other.close();
  await settled();
  assert.deepEqual([...shown.values()], ["hit or stay?"]);
});
