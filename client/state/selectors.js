/** What follows from the state and is asked for in several places. */

/** @typedef {import("./reduce.js").State} State */
/** @typedef {import("../wire/types.js").Action} Action */
/** @typedef {import("../wire/types.js").Command} Command */

/**
 * @param {State} state
 * @returns {Action[]} what this browser may choose now; nothing while the table may be out of date or an answer
 *   to this decision is on its way
 */
export function offers({ connection, inSync, room, view, prompt, pending }) {
  const { decision } = prompt;
  if (connection.phase !== "live" || !inSync || view === null || decision === null || room?.paused) return [];
  if (view.viewer !== decision.seat) return [];
  const answering = pending.some(({ command }) => answeredBy(command) === decision.id);
  return answering ? [] : decision.options;
}

/** @param {Command} command @returns {number | null} the decision that it answers or takes back a pick of */
export function answeredBy(command) {
  switch (command.type) {
    case "act":
      return command.action.decision;
    case "take_back":
      return command.decision;
    default:
      return null;
  }
}

/**
 * @param {State} state
 * @returns {boolean} whether this player may make his latest pick anew
 */
export function canTakeBack({ view, prompt }) {
  return prompt.take_back === true && prompt.decision?.seat === view?.viewer;
}

/**
 * @param {State} before
 * @param {import("./reduce.js").Message} message
 * @returns {boolean} whether this browser asked to leave, and `message` says that it has left
 */
export function hasLeft({ pending }, message) {
  return (
    message.type === "done" && pending.some(({ ref, command }) => ref === message.ref && command.type === "leave")
  );
}
