import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { PROTOCOL } from "../wire/constants.js";
import { begin, comeBack, enter, hears, hello, session } from "./support/entering.js";
import { FakeSocket } from "./support/fake_socket.js";
import { batch, welcome } from "./support/tables.js";

beforeEach(begin);

test("a visitor says hello without a secret", () => {
  enter();
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, watch: false });
});

test("a visitor with the spectator link asks to watch", () => {
  enter({ code: "ABCDE", watch: true });
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, watch: true });
});

test("a member says hello with the secret of this table, also on the spectator link", () => {
  session.keepToken("ABCDE", "secret");
  enter({ code: "ABCDE", watch: true });
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, token: "secret" });
});

test("whoever comes back says which batch he knows, not only its number", () => {
  enter();
  hears(welcome({ you: null, link: "0123456789abcdef" }));
  comeBack();
  assert.equal(hello().link, "0123456789abcdef");
  hears({ type: "synced", seq: hello().after, claim: null });
  hears({ ...batch(hello().after + 1, []), link: "fedcba9876543210" });
  comeBack();
  assert.equal(hello().link, "fedcba9876543210");
});

test("who joins keeps the secret and comes back with it", () => {
  const room = enter();
  hears(welcome({ you: null }));
  room.join("Ann", false);
  const [{ ref, token }] = FakeSocket.last.commands;
  assert.match(token, /^[0-9a-f]{64}$/);
  hears({ type: "joined", ref, member: 1 });
  hears(welcome({ seq: 2 }));
  assert.equal(session.token("ABCDE"), token);
  assert.deepEqual(room.state().pending, []);
  comeBack();
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, token, after: 2 });
});

test("who missed the answer to a join comes back as the member that it made", () => {
  const room = enter();
  hears(welcome({ you: null }));
  room.join("Ann", false);
  const [{ token, ref }] = FakeSocket.last.commands;
  comeBack();
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, token });
  hears(welcome({ seq: 2 }));
  hears({ type: "done", ref, seq: 2 });
  assert.deepEqual([room.state().you, room.state().pending], [1, []]);
});

test("a join that never arrived is sent again with the same secret, which is kept", () => {
  const room = enter();
  hears(welcome({ you: null }));
  room.join("Ann", false);
  const [join] = FakeSocket.last.commands;
  comeBack();
  comeBack(4013);
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, watch: false, after: 1 });
  hears({ type: "synced", seq: 1 });
  assert.deepEqual(FakeSocket.last.commands, [join]);
  assert.equal(session.token("ABCDE"), join.token, "before the answer, which a reload would miss");
  hears({ type: "joined", ref: join.ref, member: 1 });
  assert.equal(session.token("ABCDE"), join.token);
});

test("who has a secret already joins with it and not with another", () => {
  session.keepToken("ABCDE", "secret");
  const room = enter();
  room.join("Ann", false);
  hears(welcome({ you: null }));
  assert.equal(FakeSocket.last.commands[0].token, "secret");
});

test("resumes after the last batch that it has", () => {
  session.keepToken("ABCDE", "secret");
  enter();
  hears(welcome({ seq: 4 }));
  hears(batch(5));
  comeBack();
  assert.equal(hello().after, 5);
});

test("asks for a snapshot once when it is out of step, and for a whole one when it comes back", () => {
  session.keepToken("ABCDE", "secret");
  enter();
  hears(welcome({ seq: 4 }));
  hears(batch(6));
  hears(batch(7));
  assert.deepEqual(FakeSocket.last.commands, [{ type: "sync" }]);
  comeBack();
  assert.equal(hello().after, undefined);
});

test("comes in as a visitor when its secret is not known any more", () => {
  session.keepToken("ABCDE", "old");
  enter();
  comeBack(4013);
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, watch: false });
});

test("forgets the secret of a table from which it was removed", () => {
  session.keepToken("ABCDE", "secret");
  enter();
  FakeSocket.last.ends(4003);
  assert.equal(session.token("ABCDE"), null);
});

test("keeps the secret when another tab takes over", () => {
  session.keepToken("ABCDE", "secret");
  const room = enter();
  FakeSocket.last.ends(4002);
  room.open();
  FakeSocket.last.onopen();
  assert.equal(hello().token, "secret");
});

test("a connection that heals keeps its claim on the seat, with a later attempt each time", (t) => {
  let now = 1000.6;
  t.mock.method(performance, "now", () => now);
  session.keepToken("ABCDE", "secret");
  enter();
  hears(welcome({ claim: 7 }));
  comeBack();
  assert.deepEqual(hello().returning, { claim: 7, attempt: 1001 });
  now = 2000;
  comeBack();
  assert.deepEqual(hello().returning, { claim: 7, attempt: 2000 });
});

test("who takes the seat back claims it anew", () => {
  session.keepToken("ABCDE", "secret");
  const room = enter();
  hears(welcome({ claim: 7 }));
  FakeSocket.last.ends(4002);
  room.open();
  FakeSocket.last.onopen();
  assert.equal(hello().returning, undefined);
});

test("a visitor claims nothing, although he was a member before", () => {
  session.keepToken("ABCDE", "secret");
  enter();
  hears(welcome({ claim: 7 }));
  session.forget("ABCDE");
  comeBack();
  assert.deepEqual(hello(), { type: "hello", version: PROTOCOL, watch: false });
});

test("forgets the secret once it has left", () => {
  session.keepToken("ABCDE", "secret");
  const room = enter();
  hears(welcome());
  room.send({ type: "leave" });
  assert.equal(session.token("ABCDE"), "secret");
  hears({ type: "done", ref: FakeSocket.last.commands[0].ref, seq: 2 });
  assert.equal(session.token("ABCDE"), null);
});

test("asks for its own link with its own secret, and not without one", () => {
  const visitor = enter();
  hears(welcome({ you: null }));
  visitor.askForLink();
  assert.deepEqual(FakeSocket.last.commands, []);
  session.keepToken("ABCDE", "secret");
  const room = enter();
  hears(welcome());
  room.askForLink();
  const [{ type, token, ref }] = FakeSocket.last.commands;
  assert.deepEqual([type, token], ["personal_link", "secret"]);
  hears({ type: "personal_link", ref, url: "http://example.org/t/ABCDE#seat=secret", svg: "<svg/>" });
  assert.equal(room.state().personal.url, "http://example.org/t/ABCDE#seat=secret");
});

test("takes the time left from the moment at which the message came", () => {
  mock.method(performance, "now", () => 1_000);
  const room = enter();
  hears(welcome({ prompt: { decision: null, remaining: 20_000, worth: [] } }));
  assert.equal(room.state().deadline, 21_000);
});
