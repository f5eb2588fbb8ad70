/**
 * What a screen gets: the state of the room, the state of this page, and the few things it may do. Screens draw
 * and call; they keep nothing.
 *
 * @typedef {import("../wire/types.js").Action} Action
 * @typedef {import("../wire/types.js").Command} Command
 * @typedef {import("../wire/types.js").MemberView} MemberView
 * @typedef {import("../wire/types.js").Prompt} Prompt
 * @typedef {import("../wire/types.js").RoomView} RoomView
 * @typedef {import("../wire/types.js").Table} Table
 */

import { canTakeBack, offers } from "../state/selectors.js";
import { askedLine } from "./pending.js";
import { localLog, reshuffleIn } from "./log_texts.js";

/**
 * @typedef {object} Ui  what this page remembers beside the room
 * @property {boolean} menu  the dialog is open
 * @property {boolean} device  so is that with the settings of this device
 * @property {boolean} keys  and that of all shortcuts
 * @property {boolean} log  the log is shown where there is no room for it always
 * @property {number} dismissed  the last round whose panel was closed
 * @property {boolean} sums  that panel shows every line
 * @property {number} read  the last round after which this person has played on
 * @property {number | null} sure  the decision in which staying with nothing needs a second press
 * @property {number | null} kicking  the member whose removal needs a second press
 * @property {number | null} handing  the member who becomes host at a second press
 * @property {boolean} naming  the form for another name is open
 * @property {boolean} own  so is what leads to another device
 * @property {boolean} options  so are the settings of the game
 * @property {number[]} knocks  members who wait for a seat and whom the host has put off
 * @property {boolean} leaving  leaving needs a second press
 * @property {boolean} erasing  and erasing the table
 * @property {boolean} shortcuts  single-key shortcuts are on
 * @property {Invitation} invite  which link the code picture shows
 * @property {Record<Invitation, string>} links  to send to friends
 * @property {string[]} advice  of the server to whoever runs it
 * @property {string | null} help  the section of the rules that is open; "": the first
 * @property {number | "middle" | null} about  the seat, or the middle of the table, that is explained
 * @property {string | null} lost  why a seat could not be taken, as a key of the catalogues
 * @property {boolean} storageWarning  the dialog is open that says that this browser stores nothing
 * @property {string} told  the answer to a question, for those who hear it
 * @property {Toast | null} toast
 * @property {import("../state/fairness.js").Verdict | "checking" | null} verdict
 */

/** @typedef {{bubble: import("../ui/dom.js").Node_, leads: boolean}} Speech  `leads`: it offers the ways on after the round */
/** @typedef {"play" | "watch" | "tv"} Invitation */
/** @typedef {{text: string, look: "" | "bad", why: import("./why.js").Why | null}} Toast */

/** @type {Ui} */
export const INITIAL_UI = {
  menu: false,
  device: false,
  keys: false,
  log: false,
  dismissed: 0,
  sums: false,
  read: 0,
  sure: null,
  kicking: null,
  handing: null,
  naming: false,
  own: false,
  options: false,
  knocks: [],
  leaving: false,
  erasing: false,
  shortcuts: true,
  invite: "play",
  links: { play: "", watch: "", tv: "" },
  advice: [],
  help: null,
  about: null,
  lost: null,
  storageWarning: false,
  told: "",
  toast: null,
  verdict: null,
};

/**
 * @typedef {object} Handlers  what the page can do for a screen
 * @property {(patch: Partial<Ui>) => void} change
 * @property {(command: Command) => void} send
 * @property {(name: string, watch: boolean) => void} join
 * @property {(name: string) => void} takeName  another one for this member
 * @property {() => void} leave
 * @property {() => void} askForLink  asks for one's own link
 * @property {() => void} renewSecret  logs out all other devices of this member
 * @property {() => Promise<void>} download  the sheet of a board
 * @property {() => void} reconnect
 * @property {() => void} verify  checks the shuffles of a game that is over
 * @property {() => void} saveRecord  downloads what that check is made of
 * @property {(what: Partial<Pick<Ui, "help" | "about">>) => void} explain  opens the rules or the dialog about a place
 * @property {() => void} adjust  opens the settings of this device
 * @property {() => void} showKeys  opens the dialog with all shortcuts
 * @property {() => void} ring  lets the sound of one's own turn be heard
 * @property {() => void} hold  keeps the toast that is shown
 * @property {(text: string, done: string) => void} copy  `done`: what is said when it is on the clipboard
 * @property {(kind: Invitation) => void} share
 */

/**
 * @typedef {object} Base
 * @property {string} code
 * @property {RoomView} room
 * @property {number | null} you
 * @property {MemberView | null} me
 * @property {boolean} host  this member is the host
 * @property {import("../state/reduce.js").State["personal"]} personal
 * @property {boolean} live  the connection is up and the state fresh
 * @property {Record<string, import("../wire/types.js").OptionSpec[]>} specs
 * @property {string} name  typed last on this device
 * @property {string | null} [asked]  the question to this browser that may be answered now
 * @property {Speech | null} [coach]  of a lesson
 * @property {typeof import("./course.js").course | null} [course]  the chart of the totals, as soon as it is here
 * @property {Ui} ui
 */
/** @typedef {Base & Handlers} RoomContext */

/**
 * @typedef {object} CardContext
 * @property {string[]} catalogue
 * @property {Table} table
 * @property {import("../wire/types.js").ScoreRules[]} rules  by which the rounds of its history ended and were counted
 */

/**
 * @typedef {object} Progress
 * @property {RoomView} room
 * @property {number | null} viewer
 * @property {Prompt} prompt
 * @property {import("../state/banked.js").Banked} banked  what hands that lie face down are worth, where it is known
 * @property {number | null} remaining  milliseconds on the turn clock
 * @property {import("./log_texts.js").LogText[]} log  oldest first
 * @property {number | null} reshuffled  cards in the deck that was shuffled a moment ago
 */
/** @typedef {CardContext & Progress} Sight  all that is to be seen of a game */

/**
 * @typedef {object} Answering
 * @property {boolean} open  an answer of this browser would be taken now
 * @property {(action: Action) => void} act
 * @property {(() => void) | null} takeBack  makes the first pick of a card anew; null: there is none
 */
/** @typedef {RoomContext & Sight & Answering} TableContext */

/**
 * @param {import("../state/reduce.js").State} state
 * @param {string} code
 * @param {string} name
 * @param {Ui} ui
 * @param {Handlers} handlers
 * @returns {RoomContext | null} null before the first snapshot
 */
export function roomContext(state, code, name, ui, handlers) {
  const { room, you, connection, inSync, specs, personal } = state;
  if (room === null) return null;
  return {
    ...handlers,
    code,
    room,
    you,
    me: room.members.find((member) => member.id === you) ?? null,
    host: you !== null && room.host === you,
    personal,
    live: connection.phase === "live" && inSync,
    specs,
    name,
    ui,
  };
}

/**
 * @param {import("../state/reduce.js").State} state
 * @param {number} now  of `performance.now()`
 * @returns {Sight | null} null without a game to be seen
 */
export function sightOf({ room, view, rules, catalogue, prompt, banked, deadline, log }, now) {
  if (room === null || view === null) return null;
  const at = { room, catalogue, table: view.table, rules };
  return {
    ...at,
    viewer: view.viewer,
    prompt,
    banked,
    remaining: room.paused || deadline === null ? prompt.remaining : Math.max(0, deadline - now),
    log: localLog(at, log),
    reshuffled: reshuffleIn(log),
  };
}

/**
 * @param {RoomContext} base
 * @param {import("../state/reduce.js").State} state
 * @param {number} now  of `performance.now()`
 * @param {boolean} [armed]  what is offered may be answered by now
 * @returns {TableContext | null} null without a game to be seen
 */
export function tableContext(base, state, now, armed = true) {
  const sight = sightOf(state, now);
  if (sight === null) return null;
  const { decision } = state.prompt;
  const open = armed && offers(state).length > 0;
  return {
    ...base,
    ...sight,
    open,
    asked: open ? askedLine(sight) : null,
    act(action) {
      base.change({ read: sight.table.history.length });
      base.send({ type: "act", action });
    },
    takeBack:
      decision !== null && canTakeBack(state)
        ? () => base.send({ type: "take_back", decision: decision.id })
        : null,
  };
}
