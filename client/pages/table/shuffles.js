/** The check of all shuffles of a game that is over. */

/**
 * @param {import("../../state/reduce.js").State} state
 * @param {string | null} ownSeed  what this browser gave
 * @returns {Promise<import("../../state/fairness.js").Verdict | null>} null: there is no game
 */
export async function checkShuffles({ room, you, view, record, catalogue }, ownSeed) {
  if (room === null) return null;
  const { verify } = await import("../../state/fairness.js");
  return verify({
    fairness: room.fairness,
    gameId: record.gameId || null,
    commitment: record.commitment || null,
    bots: room.members.filter(({ bot, seat }) => bot && seat !== null).map(({ seat }) => Number(seat)),
    ownSeed,
    ownReady: room.members.some(({ id, ready }) => id === you && ready),
    ownSeat: view?.viewer ?? null,
    cards: catalogue.length,
    start: record.start,
    events: record.events,
  });
}
