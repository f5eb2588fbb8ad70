/** What can be read off a board. No rule is in here: sums, ranks and limits come with it. */

import { lastOf } from "../state/lists.js";

/** @typedef {import("../wire/types.js").BoardView} BoardView */
/** @typedef {import("../wire/types.js").Correction} Correction */
/** @typedef {import("../wire/types.js").FieldView} FieldView */
/** @typedef {import("../wire/types.js").PlayerView} PlayerView */
/** @typedef {{round: number, player: number}} FieldRef  of a field */

/** @param {BoardView} board @param {number | null} id @returns {PlayerView | undefined} */
export function playerOf(board, id) {
  return board.players.find((player) => player.id === id);
}

/** @param {BoardView} board @param {number | null} id */
export function nameOf(board, id) {
  return playerOf(board, id)?.name ?? "";
}

/** @param {BoardView} board @param {FieldRef} place @returns {FieldView | undefined} */
export function fieldAt(board, { round, player }) {
  return board.rounds[round - 1]?.fields.find((field) => field.player === player);
}

/**
 * @typedef {object} Asker
 * @property {number | null} you
 * @property {boolean} host
 * @property {import("../wire/types.js").MemberView | null} me
 */

/**
 * @param {BoardView} board
 * @param {Pick<Asker, "you">} at
 * @param {PlayerView} player
 * @returns {boolean} whether this browser may fill his fields
 */
export function mayEnter({ enterers = [] }, { you }, { enterable_by: members = null }) {
  return you !== null && (members ?? enterers).includes(you);
}

/** Players for whom nobody in particular enters. @param {BoardView} board */
export function unclaimed({ players }) {
  return players.filter(({ claimed_by: claimant, left }) => claimant === null && !left);
}

/** Came to enter results and has not said whose. The host enters everybody's. @param {BoardView} board @param {Asker} at */
export function isUndecided(board, { you, host, me }) {
  if (host || me === null || me.watching || board.open === null) return false;
  return unclaimed(board).length > 0 && board.players.every(({ claimed_by: claimant }) => claimant !== you);
}

/**
 * What others have taken over is left to them; the host may still fill it by hand.
 *
 * @param {BoardView} board
 * @param {Asker} at
 * @param {FieldRef | null} after  begin with whoever sits behind; the field itself comes last
 * @returns {FieldRef | null} the next empty field that this browser should fill: its own first of all
 */
export function nextField(board, at, after = null) {
  const round = lastOf(board.rounds);
  if (board.open === null || round === undefined) return null;
  const own = board.players.find(({ claimed_by: claimant }) => claimant === at.you && at.you !== null);
  const start = after?.round === round.number ? round.fields.findIndex(({ player }) => player === after.player) + 1 : 0;
  const turned = [...round.fields.slice(start), ...round.fields.slice(0, start)];
  const empty = turned.filter((field) => {
    const player = playerOf(board, field.player);
    const alone = own !== undefined && !at.host;
    const free = player && [null, at.you].includes(player.claimed_by);
    return field.entry === null && free && mayEnter(board, at, player) && (!alone || player === own);
  });
  const first = empty.find(({ player }) => after === null && player === own?.id) ?? empty[0];
  return first ? { round: round.number, player: first.player } : null;
}

/** @param {BoardView} board @param {number | null} you @returns {FieldView | undefined} what this member entered last */
export function lastEntry(board, you) {
  return board.rounds
    .flatMap(({ fields }) => fields)
    .filter(({ entry, undoable }) => undoable && entry?.by.member === you)
    .sort((a, b) => b.change - a.change)[0];
}

/** Corrections that `old` did not know. @param {BoardView} board @param {BoardView} old */
export function newChanges({ history }, old) {
  const last = lastOf(old.history)?.change ?? 0;
  return history.filter(({ change }) => change > last);
}

/** @param {BoardView} board @param {FieldRef} place @returns {Correction[]} of one field, the newest last */
export function changesOf({ history }, { round, player }) {
  return history.filter((change) => change.round === round && change.player === player);
}

/** @param {BoardView} board @returns {Correction | null} the latest correction, if it was made in this round */
export function freshChange({ rounds, history }) {
  const begun = Math.min(...(lastOf(rounds)?.fields ?? []).map(({ change }) => change));
  const last = lastOf(history);
  return last && last.change >= begun ? last : null;
}

/** @param {BoardView} board @returns {{name: string, values: number[]}[]} totals over the complete rounds */
export function courses({ players, rounds }) {
  const complete = rounds.filter((round) => round.complete);
  return players.map(({ id, name, start }) => ({
    name,
    values: complete.reduce(
      (totals, { fields }) => [
        ...totals,
        fields.find(({ player }) => player === id)?.total ?? lastOf(totals) ?? start,
      ],
      [start],
    ),
  }));
}
