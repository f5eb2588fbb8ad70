/** What a connection does when the device sleeps and wakes up. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { createRoomSocket } from "../net/socket.js";
import { FakeSocket } from "./support/fake_socket.js";

const LONG = 60_000;

let device;
let connection;
let socket;

/** Lets time pass. */
const pass = (milliseconds) => mock.timers.tick(milliseconds);
const wake = (name) => device.dispatchEvent(new Event(name));

function lose(code = 1006) {
  FakeSocket.last.ends(code);
}

beforeEach(() => {
  mock.reset();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 1);
  FakeSocket.install();
  device = new EventTarget();
  socket = createRoomSocket(
    "ws://example.org/ws/ABCDE",
    {
      hello: () => ({ type: "hello", version: 1 }),
      received: () => {},
      changed: (now) => {
        connection = now;
      },
    },
    device,
  );
  socket.open();
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
    assert.equal(connection.phase, "waiting");
  });
}

test("hangs up when the page is left, and comes back when it is shown again", () => {
  FakeSocket.greet();
  const left = FakeSocket.last;
  wake("pagehide");
  assert.equal(left.closed, true);
  assert.equal(connection.phase, "waiting");
  pass(LONG);
  assert.equal(FakeSocket.last, left);
  wake("pageshow");
  FakeSocket.greet();
  assert.equal(connection.phase, "live");
});

test("takes a socket that was there before the page was shown for one that is alive", () => {
  FakeSocket.greet();
  device.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", version: 1 }]);
});
