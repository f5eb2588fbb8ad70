/**
 * The shapes of the score board, as the server sends them (docs/protocol.md). A player is a name on the board; a member
 * is a person with a device.
 */

/** @typedef {{member: number, name: string}} Author */

/** @typedef {"keep" | "give" | "pay"} Award  what becomes of the points for seven numbers */
/** @typedef {{cards: string[], busted: boolean, award: Award}} Row  codes of what lies in front of a player */
/** @typedef {{points: number, formula: string, flipped: boolean}} Tally  `flipped`: seven numbers lie there */

/**
 * @typedef {object} Entry
 * @property {number} points
 * @property {"points" | "bust" | "cards"} how
 * @property {Row | null} row  of cards only
 * @property {string} formula  likewise; else ""
 * @property {Author} by
 */

/**
 * @typedef {object} Field
 * @property {number} player
 * @property {number} change  the number of its last change, to be named by whoever enters something
 * @property {number} total  up to and with this round
 * @property {boolean} undoable  by whoever made the entry
 * @property {Entry | null} entry
 */

/** @typedef {{number: number, dealer: number, complete: boolean, fields: Field[]}} Round */

/**
 * @typedef {object} Player
 * @property {number} id
 * @property {string} name
 * @property {number | null} claimed_by  the member who enters for him, besides the host
 * @property {boolean} left
 * @property {number} start  points that he began with
 * @property {number} total
 * @property {number | null} rank
 * @property {number | null} missing  to the target
 * @property {number | null} behind  the leader
 */

/**
 * @typedef {object} Change  of a field that was filled before
 * @property {number} change
 * @property {number} round
 * @property {number} player
 * @property {number} at  epoch milliseconds
 * @property {Author} by
 * @property {boolean} undo
 * @property {Entry | null} before
 * @property {Entry | null} after
 */

/**
 * @typedef {object} BoardView  the same for everybody
 * @property {number} sheet  of this board, counted from 1; 0 before the first round
 * @property {{lowest: number, highest: number, target: number, award: boolean}} bounds
 * @property {Player[]} players  in seating order
 * @property {number} length  how many rounds there are
 * @property {Round[]} rounds
 * @property {number | null} open  the number of the open round
 * @property {number | null} dealer
 * @property {number | null} lead
 * @property {number[]} tie  who shares the lead at or above the target
 * @property {number | null} winner
 * @property {boolean} untouched  nothing has been entered yet
 * @property {Change[]} history  newest last
 */

/** @typedef {{type: "points", points: number} | {type: "bust"} | {type: "cards", row: Row}} Result */

/**
 * @typedef {{type: "add_player", name: string, points: "zero" | "lowest"}
 *   | {type: "remove_player" | "set_dealer" | "withdraw_player" | "return_player" | "claim" | "release", player: number}
 *   | {type: "rename_player", player: number, name: string}
 *   | {type: "move_player", player: number, place: number}
 *   | {type: "enter", round: number, player: number, expected: number, result: Result}
 *   | {type: "undo", change: number}
 *   | {type: "tally", row: Row}} BoardCommand
 */

export {};
