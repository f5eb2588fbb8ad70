/** The score board as one browser uses it: what is open, what is being typed, and what was heard of the others. */

import { t } from "../text/i18n.js";
import { sheetScreen } from "./evening.js";
import { wordsOf } from "./history.js";
import { fieldAt, isUndecided, mayEnter, nameOf, newChanges, nextField } from "./lookup.js";
import { namesScreen } from "./names.js";
import { isBlank, openPad, problemOf, resultOf } from "./pad.js";

/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../state/reduce.js").Message} Message */
/** @typedef {import("../components/context.js").RoomContext} RoomContext */
/** @typedef {import("./lookup.js").FieldRef} FieldRef */
/** @typedef {import("./pad.js").Pad} Pad */
/** @typedef {import("../wire/types.js").BoardView} BoardView */

/** @typedef {"people" | "players" | "history" | null} OpenDialog  what lies over the board */

/**
 * @typedef {object} Desk
 * @property {BoardView} board
 * @property {Pad | null} pad
 * @property {OpenDialog} dialog
 * @property {boolean} renewing  throwing a running board away needs a second press
 * @property {number | null} renaming  the player whose name is being typed anew
 * @property {boolean} asking  whose line this device is for has not been answered yet
 * @property {string[]} catalogue
 * @property {(field: FieldRef | null) => void} openField
 * @property {(pad: Pad) => void} type
 * @property {(pad: Pad) => void} lay  as `type`, of cards
 * @property {(result?: import("../wire/types.js").EnteredResult | null) => void} enter  what is on the pad, unless given
 * @property {(dialog: OpenDialog) => void} show
 * @property {(renewing: boolean) => void} renew
 * @property {(player: number | null) => void} rename
 * @property {() => void} waive  this device is for nobody's line
 */
/** @typedef {RoomContext & Desk} BoardContext */

/** Entries that the live region keeps. */
const SAID = 8;

/**
 * @param {() => State} now  the state as it is
 * @param {() => void} redraw
 * @returns {import("./boards.js").Board}
 */
export function createBoard(now, redraw) {
  /** @type {Pad | null} */
  let pad = null;
  /** @type {OpenDialog} */
  let dialog = null;
  let renewing = false;
  /** @type {number | null} */
  let renaming = null;
  let asking = true;
  /** The round in which the pad came by itself: once is enough. @type {number | null} */
  let offered = null;
  /** @type {{id: string, text: string}[]} */
  let said = [];

  /** @param {State} state @param {RoomContext} at */
  function screen(state, at) {
    const { board, catalogue } = state;
    if (board === null) return null;
    /** @type {BoardContext} */
    const desk = {
      ...at,
      board,
      pad,
      dialog,
      renewing,
      renaming,
      asking,
      catalogue,
      openField(place) {
        changed(() => openField(board, place));
        count();
      },
      type: (next) => changed(() => (pad = next)),
      lay(next) {
        changed(() => (pad = next));
        count();
      },
      enter(result = pad && resultOf(pad)) {
        if (pad === null || !at.live) return;
        const { round, player, expected } = pad;
        if (result === null) changed(() => pad && (pad = { ...pad, problem: { key: "board.number", params: {} } }));
        else at.send({ type: "enter", round, player, expected, result });
      },
      show: (next) => changed(() => (dialog = next)),
      renew: (next) => changed(() => (renewing = next)),
      rename: (player) => changed(() => (renaming = player)),
      waive: () => changed(() => (asking = false)),
    };
    return at.room.phase === "lobby" ? namesScreen(desk) : sheetScreen(desk);

    /** What the cards on the pad are worth, the server says. */
    function count() {
      const player = board?.players.find(({ id }) => id === pad?.player);
      if (pad?.row && board && player && mayEnter(board, at, player)) at.send({ type: "tally", row: pad.row });
    }
  }

  /** @param {() => void} change */
  function changed(change) {
    change();
    offer();
    redraw();
  }

  /** Opens the field that this browser should fill next, once in each round. */
  function offer() {
    const { board } = now();
    const asker = askerOf(now());
    if (board === null || asker.you === null || offered === board.open || (asking && isUndecided(board, asker))) return;
    offered = board.open;
    if (pad === null) openField(board, nextField(board, asker));
  }

  /** @param {BoardView} board @param {FieldRef | null} place */
  function openField(board, place) {
    const field = place && fieldAt(board, place);
    pad = place && field ? openPad(place, field) : null;
  }

  /** @param {State} state @param {State} before @param {Message} message */
  function follow(state, before, message) {
    const told = heed(state, before, message);
    offer();
    return told;
  }

  /** @param {State} state @param {State} before @param {Message} message */
  function heed(state, before, message) {
    const { board, room } = state;
    if (board === null) return false;
    if (room?.game !== before.room?.game) {
      offered = null;
      pad = null;
      renewing = false;
    }
    if (before.board !== null && board !== before.board) hear(board, before.board, state.you);
    // A correction can end the evening and take the open round away.
    if (pad !== null && fieldAt(board, pad) === undefined) pad = null;
    if (message.type === "tallied") counted(message, sent(before, message.ref));
    else if (message.type === "done") follows(state, sent(before, message.ref));
    else if (pad !== null && isBlank(pad) && filledSince(board, pad)) moveOn(state, pad);
    const refused = message.type === "refused" ? sent(before, message.ref) : null;
    return refused !== null && tellAtField(board, refused, state.refusal?.reason ?? "");
  }

  /** @param {import("../wire/types.js").Tallied} tally @param {import("../wire/types.js").Command | null} command */
  function counted(tally, command) {
    if (pad !== null && command?.type === "tally" && command.row === pad.row) pad = { ...pad, tally };
  }

  /** The next field opens by itself. @param {State} state @param {import("../wire/types.js").Command | null} command */
  function follows(state, command) {
    if (command?.type === "enter" && pad?.round === command.round && pad.player === command.player) moveOn(state, pad);
  }

  /** @param {State} state @param {FieldRef} from */
  function moveOn(state, from) {
    const { board } = state;
    if (board === null) return;
    const next = nextField(board, askerOf(state), from);
    openField(board, next?.player === from.player && next.round === from.round ? null : next);
  }

  /**
   * What was wrong is said where it was typed, and the next try is one about the field as it is now.
   *
   * @param {BoardView} board @param {import("../wire/types.js").Command} command @param {string} reason
   */
  function tellAtField(board, command, reason) {
    if (pad === null || (command.type !== "enter" && command.type !== "tally")) return false;
    const expected = fieldAt(board, pad)?.change ?? pad.expected;
    const tally = command.type === "tally" ? null : pad.tally;
    pad = { ...pad, expected, tally, problem: problemOf(pad, board, reason) };
    return true;
  }

  /** What others have entered, for those who do not see it. @param {BoardView} board @param {BoardView} old @param {number | null} you */
  function hear(board, old, you) {
    for (const { number, fields } of board.rounds) {
      for (const { player, change, entry, total } of fields) {
        const known = fieldAt(old, { round: number, player });
        if (entry === null || entry.by.member === you || known?.change === change || known?.entry) continue;
        say(change, t("board.heard", { player: nameOf(board, player), points: entry.points, total }));
      }
    }
    for (const change of newChanges(board, old)) {
      if (change.by.member !== you) say(change.change, wordsOf(board, change));
    }
  }

  /** @param {number} change @param {string} text */
  function say(change, text) {
    said = [...said, { id: String(change), text }].slice(-SAID);
  }

  offer();
  return { screen, follow, said: () => said };
}

/** @param {State} state @returns {import("./lookup.js").Asker} */
function askerOf({ room, you }) {
  const me = room?.members.find(({ id }) => id === you) ?? null;
  return { you, me, host: you !== null && room?.host === you };
}

/** Somebody else was faster. @param {BoardView} board @param {Pad} pad */
function filledSince(board, pad) {
  const field = fieldAt(board, pad);
  return field !== undefined && field.entry !== null && field.change !== pad.expected;
}

/** @param {State} before @param {string | null} ref */
function sent(before, ref) {
  return before.pending.find((pending) => pending.ref === ref)?.command ?? null;
}
