/** A connection that has been opened, on sockets and a clock of the test. */

import { mock } from "node:test";

import { createRoomSocket } from "../../net/socket.js";
import { FakeSocket } from "./fake_socket.js";

/** @returns what is seen of the connection, to be asked at any time */
export function connected() {
  mock.reset();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 1);
  FakeSocket.install();
  const seen = { heard: [], connection: null, device: new EventTarget(), socket: null };
  seen.socket = createRoomSocket(
    "ws://example.org/ws/ABCDE",
    {
      hello: () => ({ type: "hello", version: 1 }),
      received: (message) => seen.heard.push(message),
      changed: (now) => {
        seen.connection = now;
      },
    },
    seen.device,
  );
  seen.socket.open();
  return seen;
}

/** Lets time pass. @param {number} milliseconds */
export const pass = (milliseconds) => mock.timers.tick(milliseconds);

export function lose(code = 1006) {
  FakeSocket.last.ends(code);
}
