import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { connected, lose, pass } from "./support/connected.js";
import { FakeSocket } from "./support/fake_socket.js";

const LONG = 60_000;

let seen;

beforeEach(() => {
  seen = connected();
});

/** What the server answers to whoever asks for the socket's address over HTTP. */
function answering(status) {
  const asked = [];
  mock.method(globalThis, "fetch", async (url) => {
    asked.push(url);
    if (status === null) throw new TypeError("no network");
    return { status };
  });
  return asked;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("says after ten seconds that something in between does not let WebSockets through", async () => {
  const asked = answering(426);
  lose();
  pass(9_999);
  await settled();
  assert.deepEqual(asked, []);
  pass(1);
  await settled();
  assert.deepEqual(asked, ["http://example.org/ws/ABCDE"]);
  assert.equal(seen.connection.reason, "upgrade_blocked");
  lose();
  assert.equal(seen.connection.reason, "upgrade_blocked", "and goes on trying");
  pass(LONG);
  FakeSocket.greet();
  assert.equal(seen.connection.reason, null);
});

for (const [what, status] of [["is away", null], ["answers something else", 200]]) {
  test(`says nothing of WebSockets where the server ${what}`, async () => {
    answering(status);
    lose();
    pass(10_000);
    await settled();
    assert.equal(seen.connection.reason, "lost");
  });
}

test("asks nothing where a socket was open", async () => {
  const asked = answering(426);
  FakeSocket.greet();
  lose();
  pass(20_000);
  await settled();
  assert.deepEqual(asked, []);
});

for (const [what, code] of [["turns the page away", 4014], ["restarts", 4000]]) {
  test(`asks nothing where the server ${what}: its code came by a socket`, async () => {
    const asked = answering(426);
    lose(code);
    pass(20_000);
    await settled();
    assert.deepEqual(asked, []);
    assert.notEqual(seen.connection.reason, "upgrade_blocked");
  });
}
