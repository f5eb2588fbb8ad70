/** Every seated browser takes part in the shuffle, unasked, once for each commitment of the server. */

/**
 * @param {() => void} give  sends a new seed
 * @returns {(state: import("../../state/reduce.js").State) => void} to be called for every change of the state
 */
export function createSeedGiver(give) {
  /** The commitment for which this browser has given a seed. @type {string | null} */
  let pledged = null;
  return ({ room, you, inSync, connection }) => {
    const me = room?.members.find((member) => member.id === you);
    if (!room || !me || !inSync || connection.phase !== "live") return;
    const { commitment } = room.fairness;
    if (room.phase !== "lobby" || me.seat === null || me.ready || commitment === pledged) return;
    pledged = commitment;
    give();
  };
}
