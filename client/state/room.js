/** One room as this browser sees it: a connection to the server, the state it feeds, and the memory of who we are. */

import { socketUrl } from "../net/address.js";
import { createSession, randomHex } from "../net/session.js";
import { createRoomSocket } from "../net/socket.js";
import { PROTOCOL, TOKEN_BYTES } from "../wire/constants.js";
import { INITIAL, reduce } from "./reduce.js";
import { commitmentOf } from "./sha256.js";
import { createStore } from "./store.js";
import { NOTHING_SEEN } from "./witness.js";

/**
 * @typedef {object} Room
 * @property {() => import("./reduce.js").State} state
 * @property {import("./store.js").Store<import("./reduce.js").State, import("./reduce.js").Message>["subscribe"]}
 *   subscribe
 * @property {(command: import("../wire/types.js").Command) => void} send
 * @property {(name: string, watch: boolean) => void} join
 * @property {() => void} askForLink  asks for the link that brings this seat to another device
 * @property {() => void} renewSecret  makes the secret of all other devices worthless
 * @property {() => string} seedHash  of the seed of this browser for the coming game, which it makes if there is none
 * @property {() => void} commitSeed  says that hash
 * @property {() => void} revealSeed
 * @property {() => void} dismiss  the refusal has been read
 * @property {() => void} open  connects, also after it was closed for good
 * @property {() => void} close
 */

/**
 * @param {import("../net/address.js").RoomAddress} address
 * @param {object} [device]
 * @param {import("../net/session.js").Session} [device.session]
 * @param {string} [device.url]
 * @param {Pick<EventTarget, "addEventListener" | "removeEventListener">} [device.events]
 * @returns {Room}
 */
export function createRoom({ code, watch, tv, invite }, { session = createSession(), url = socketUrl(code), events } = {}) {
  const store = createStore(reduce, { ...INITIAL, witness: session.seen(code) ?? NOTHING_SEEN });
  const socket = createRoomSocket(url, { hello, received, changed }, events);
  /** @type {number | null} what a connection that heals says, so that it does not take the seat from a newer page */
  let claim = null;
  /** The server has not known the one secret and is asked with the other. */
  let triedBoth = false;

  function hello() {
    const token = session.token(code);
    const returning = claim === null ? {} : { returning: { claim, attempt: Math.round(performance.now()) } };
    const { seq, link, you, inSync } = store.state();
    const resumes = inSync && (you !== null) === (token !== null);
    return {
      type: "hello",
      version: PROTOCOL,
      ...(token === null ? { watch, ...(tv && { screen: true }), ...(invite && { invite }) } : { token, ...returning }),
      ...(resumes ? { after: seq, ...(link && { link }) } : {}),
    };
  }

  /** @param {import("../wire/types.js").ServerMessage} message @param {number} at */
  function received(message, at) {
    const before = store.state();
    if (message.type === "joined" || message.type === "welcome" || message.type === "synced") keepToken(before);
    if (message.type === "welcome" || message.type === "synced") {
      claim = message.claim;
      triedBoth = false;
    }
    if (message.type === "done" && isAbout(before, message.ref, "leave")) session.forget(code);
    if (message.type === "done" || message.type === "refused") settle(before, message);
    store.dispatch({ ...message, at, time: Math.round(performance.timeOrigin + at) });
    if (store.state().witness !== before.witness) session.keepSeen(code, store.state().witness);
    if (before.inSync && !store.state().inSync) socket.sync();
  }

  /**
   * @param {import("../net/socket.js").Connection} connection
   * @param {import("../net/closing.js").Closing | null} closing
   */
  function changed(connection, closing) {
    if (closing?.forget) forget(closing);
    if (closing?.final) claim = null;
    store.dispatch({ type: "connection", connection });
  }

  /** The server knows the other secret where the answer to the last change was lost. @param {{reason: string}} closing */
  function forget({ reason }) {
    if (reason !== "token_unknown" || triedBoth || !session.swapTokens(code)) session.forget(code);
    else triedBoth = true;
  }

  /**
   * What was refused may have been stored nevertheless: the new secret is still kept beside the old one.
   * @param {import("./reduce.js").State} before
   * @param {{type: "done" | "refused", ref: string | null}} answer
   */
  function settle({ pending }, { type, ref }) {
    const renewal = pending.find((sent) => sent.ref === ref && sent.command.type === "renew_secret")?.command;
    if (renewal?.type !== "renew_secret") return;
    if (type === "refused") {
      if (session.token(code) === renewal.token) session.swapTokens(code);
      return;
    }
    session.keepToken(code, renewal.token);
    session.settleToken(code);
  }

  /**
   * The secret is kept before it is sent: if the answer gets lost, the next hello comes from the new member. If
   * that hello is turned away, because the join itself was lost or was late, the secret is still in the join that is
   * sent again, and is kept again before that.
   *
   * @param {string} name
   * @param {boolean} watching
   */
  function join(name, watching) {
    const token = session.token(code) ?? randomHex(TOKEN_BYTES);
    session.keepToken(code, token);
    send({ type: "join", name, watch: watching, token });
  }

  /** @param {import("./reduce.js").State} state */
  function keepToken({ pending }) {
    const join = pending.find(({ command }) => command.type === "join")?.command;
    if (join?.type === "join") session.keepToken(code, join.token);
  }

  /** @param {import("../wire/types.js").Command} command */
  function send(command) {
    store.dispatch({ type: "sent", ref: socket.send(command), command });
  }

  /** For the coming game. */
  function ownSeed() {
    const game = store.state().room?.fairness.game_id ?? "";
    return session.seed(code, game) ?? session.newSeed(code, game);
  }

  const seedHash = () => commitmentOf(ownSeed());

  return {
    state: store.state,
    subscribe: store.subscribe,
    send,
    join,
    seedHash,
    commitSeed: () => send({ type: "commit_seed", hash: seedHash() }),
    revealSeed: () => send({ type: "reveal_seed", seed: ownSeed() }),
    askForLink() {
      const token = session.token(code);
      if (token !== null) send({ type: "personal_link", token });
    },
    renewSecret() {
      if (session.token(code) === null) return;
      const token = randomHex(TOKEN_BYTES);
      session.renewToken(code, token);
      send({ type: "renew_secret", token });
    },
    dismiss: () => store.dispatch({ type: "dismiss" }),
    open: socket.open,
    close: socket.close,
  };
}

/**
 * @param {import("./reduce.js").State} state
 * @param {string} ref
 * @param {string} type  of a command
 */
function isAbout({ pending }, ref, type) {
  return pending.some((sent) => sent.ref === ref && sent.command.type === type);
}
