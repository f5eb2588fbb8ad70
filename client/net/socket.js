/**
 * A connection that heals. It says hello, comes back with growing pauses when it was lost and at once when the
 * device wakes up, notices a dead connection by pings, and sends every command until the server has answered it. It
 * knows the envelope of a message and nothing of what is inside.
 */

import { PING_EVERY } from "../wire/constants.js";
import { expand } from "../wire/expand.js";
import { closing } from "./closing.js";
import { takePreconnection } from "./preconnect.js";
import { randomHex } from "./session.js";
import { watchUpgrade } from "./upgrade.js";

/**
 * @typedef {object} Connection  what a screen shows of it
 * @property {"connecting" | "live" | "waiting" | "closed"} phase  live: the table is up to date; waiting: a pause
 *   before the next attempt; closed: it will not come back by itself
 * @property {string | null} reason  why the last connection ended, for `close.<reason>`
 * @property {number} attempt  attempts in a row that failed
 */

/**
 * @typedef {object} RoomSocket
 * @property {() => void} open  connects, also when it is closed for good
 * @property {() => void} close
 * @property {(command: object) => string} send  returns the `ref` that the answer names
 * @property {() => void} sync  asks for a snapshot
 */

/**
 * @typedef {object} Hooks
 * @property {() => object} hello  the first message, made anew for every connection
 * @property {(message: any, at: number) => void} received  with the time at which it came, by `performance.now()`
 * @property {(connection: Connection, closing: import("./closing.js").Closing | null) => void} changed
 */

/** All in milliseconds. After the device woke up the connection is probably dead, so an answer is due sooner. */
const ANSWER_WITHIN = 8_000;
const ANSWER_AFTER_WAKING = 2_500;
const WELCOME_WITHIN = 15_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;

/** The code of a connection that ended without one. */
const LOST = 1006;

const WAKING = ["online", "visibilitychange", "pageshow"];
const GOING = "pagehide";
const BLOCKED = "upgrade_blocked";
/** These end the hello: from here on the table is up to date. */
const UP_TO_DATE = new Set(["welcome", "synced"]);

/**
 * @param {string | URL} url
 * @param {Hooks} hooks
 * @param {Pick<EventTarget, "addEventListener" | "removeEventListener">} device  tells when it wakes up
 * @returns {RoomSocket}
 */
export function createRoomSocket(url, { hello, received, changed }, device = window) {
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {Connection} */
  let connection = { phase: "closed", reason: null, attempt: 0 };
  /** @type {Map<string, object>} commands without an answer, oldest first */
  const unanswered = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} the next ping, deadline or attempt: one at a time */
  let timer;
  let pinged = false;
  /** The server asked for a pause that waking up does not shorten. */
  let patient = false;
  /** A socket was open. */
  let reached = false;
  /** The server answers, and no socket reaches it. */
  let blocked = false;
  let stopWatching = () => {};

  /**
   * @param {Partial<Connection>} changes
   * @param {import("./closing.js").Closing | null} why
   */
  function become(changes, why = null) {
    connection = { ...connection, ...changes };
    changed(connection, why);
  }

  /**
   * @param {number} milliseconds
   * @param {() => void} then
   */
  function after(milliseconds, then) {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  }

  function connect() {
    const preconnection = takePreconnection(String(url), JSON.stringify(hello()));
    const opened = preconnection?.socket ?? new WebSocket(url);
    socket = opened;
    become({ phase: "connecting" });
    after(WELCOME_WITHIN, giveUp);
    if (preconnection === null) opened.onopen = () => opened.send(JSON.stringify(hello()));
    opened.onmessage = ({ data }) => {
      if (socket === opened) hear(expand(JSON.parse(data)), performance.now());
    };
    opened.onclose = ({ code }) => {
      if (socket === opened) lose(code);
    };
    for (const { text, at } of preconnection?.heard ?? []) hear(expand(JSON.parse(text)), at);
    if (preconnection !== null && preconnection.closed !== null) lose(preconnection.closed);
  }

  /** @param {any} message @param {number} at  when it came */
  function hear(message, at) {
    reached = true;
    unanswered.delete(message.ref); // whatever names it answers it
    received(message, at);
    if (connection.phase === "connecting" && UP_TO_DATE.has(message.type)) {
      // Before anybody hears of it who has something to say, which is no repetition.
      for (const command of unanswered.values()) transmit(command);
      become({ phase: "live", reason: null, attempt: 0 });
      rest();
    } else if (pinged) {
      rest();
    }
  }

  function rest() {
    pinged = false;
    after(PING_EVERY, () => ping(ANSWER_WITHIN));
  }

  /** @param {number} within  milliseconds in which any message must arrive */
  function ping(within) {
    pinged = true;
    transmit({ type: "ping" });
    after(within, giveUp);
  }

  /** @param {object} message */
  function transmit(message) {
    socket?.send(JSON.stringify(message));
  }

  /** Does not wait for the close of a dead connection, which the network may delay for minutes. */
  function giveUp() {
    const dead = socket;
    lose(LOST);
    dead?.close();
  }

  /** @param {number} code */
  function lose(code) {
    socket = null;
    pinged = false;
    if (code !== LOST) reached = true; // the server's own code came by a socket
    const why = closing(code);
    if (why.final) {
      clearTimeout(timer);
      unanswered.clear();
      become({ phase: "closed", reason: why.reason }, why);
      return;
    }
    const attempt = connection.attempt + 1;
    patient = why.wait !== undefined;
    after(Math.max(why.wait ?? 0, pause(attempt)), connect);
    become({ phase: "waiting", reason: blocked && !reached ? BLOCKED : why.reason, attempt }, why);
  }

  function block() {
    blocked = true;
    become({ reason: BLOCKED });
  }

  /** The page is left, perhaps for ever: the others shall see it at once, and not when a ping fails. */
  function hangUp() {
    const ended = socket;
    if (ended === null) return;
    socket = null;
    clearTimeout(timer);
    pinged = false;
    patient = false;
    become({ phase: "waiting", reason: "lost" });
    ended.close();
  }

  /** @param {Event & {persisted?: boolean}} event */
  function wake({ persisted }) {
    if (persisted === false) return; // the page is shown for the first time
    if (connection.phase === "live") ping(ANSWER_AFTER_WAKING);
    else if (connection.phase === "waiting" && !patient) connect();
  }

  return {
    open() {
      for (const name of WAKING) device.addEventListener(name, wake);
      device.addEventListener(GOING, hangUp);
      if (!reached) stopWatching = watchUpgrade(String(url), () => reached, block);
      if (socket === null) connect();
    },
    close() {
      stopWatching();
      for (const name of WAKING) device.removeEventListener(name, wake);
      device.removeEventListener(GOING, hangUp);
      clearTimeout(timer);
      unanswered.clear();
      const ended = socket;
      socket = null;
      pinged = false;
      ended?.close();
      become({ phase: "closed", reason: null, attempt: 0 });
    },
    send(command) {
      const ref = randomHex(12);
      const message = { ...command, ref };
      unanswered.set(ref, message);
      if (connection.phase === "live") transmit(message);
      return ref;
    },
    sync() {
      if (connection.phase === "live") transmit({ type: "sync" });
    },
  };
}

/**
 * @param {number} attempt  1 for the first
 * @returns {number} milliseconds: doubling, with a random half so that a full table does not come back as one
 */
function pause(attempt) {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
  return longest * (0.5 + Math.random() / 2);
}
