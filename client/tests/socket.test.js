import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { connected, lose, pass } from "./support/connected.js";
import { FakeSocket } from "./support/fake_socket.js";

const LONG = 60_000;

let seen;

const wake = (name) => seen.device.dispatchEvent(new Event(name));

beforeEach(() => {
  seen = connected();
});

test("says hello first and is live once the table is up to date", () => {
  assert.equal(FakeSocket.last.url, "ws://example.org/ws/ABCDE");
  assert.equal(seen.connection.phase, "connecting");
  FakeSocket.last.onopen();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", version: 1 }]);
  FakeSocket.last.hears({ type: "batch", seq: 2 });
  assert.equal(seen.connection.phase, "connecting");
  FakeSocket.last.hears({ type: "synced", seq: 2 });
  assert.equal(seen.connection.phase, "live");
});

test("hands every message on as it came", () => {
  FakeSocket.greet({ type: "welcome", seq: 1 });
  FakeSocket.last.hears({ type: "batch", seq: 2 });
  assert.deepEqual(seen.heard, [
    { type: "welcome", seq: 1 },
    { type: "batch", seq: 2 },
  ]);
});

test("sends a command with a ref of its own and returns it", () => {
  FakeSocket.greet();
  const first = seen.socket.send({ type: "start" });
  const second = seen.socket.send({ type: "start" });
  assert.match(first, /^[A-Za-z0-9_-]{1,40}$/);
  assert.notEqual(first, second);
  assert.deepEqual(FakeSocket.last.commands, [
    { type: "start", ref: first },
    { type: "start", ref: second },
  ]);
});

test("keeps commands until the socket is live", () => {
  FakeSocket.last.onopen();
  const ref = seen.socket.send({ type: "start" });
  assert.deepEqual(FakeSocket.last.commands, []);
  FakeSocket.last.hears({ type: "welcome", seq: 1 });
  assert.deepEqual(FakeSocket.last.commands, [{ type: "start", ref }]);
});

for (const type of ["done", "refused", "joined", "tallied"]) {
  test(`sends what was not answered again after a loss, but nothing that was ${type}`, () => {
    FakeSocket.greet();
    const answered = seen.socket.send({ type: "start" });
    const open = seen.socket.send({ type: "add_bot" });
    FakeSocket.last.hears({ type, ref: answered });
    lose();
    pass(LONG);
    FakeSocket.greet();
    assert.deepEqual(FakeSocket.last.commands, [{ type: "add_bot", ref: open }]);
  });
}

test("comes back with doubling pauses, up to a limit", () => {
  const pauses = [];
  for (let loss = 0; loss < 8; loss += 1) {
    const sockets = FakeSocket.all.length;
    lose();
    assert.equal(seen.connection.phase, "waiting");
    assert.equal(seen.connection.attempt, loss + 1);
    let waited = 0;
    while (FakeSocket.all.length === sockets) {
      pass(100);
      waited += 100;
    }
    pauses.push(waited);
  }
  assert.deepEqual(pauses, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
});

test("spreads its pauses at random over their second half", () => {
  mock.method(Math, "random", () => 0);
  lose();
  pass(249);
  assert.equal(FakeSocket.all.length, 1);
  pass(1);
  assert.equal(FakeSocket.all.length, 2);
});

test("begins with the shortest pause again after it was live", () => {
  lose();
  pass(500);
  lose();
  pass(1_000);
  FakeSocket.greet();
  assert.equal(seen.connection.attempt, 0);
  lose();
  pass(500);
  assert.equal(FakeSocket.all.length, 4);
});

test("pings every 20 seconds as long as it is answered", () => {
  FakeSocket.greet();
  for (let round = 1; round <= 3; round += 1) {
    pass(20_000);
    assert.equal(FakeSocket.last.sent.filter(({ type }) => type === "ping").length, round);
    FakeSocket.last.hears({ type: "pong" });
  }
  assert.equal(seen.connection.phase, "live");
});

test("gives up a socket on which a ping is not answered, whatever its socket does later", () => {
  FakeSocket.greet();
  const dead = FakeSocket.last;
  pass(20_000);
  pass(8_000);
  assert.equal(dead.closed, true);
  assert.equal(seen.connection.phase, "waiting");
  pass(500);
  FakeSocket.greet();
  dead.hears({ type: "batch", seq: 99 });
  dead.ends(1006);
  assert.equal(seen.connection.phase, "live");
  assert.equal(seen.heard.some(({ seq }) => seq === 99), false);
});

test("gives up an attempt that gets no answer", () => {
  pass(15_000);
  assert.equal(seen.connection.phase, "waiting");
});

for (const [code, reason] of [
  [4000, "restarting"],
  [4006, "too_slow"],
  [4011, "hello_missing"],
  [1001, "lost"],
]) {
  test(`comes back by itself after ${code}`, () => {
    FakeSocket.greet();
    lose(code);
    assert.deepEqual([seen.connection.phase, seen.connection.reason], ["waiting", reason]);
    pass(500);
    assert.equal(FakeSocket.all.length, 2);
  });
}

for (const [code, reason] of [
  [4001, "outdated"],
  [4002, "replaced"],
  [4003, "kicked"],
  [4004, "room_unknown"],
  [4005, "room_gone"],
  [4009, "forbidden_origin"],
  [4012, "watching_off"],
]) {
  test(`stays away after ${code} until it is opened again`, () => {
    FakeSocket.greet();
    lose(code);
    wake("online");
    pass(LONG);
    assert.deepEqual([seen.connection.phase, seen.connection.reason], ["closed", reason]);
    assert.equal(FakeSocket.all.length, 1);
    seen.socket.open();
    assert.equal(FakeSocket.all.length, 2);
  });
}

test("keeps the pause that a throttling server asks for, also when the device wakes up", () => {
  lose(4010);
  wake("online");
  pass(29_999);
  assert.equal(FakeSocket.all.length, 1);
  pass(1);
  assert.equal(FakeSocket.all.length, 2);
});

test("asks for a snapshot", () => {
  FakeSocket.greet();
  seen.socket.sync();
  assert.deepEqual(FakeSocket.last.sent.at(-1), { type: "sync" });
});

test("comes back within two seconds when the server restarts", () => {
  FakeSocket.greet();
  lose(4000);
  pass(500);
  lose();
  pass(1_000);
  assert.equal(FakeSocket.all.length, 3);
});

test("is quiet after it was closed", () => {
  FakeSocket.greet();
  const last = FakeSocket.last;
  seen.socket.close();
  last.ends(1000);
  wake("online");
  pass(LONG);
  assert.equal(last.closed, true);
  assert.equal(seen.connection.phase, "closed");
  assert.equal(FakeSocket.all.length, 1);
});
