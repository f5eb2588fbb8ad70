/** What a connection does when the device sleeps and wakes up. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { connected, lose, pass } from "./support/connected.js";
import { FakeSocket } from "./support/fake_socket.js";

const LONG = 60_000;

let seen;

const wake = (name) => seen.device.dispatchEvent(new Event(name));

beforeEach(() => {
  seen = connected();
});

for (const name of ["online", "visibilitychange", "pageshow"]) {
  test(`comes back at once on ${name}`, () => {
    lose();
    wake(name);
    assert.equal(FakeSocket.all.length, 2);
    pass(LONG - 1);
    assert.equal(FakeSocket.all.filter(({ closed }) => !closed).length, 1);
  });

  test(`tries a socket that seems alive on ${name} and gives it up soon`, () => {
    FakeSocket.greet();
    wake(name);
    assert.deepEqual(FakeSocket.last.sent.at(-1), { type: "ping" });
    pass(2_500);
    assert.equal(seen.connection.phase, "waiting");
  });
}

test("hangs up when the page is left, and comes back when it is shown again", () => {
  FakeSocket.greet();
  const left = FakeSocket.last;
  wake("pagehide");
  assert.equal(left.closed, true);
  assert.equal(seen.connection.phase, "waiting");
  pass(LONG);
  assert.equal(FakeSocket.last, left);
  wake("pageshow");
  FakeSocket.greet();
  assert.equal(seen.connection.phase, "live");
});

test("takes a socket that was there before the page was shown for one that is alive", () => {
  FakeSocket.greet();
  seen.device.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", version: 1 }]);
});
