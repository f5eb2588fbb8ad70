/**
 * Every seated browser takes part in the shuffle, unasked: it commits to a seed in the lobby, and reveals it when the
 * start has fixed what everybody has committed to.
 */

/**
 * @param {Pick<import("../../state/room.js").Room, "seedHash" | "commitSeed" | "revealSeed">} room
 * @returns {(state: import("../../state/reduce.js").State) => void} to be called for every change of the state
 */
export function createSeedGiver({ seedHash, commitSeed, revealSeed }) {
  /** What was answered last: nothing is said twice on one connection. */
  let answered = "";
  return ({ room, you, inSync, connection }) => {
    if (connection.phase !== "live") answered = "";
    const me = room?.members.find((member) => member.id === you);
    if (!room || !me || !inSync || connection.phase !== "live") return;
    const { game_id: game, locked, number } = room.fairness;
    if (room.phase !== "lobby" || me.seat === null || number === undefined || game === "") return;
    const asked = `${game} ${locked} ${me.seed_hash}`;
    if (asked === answered) return;
    answered = asked;
    // Another device may have committed for this seat.
    const ours = me.seed_hash === seedHash();
    if (locked && ours) revealSeed();
    else if (!locked && !ours) commitSeed();
  };
}
