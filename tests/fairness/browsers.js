/**
 * Browsers without a screen: the client's own modules, each at one table, told over stdin what happens to them and
 * saying on stdout what they say. One line a call, one line an answer: `{id, call, ...}` → `{said}` or the record.
 */

import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { mock } from "node:test";

import { createSession } from "../../client/net/session.js";
import { createMemory } from "../../client/net/storage.js";
import { checkShuffles, recordOf } from "../../client/pages/table/shuffles.js";
import { createSeedGiver } from "../../client/pages/table/seeds.js";
import { createRoom } from "../../client/state/room.js";

mock.timers.enable({ apis: ["setTimeout"] }); // and nothing happens by time

const CODE = "ABCDEF";

/** The same numbers for each test. */
let drawn = 0;
Object.defineProperty(crypto, "getRandomValues", {
  value(bytes) {
    for (let place = 0; place < bytes.length; place += 32) {
      drawn += 1;
      bytes.set(createHash("sha256").update(`${drawn}`).digest().subarray(0, bytes.length - place), place);
    }
    return bytes;
  },
});

/** A socket whose other end is the test. Pings are answered here. */
class Socket {
  static last;

  constructor(url) {
    this.url = url;
    this.sent = [];
    Socket.last = this;
  }

  send(text) {
    const message = JSON.parse(text);
    if (message.type === "ping") queueMicrotask(() => this.onmessage({ data: '{"type":"pong"}' }));
    else this.sent.push(message);
  }

  close() {}
}
globalThis.WebSocket = Socket;

function newStorage() {
  const values = new Map();
  return createMemory(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  }));
}

const browsers = new Map();

/** A page in a browser that may have been here before. */
function load(browser) {
  browser.events = new EventTarget();
  browser.room = createRoom({ code: CODE, watch: true }, { session: browser.session, url: "ws://table", events: browser.events });
  browser.room.subscribe(createSeedGiver(browser.room));
  browser.room.open();
  browser.socket = Socket.last;
  browser.socket.onopen();
}

/** What it has said since it was asked last. */
function said(browser) {
  return { said: browser.socket.sent.splice(0) };
}

const CALLS = {
  open({ id, token }) {
    const session = createSession(newStorage());
    if (token !== null) session.keepToken(CODE, token);
    const browser = { session };
    browsers.set(id, browser);
    load(browser);
    return said(browser);
  },
  reload({ id }) {
    const browser = browsers.get(id);
    browser.socket.onclose = () => {};
    browser.room.close();
    load(browser);
    return said(browser);
  },
  hear({ id, message }) {
    const browser = browsers.get(id);
    browser.socket.onmessage({ data: JSON.stringify(message) });
    return said(browser);
  },
  close({ id, code }) {
    browsers.get(id).socket.onclose({ code });
    return { said: [] };
  },
  /** Comes back after the connection was lost, or the seat taken over. */
  reopen({ id }) {
    const browser = browsers.get(id);
    if (browser.room.state().connection.phase === "closed") browser.room.open();
    else browser.events.dispatchEvent(new Event("online"));
    browser.socket = Socket.last;
    browser.socket.onopen();
    return said(browser);
  },
  async verify({ id }) {
    const { room, session } = browsers.get(id);
    const record = recordOf(room.state(), CODE, session);
    return { record, verdict: await checkShuffles(record) };
  },
  forget() {
    browsers.clear();
    drawn = 0;
    return {};
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { call, ...given } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(await CALLS[call](given))}\n`);
}
