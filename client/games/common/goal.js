/** The points for which a game is played: the one option that a score sheet must know. */

/** @param {import("../../wire/types.js").Options} options @returns {number} */
export const goalOf = ({ target }) => target;
