/**
 * Everything a screen may look at, and how messages change it. The table itself is changed by the fold alone.
 *
 * @typedef {import("../wire/types.js").View} View
 * @typedef {import("../wire/types.js").BatchNotice} BatchNotice
 * @typedef {import("../wire/types.js").Command} Command
 * @typedef {import("../wire/types.js").Prompt} Prompt
 * @typedef {import("../wire/types.js").Refused} Refused
 * @typedef {import("../wire/types.js").RoomView} RoomView
 * @typedef {import("../wire/types.js").ServerMessage} ServerMessage
 * @typedef {import("../wire/types.js").Welcome} Welcome
 */

import { bankedAfter } from "./banked.js";
import { updatedBoard } from "./board.js";
import { attendedRoom, changedRoom } from "./changes.js";
import { checksum } from "./checksum.js";
import { foldBatch } from "./fold.js";
import { logBatch, logDraw, logRoom } from "./log.js";
import { logScore } from "./log_events.js";
import { goesOn, recorded } from "./record.js";
import { NOTHING_SEEN, gave, saw } from "./witness.js";

/** @typedef {{ref: string, command: Command}} Pending  a command that the server has not answered */
/** @typedef {{reason: string, rule: string, command: Command | null}} Refusal */

/**
 * @typedef {object} State
 * @property {import("../net/socket.js").Connection} connection
 * @property {number | null} you  this member's id; null for a visitor
 * @property {string} link  tells that batch from another with its number; empty if it is not known
 * @property {number} seq  of the last batch that is in here; 0 before the first snapshot
 * @property {boolean} inSync  false: this table is wrong or old, and a snapshot is on its way
 * @property {RoomView | null} room  null before the first snapshot
 * @property {View | null} view
 * @property {import("../wire/types.js").BoardView | null} board  in a room that holds one
 * @property {import("../wire/types.js").ScoreRules[]} rules  of the rounds that are over
 * @property {string[]} catalogue
 * @property {Record<string, import("../wire/types.js").OptionSpec[]>} specs
 * @property {Prompt} prompt
 * @property {import("./banked.js").Banked} banked  hands that lie face down
 * @property {number | null} deadline  of the decision on the clock of `performance.now()`; null: no clock
 * @property {Pending[]} pending
 * @property {{url: string, svg: string} | null} personal  the link that brings this seat to another device
 * @property {Refusal | null} refusal  the last one, until it is dismissed
 * @property {import("./log.js").LogEntry[]} log  oldest first
 * @property {import("./record.js").RecordPart[]} record  of the cards of the running game
 * @property {import("./witness.js").Witness} witness  of the shuffle of the game that comes, runs or is over
 */

/**
 * A message of the server, with the time at which it arrived (`performance.now()`, and epoch milliseconds), or one
 * from this browser.
 * @typedef {(ServerMessage & {at: number, time?: number})
 *   | {type: "connection", connection: import("../net/socket.js").Connection}
 *   | {type: "sent", ref: string, command: Command}
 *   | {type: "dismiss"}} Message
 */

/** @type {State} */
export const INITIAL = {
  connection: { phase: "connecting", reason: null, attempt: 0 },
  you: null,
  seq: 0,
  link: "",
  inSync: false,
  room: null,
  view: null,
  board: null,
  rules: [],
  catalogue: [],
  specs: {},
  prompt: { decision: null, remaining: null, worth: [] },
  banked: {},
  deadline: null,
  pending: [],
  personal: null,
  refusal: null,
  log: [],
  record: [],
  witness: NOTHING_SEEN,
};

/**
 * @param {State} state
 * @param {Message} message
 * @returns {State}
 */
export function reduce(state, message) {
  switch (message.type) {
    case "connection": {
      const { connection } = message;
      return connection.phase === "closed"
        ? { ...state, connection, pending: [], personal: null }
        : { ...state, connection };
    }
    case "sent":
      return { ...state, refusal: null, pending: [...state.pending, { ref: message.ref, command: message.command }] };
    case "dismiss":
      return { ...state, refusal: null };
    case "welcome":
      return welcomed(state, message, message.at, message.time);
    case "batch":
      return moved(state, message, message.at, message.time);
    case "joined":
      return { ...answered(state, message.ref), you: message.member };
    case "personal_link":
      return { ...answered(state, message.ref), personal: { url: message.url, svg: message.svg } };
    case "tallied":
      return answered(state, message.ref);
    case "done":
      return taken(state, message.ref);
    case "refused":
      return refused(state, message, message.at);
    case "presence":
      return { ...state, room: state.room && attendedRoom(state.room, message) };
    case "synced":
    case "pong":
      return state;
  }
}

/**
 * @param {State} state
 * @param {Welcome} welcome
 * @param {number} at
 * @param {number} [time]  epoch milliseconds
 * @returns {State}
 */
function welcomed(state, { seq, you, room, game, board = null, catalogue, specs, prompt, link = "", rules = [] }, at, time = 0) {
  const sameGame = state.room?.game === room.game && game !== null && state.view !== null;
  const missed = sameGame && (state.seq !== seq || state.link !== link);
  const next = { ...state, ...withPrompt(prompt, at), you, seq, link, inSync: true, room, view: game, board, rules, catalogue, specs };
  return {
    ...next,
    banked: sameGame && !missed ? state.banked : {},
    log: sameGame
      ? [...state.log, ...(missed ? [{ key: "log.missed", params: {}, rule: "" }] : [])]
      : (game?.table.history ?? []).flatMap((score, place) => logScore(score, rules[place])),
    record: sameGame && !missed && state.inSync ? state.record : goesOn(sameGame ? state.record : [], game),
    witness: saw(state.witness, room, { fresh: true, live: false, you, time }),
  };
}

/**
 * @param {State} state
 * @param {BatchNotice} batch
 * @param {number} at
 * @param {number} [time]  epoch milliseconds
 * @returns {State}
 */
function moved(state, { seq, events, room: whole, changes, board, prompt, stood_in: stoodIn, rules = [], check, link = "" }, at, time = 0) {
  if (!state.inSync || seq <= state.seq) return state;
  const room = whole ?? (changes && state.room ? changedRoom(state.room, changes) : state.room);
  const begins = events[0]?.type === "game_announced";
  const before = begins ? null : state.view;
  const viewer = begins ? seatOf(room, state.you) : (before?.viewer ?? null);
  const follows = seq === state.seq + 1;
  const record = recorded(state.record, events, room?.game === state.room?.game);
  const view = follows ? folded(before, events, viewer) : undefined;
  if (view === undefined || (view && check != null && checksum(view) !== check)) {
    return { ...state, inSync: false, record: follows ? record : state.record }; // who lies shall not undo it
  }
  const live = state.connection.phase === "live";
  return {
    ...state,
    ...withPrompt(prompt, at),
    seq,
    link,
    room,
    rules: begins ? rules : [...state.rules, ...rules],
    view: room?.phase === "lobby" ? null : (view ?? state.view),
    banked: bankedAfter(begins ? {} : state.banked, state.prompt.worth, events),
    board: board ? updatedBoard(state.board, board) : state.board,
    log: [
      ...(begins ? logDraw(room) : state.log),
      ...logRoom(state.room, room, state.prompt.decision?.seat, stoodIn),
      ...logBatch(before, events, viewer, rules),
    ],
    record,
    witness: room === state.room || room === null ? state.witness : saw(state.witness, room, { fresh: false, live, you: state.you, time }),
  };
}

/**
 * @param {View | null} view
 * @param {import("../wire/types.js").PublicEvent[]} events
 * @param {number | null} viewer
 * @returns {View | null | undefined} undefined if the events do not fit the table
 */
function folded(view, events, viewer) {
  try {
    return foldBatch(view, events, viewer);
  } catch {
    return undefined;
  }
}

/**
 * @param {State} state
 * @param {Refused} refusal
 * @param {number} at
 * @returns {State}
 */
function refused(state, { ref, reason, rule, snapshot }, at) {
  const command = state.pending.find((pending) => pending.ref === ref)?.command ?? null;
  const next = { ...answered(state, ref), refusal: { reason, rule, command } };
  return snapshot ? welcomed(next, snapshot, at) : next;
}

/**
 * @param {State} state
 * @param {string | null} ref
 * @returns {State}
 */
function answered(state, ref) {
  return { ...state, pending: state.pending.filter((pending) => pending.ref !== ref) };
}

/**
 * @param {State} state
 * @param {string} ref
 * @returns {State}
 */
function taken(state, ref) {
  const command = state.pending.find((pending) => pending.ref === ref)?.command;
  const witness = gave(state.witness, command, state.room?.fairness.game_id ?? "");
  return { ...answered(state, ref), witness };
}

/**
 * @param {Prompt} prompt
 * @param {number} at
 */
function withPrompt(prompt, at) {
  return { prompt, deadline: prompt.remaining === null ? null : at + prompt.remaining };
}

/**
 * @param {RoomView | null} room
 * @param {number | null} id
 * @returns {number | null}
 */
function seatOf(room, id) {
  return room?.members.find((member) => member.id === id)?.seat ?? null;
}
