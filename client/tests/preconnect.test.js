import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, mock, test } from "node:test";
import { runInNewContext } from "node:vm";

import { createRoom } from "../state/room.js";
import { createSession } from "../net/session.js";
import { createMemory } from "../net/storage.js";
import { PROTOCOL } from "../wire/constants.js";
import { FakeSocket } from "./support/fake_socket.js";
import { refusedMemory } from "./support/fake_storage.js";
import { batch, welcome } from "./support/tables.js";

const SCRIPT = readFileSync(new URL("../preconnect.js", import.meta.url), "utf8");
const URL_OF_IT = "wss://example.org/flip/ws/ABCDE";
const SECRET = "5".repeat(64);

const remembered = (entries) => {
  const kept = new Map(Object.entries(entries));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem() {} };
};
const SEATED = remembered({ "fliptable.token.ABCDE": SECRET });
const REFUSED = {
  getItem() {
    throw new Error("storage is blocked");
  },
};

/** Does what a page does before the scripts of the client are there. */
function arrive(path, storage = SEATED, now = () => 0) {
  const { pathname, search, hash } = new URL(path, "https://example.org");
  const window = {};
  runInNewContext(SCRIPT, {
    window,
    WebSocket: FakeSocket,
    localStorage: storage,
    performance: { now },
    location: { origin: "https://example.org", pathname, search, hash },
    document: { currentScript: { dataset: { root: "/flip", protocol: String(PROTOCOL) } } },
  });
  globalThis.preconnection = window.preconnection;
}

/** The client's own scripts have come. */
function enter(watch = false, session = createSession(createMemory(() => SEATED)), invited = {}) {
  const room = createRoom({ code: "ABCDE", watch, ...invited }, { session, url: URL_OF_IT, events: new EventTarget() });
  room.open();
  return room;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.install();
});

afterEach(() => {
  delete globalThis.preconnection;
});

for (const [path, watch, storage, name] of [
  ["/flip/t/ABCDE", false, SEATED, "a member's"],
  ["/flip/t/abcde/", false, SEATED, "a member's with a code in small letters"],
  ["/flip/w/ABCDE", true, SEATED, "a member's on the spectator link"],
  ["/flip/t/ABCDE", false, remembered({}), "a visitor's"],
  ["/flip/w/ABCDE", true, remembered({}), "a spectator's"],
  ["/flip/t/ABCDE", false, REFUSED, "that of a browser which refuses storage"],
]) {
  test(`the table goes on with the socket that its page has opened: ${name}`, () => {
    arrive(path, storage);
    FakeSocket.last.onopen();
    enter(watch, createSession(createMemory(() => storage)));
    assert.equal(FakeSocket.all.length, 1);
    assert.equal(FakeSocket.last.closed, false);
    assert.equal(FakeSocket.last.sent.length, 1);
  });
}

test("a television goes on with it too, and never has a seat", () => {
  arrive("/flip/tv/ABCDE");
  FakeSocket.last.onopen();
  enter(true, createSession(refusedMemory()), { tv: true });
  assert.equal(FakeSocket.all.length, 1);
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", version: PROTOCOL, watch: true, screen: true }]);
});

test("what was heard before is heard in its order, and when it came", () => {
  let now = 500;
  arrive("/flip/t/ABCDE", SEATED, () => now);
  FakeSocket.last.onopen();
  FakeSocket.last.hears(welcome({ seq: 1 }));
  now = 700;
  FakeSocket.last.hears(batch(2, [], { prompt: { decision: null, remaining: 3_000, worth: [] } }));
  const room = enter();
  assert.equal(room.state().connection.phase, "live");
  assert.equal(room.state().seq, 2);
  assert.equal(room.state().deadline, 3_700);
  FakeSocket.last.hears(batch(3, []));
  assert.equal(room.state().seq, 3);
});

test("a socket that is still opening says hello when it is open, once", () => {
  arrive("/flip/t/ABCDE");
  enter();
  assert.deepEqual(FakeSocket.last.sent, []);
  FakeSocket.last.onopen();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", version: PROTOCOL, token: SECRET }]);
});

test("a refusal that came before is not asked for again", () => {
  arrive("/flip/t/ABCDE", remembered({}));
  FakeSocket.last.onopen();
  FakeSocket.last.ends(4004);
  const room = enter(false, createSession(refusedMemory()));
  assert.equal(FakeSocket.all.length, 1);
  assert.equal(room.state().connection.phase, "closed");
});

test("who has become somebody else since then gets a connection of his own", () => {
  arrive("/flip/t/ABCDE", remembered({}));
  const [first] = FakeSocket.all;
  first.onopen();
  enter();
  assert.equal(first.closed, true);
  FakeSocket.last.onopen();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", version: PROTOCOL, token: SECRET }]);
});

test("only the first connection of a page takes it", () => {
  arrive("/flip/t/ABCDE");
  enter();
  FakeSocket.last.onopen();
  FakeSocket.last.ends(1006);
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.all.length, 2);
});

test("a link that brings a seat is read by the client first", () => {
  arrive(`/flip/t/ABCDE#seat=${SECRET}`, remembered({}));
  assert.equal(FakeSocket.all.length, 0);
});

test("a visitor says what his invitation has besides the code, and goes on with the same socket", () => {
  const nobody = remembered({});
  arrive("/flip/t/ABCDE?lang=de&i=0123456789", nobody);
  FakeSocket.last.onopen();
  const invited = { version: PROTOCOL, watch: false, invite: "0123456789" };
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", ...invited }]);
  enter(false, createSession(createMemory(() => nobody)), { invite: "0123456789" });
  assert.equal(FakeSocket.all.length, 1);
});
