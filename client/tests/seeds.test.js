/** A seated browser commits to a seed in the lobby, and reveals it once the start has fixed all hashes. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { createSession } from "../net/session.js";
import { createSeedGiver } from "../pages/table/seeds.js";
import { createRoom } from "../state/room.js";
import { commitmentOf } from "../state/sha256.js";
import { FakeSocket } from "./support/fake_socket.js";
import { freshMemory } from "./support/fake_storage.js";
import { batch, member, roomView, welcome } from "./support/tables.js";

let session;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.install();
  session = createSession(freshMemory());
});

/** A page at the table, in a browser that may know it already. */
function enter() {
  const room = createRoom({ code: "ABCDE", watch: false }, { session, url: "ws://x/ws/ABCDE", events: new EventTarget() });
  room.subscribe(createSeedGiver(room));
  room.open();
  FakeSocket.last.onopen();
  return room;
}

const hears = (message) => FakeSocket.last.hears(message);
const said = () => FakeSocket.last.commands.map(({ type, hash, seed }) => [type, hash ?? seed]);
const proof = (changes) => ({ game_id: "g1", commitment: "c1", seeds: {}, server_seed: null, locked: false, number: 1, abandoned: null, ...changes });
const lobby = (hash = "", changes = {}) =>
  roomView({ members: [member(1, { seed_hash: hash }), member(2)], fairness: proof(changes) });
const own = () => commitmentOf(session.seed("ABCDE", "g1"));

test("commits to a seed as soon as it has a seat, and to none without one", () => {
  enter();
  hears(welcome({ you: null, room: lobby() }));
  assert.deepEqual(said(), []);
  hears(welcome({ room: lobby() }));
  assert.deepEqual(said(), [["commit_seed", own()]]);
  hears(batch(2, [], { room: lobby(own()) }));
  assert.equal(said().length, 1, "the server has it");
});

test("reveals the seed when the hashes are fixed, once, and not before", () => {
  enter();
  hears(welcome({ room: lobby() }));
  hears(batch(2, [], { room: lobby(own()) }));
  hears(batch(3, [], { room: lobby(own(), { locked: true }) }));
  assert.deepEqual(said().slice(1), [["reveal_seed", session.seed("ABCDE", "g1")]]);
  hears(batch(4, [], { room: lobby(own(), { locked: true }) }));
  assert.equal(said().length, 2);
});

test("keeps its seed to itself where another hash was fixed for its seat, or none", () => {
  for (const hash of ["", "ab".repeat(32)]) {
    enter();
    hears(welcome({ room: lobby(hash, { locked: true }) }));
    assert.deepEqual(said(), []);
  }
});

test("reveals after a reload what it has committed to before", () => {
  const seed = session.newSeed("ABCDE", "g1");
  enter();
  hears(welcome({ room: lobby(commitmentOf(seed), { locked: true }) }));
  assert.deepEqual(said(), [["reveal_seed", seed]]);
});

test("commits anew for another game, and when another device has committed for its seat", () => {
  enter();
  hears(welcome({ room: lobby("ab".repeat(32)) }));
  assert.deepEqual(said(), [["commit_seed", own()]]);
  hears(batch(2, [], { room: lobby("", { game_id: "g2", number: 2 }) }));
  assert.deepEqual(said()[1], ["commit_seed", commitmentOf(session.seed("ABCDE", "g2"))]);
});

test("says nothing where there is nothing to shuffle, to a server of before, and in a game", () => {
  for (const room of [
    lobby("", { game_id: "", commitment: "" }),
    lobby("", { number: undefined }),
    { ...lobby(), phase: "playing" },
  ]) {
    enter();
    hears(welcome({ room }));
    assert.deepEqual(said(), []);
  }
});

test("remembers what it saw of the shuffle when the page is loaded again", () => {
  enter();
  hears(welcome({ room: lobby() }));
  const { sightings } = enter().state().witness;
  assert.deepEqual(sightings.map(({ fairness }) => fairness.commitment), ["c1"]);
});
