/** A browser that comes to the table ABCDE over fake sockets, with fake timers. */

import { mock } from "node:test";

import { createRoom } from "../../state/room.js";
import { createSession } from "../../net/session.js";
import { FakeSocket } from "./fake_socket.js";
import { freshMemory } from "./fake_storage.js";

/** Who this browser is; anew in each test. */
export let session;

/** To be called before each test. */
export function begin() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.install();
  session = createSession(freshMemory());
}

export function enter(place = { code: "ABCDE", watch: false }) {
  const room = createRoom(place, { session, url: "ws://example.org/ws/ABCDE", events: new EventTarget() });
  room.open();
  FakeSocket.last.onopen();
  return room;
}

/** Loses the connection and waits for the next one. */
export function comeBack(code = 1006) {
  FakeSocket.last.ends(code);
  mock.timers.tick(60_000);
  FakeSocket.last.onopen();
}

export const hello = () => FakeSocket.last.sent[0];
export const hears = (message) => FakeSocket.last.hears(message);
