import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";

import { createRoom } from "../state/room.js";
import { createSession } from "../net/session.js";
import { FakeSocket } from "./support/fake_socket.js";
import { freshMemory } from "./support/fake_storage.js";
import { welcome } from "./support/tables.js";

let session;

function enter(place = { code: "ABCDE", watch: false }) {
  const room = createRoom(place, { session, url: "ws://example.org/ws/ABCDE", events: new EventTarget() });
  room.open();
  FakeSocket.last.onopen();
  return room;
}

/** Loses the connection and waits for the next one. */
function comeBack(code = 1006) {
  FakeSocket.last.ends(code);
  mock.timers.tick(60_000);
  FakeSocket.last.onopen();
}

const hello = () => FakeSocket.last.sent[0];
const hears = (message) => FakeSocket.last.hears(message);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.install();
  session = createSession(freshMemory());
});

describe("a secret that is renewed", () => {
  const renewed = () => FakeSocket.last.commands.at(-1);

  function member() {
    session.keepToken("ABCDE", "old");
    const room = enter();
    hears(welcome());
    return room;
  }

  test("is kept once the server has it", () => {
    member().renewSecret();
    const { ref, token } = renewed();
    hears({ type: "done", ref, seq: 2 });
    assert.equal(session.token("ABCDE"), token);
    comeBack(4013);
    assert.equal(session.token("ABCDE"), null, "there is no other");
  });

  test("is given up where the server refuses it", () => {
    member().renewSecret();
    hears({ type: "refused", ref: renewed().ref, reason: "temporarily_unavailable", rule: "", seq: 1, snapshot: null });
    assert.equal(session.token("ABCDE"), "old");
  });

  for (const stored of [true, false]) {
    test(`loses no seat with the answer, which ${stored ? "was" : "was not"} on its way`, () => {
      member().renewSecret();
      const { token } = renewed();
      comeBack();
      assert.equal(hello().token, token);
      if (!stored) comeBack(4013);
      assert.equal(hello().token, stored ? token : "old");
      hears({ type: "synced", seq: 1, claim: 1 });
      hears({ type: "done", ref: renewed().ref, seq: 2 });
      assert.equal(session.token("ABCDE"), token);
    });
  }
});
