import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { begin, comeBack, enter, hears, hello, session } from "./support/entering.js";
import { FakeSocket } from "./support/fake_socket.js";
import { welcome } from "./support/tables.js";

beforeEach(begin);

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
