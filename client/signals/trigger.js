/** Decides which signal, if any, somebody who looks elsewhere gets for a change of the room. The devices that give it are
 * in the files beside it. */

import { answeredBy, offers } from "../state/selectors.js";

/** @typedef {import("../state/reduce.js").State} State */
/** @typedef {import("../state/reduce.js").Message} Message */
/** @typedef {"turn" | "move" | "knock"} Signal  this browser is asked; somebody else's turn is over; somebody would like
 * to be let in by this host */

/**
 * Every question is told once, also if it is seen again after the connection was lost, and once more when the others are
 * waiting for the answer. One that stands there when the page is opened, or that follows from one's own answer, finds
 * its reader awake.
 *
 * @returns {(state: State, before: State, message: Message) => Signal | null} to be called for every message
 */
export function createTrigger() {
  /** The questions that were told last, and told again. @type {string | null} */
  let told = null;
  /** @type {string | null} */
  let repeated = null;
  /** The page has been up to date before. */
  let opened = false;

  return (state, before, message) => {
    const opening = !opened;
    opened ||= state.connection.phase === "live";
    const question = questionOf(state);
    const late = question !== null && state.room?.overdue?.member === state.you;
    const known = question === null || (question === told && (!late || question === repeated));
    if (!known) {
      told = question;
      if (late) repeated = question;
      if (!opening && !hasAnswered(before, message)) return "turn";
    }
    if (knocks(state, before)) return "knock";
    return passedOn(state, before, message) ? "move" : null;
  };
}

/** @param {State} state @returns {string | null} null: this browser is not asked */
function questionOf(state) {
  return offers(state).length > 0 ? `${state.room?.game} ${state.prompt.decision?.id}` : null;
}

/**
 * By hand, that is: not if the default was played for this seat.
 * @param {State} before
 * @param {Message} message
 */
function hasAnswered({ prompt: { decision }, pending }, message) {
  if (message.type !== "batch" || decision === null) return false;
  return pending.some(({ command }) => answeredBy(command) === decision.id);
}

/** @param {State} state @param {State} before */
function knocks({ room, you }, { room: former }) {
  if (room === null || former === null || you === null || room.host !== you || room.phase !== "playing") return false;
  const known = new Set(former.members.filter(({ waiting }) => waiting).map(({ id }) => id));
  return room.members.some(({ id, waiting }) => waiting && !known.has(id));
}

/**
 * A turn of somebody else is over. A choice in the middle of a turn gives no signal, nor does what happened while the
 * connection was down.
 *
 * @param {State} state
 * @param {State} before
 * @param {Message} message
 */
function passedOn(state, before, message) {
  const seat = before.prompt.decision?.seat;
  return (
    message.type === "batch" &&
    before.connection.phase === "live" &&
    state.inSync &&
    seat !== undefined &&
    seat !== before.view?.viewer &&
    seat !== state.prompt.decision?.seat
  );
}
