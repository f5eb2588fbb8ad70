/** How a batch changes a score board. */

/** @typedef {import("../wire/types.js").BoardView} BoardView */

/**
 * A batch brings what is new of the same sheet, or all of another one.
 *
 * @param {BoardView | null} board
 * @param {BoardView} news
 * @returns {BoardView}
 */
export function updatedBoard(board, news) {
  if (board?.sheet !== news.sheet) return news;
  const rounds = board.rounds.slice(0, news.length);
  for (const round of news.rounds) rounds[round.number - 1] = round;
  return { ...news, rounds, history: news.history.length > 0 ? news.history : board.history };
}
