/**
 * Everything that travels between server and browser, as the server's dataclasses serialise it. A browser's
 * table is exactly the engine's `View`. Keys are listed in the order in which they appear in JSON: the checksum
 * of a view depends on it.
 *
 * A card is its number; the welcome's `catalogue[card]` is its code, and BACK (-1) is a card whose face this
 * viewer may not see. A seat is its number at the table of the running game.
 */

// --- Options (engine/games/options.py) --------------------------------------------------------------------

/**
 * @typedef {object} Options  the house options of a table
 * @property {string} game
 * @property {number} target
 * @property {boolean} start_card
 * @property {boolean | null} stay_needs_card  null: as the game has it
 * @property {string} forced_self
 * @property {boolean} brutal
 * @property {boolean} face_down
 * @property {number} decks
 */

/** @typedef {string | number | boolean | null} OptionValue */

/**
 * @typedef {object} OptionSpec  one option that a game offers
 * @property {string} name  a key of Options
 * @property {OptionValue[]} values
 * @property {OptionValue} default
 * @property {boolean} on_paper  it matters on a score board too
 */

// --- Actions and decisions (engine/actions.py) ------------------------------------------------------------

/** @typedef {{decision: number, type: "hit"}} Hit */
/** @typedef {{decision: number, type: "stay"}} Stay */
/** @typedef {{decision: number, seat: number, card: number | null, type: "choose"}} Choose  a person, or a card
 * in front of a person */
/** @typedef {Hit | Stay | Choose} Action */

/**
 * @typedef {object} Decision  the one question that the game waits for
 * @property {number} id
 * @property {number} seat  who answers
 * @property {"turn" | "person" | "card" | "award"} question
 * @property {Action[]} options  the only actions that the server accepts, in display order
 * @property {number | null} source  the card that asks
 */

// --- Frames (engine/frames.py) ----------------------------------------------------------------------------

/** @typedef {{card: number, target: number}} Effect */
/** @typedef {{seat: number, card: number | null}} Pick */

/** @typedef {{type: "match"}} MatchFrame */
/** @typedef {{next_seat: number, flipped: number | null, loser: number | null, type: "round"}} RoundFrame */
/** @typedef {{waiting: number[], type: "deal"}} DealFrame */
/** @typedef {{seat: number, type: "turn"}} TurnFrame */
/** @typedef {{seat: number, left: number, source: number | null, aside: number[], void: boolean, type: "flip"}}
 * FlipFrame */
/** @typedef {{seat: number, card: number, picked: Pick[], type: "play"}} PlayFrame */
/** @typedef {{seat: number, cards: number[], given: Effect[], type: "assign"}} AssignFrame */
/** @typedef {{effects: Effect[], type: "backlog"}} BacklogFrame */
/** @typedef {{seat: number, type: "stop"}} StopFrame */
/** @typedef {{seat: number, type: "award"}} AwardFrame */
/**
 * @typedef {MatchFrame | RoundFrame | DealFrame | TurnFrame | FlipFrame | PlayFrame | AssignFrame | BacklogFrame
 *   | StopFrame | AwardFrame} Frame  an unfinished thing; the stack of a table has the current one last
 */

// --- The table (engine/table.py) --------------------------------------------------------------------------

/** @typedef {"active" | "stayed" | "frozen" | "busted" | "out"} Status */

/**
 * @typedef {object} Hand
 * @property {number[]} cards  in front of the seat, oldest first
 * @property {Status} status
 * @property {number} turned  how many cards the seat has turned in this round
 * @property {boolean} down  turned face down: everybody but the owner sees backs
 */

/**
 * @typedef {object} Line  one seat's result of one round
 * @property {number} seat
 * @property {Status} status
 * @property {number[]} cards
 * @property {number} points
 * @property {string} formula  the arithmetic, e.g. "(3 + 11) × 2 + 10 = 38"
 */

/**
 * @typedef {object} Score  a booked round
 * @property {number} round
 * @property {number} dealer
 * @property {string} reason  nobody_active, flipped_seven, no_cards or endless
 * @property {number | null} flipped  the seat that flipped seven
 * @property {Line[]} lines
 */

/** @typedef {{winner: number, reason: string}} Result  reason: target or too_few_left */

/**
 * @typedef {object} Table
 * @property {Options} options
 * @property {Hand[]} hands
 * @property {boolean[]} seated  false: the seat has left
 * @property {number[]} totals
 * @property {number} dealer
 * @property {number} round
 * @property {number} deck  how many cards are undrawn
 * @property {number[]} discard  the newest card last
 * @property {number[]} limbo  cards on their way
 * @property {Frame[]} stack
 * @property {number} answered  decisions answered so far, and the id of the open one
 * @property {number} shuffles
 * @property {Score[]} history
 * @property {Result | null} result
 */

/** @typedef {{viewer: number | null, table: Table}} View  viewer: a seat, or null for a spectator */

// --- Events (engine/events.py); `rule` is a number of the rules -------------------------------------------

/** @typedef {{options: Options, seats: number, dealer: number, rule: string, type: "game_announced"}}
 * GameAnnounced */
/** @typedef {{cards: number, rule: string, type: "deck_refilled"}} DeckRefilled */
/** @typedef {{number: number, dealer: number, seats: number[], rule: string, type: "round_started"}}
 * RoundStarted */
/** @typedef {{seat: number, action: Action, source: number | null, rule: string, type: "decision_made"}}
 * DecisionMade */
/** @typedef {{seat: number, rule: string, type: "pick_taken_back"}} PickTakenBack */
/** @typedef {{seat: number, card: number, rule: string, type: "card_flipped"}} CardFlipped */
/** @typedef {{seat: number, card: number, rule: string, type: "card_landed"}} CardLanded */
/** @typedef {{seat: number, card: number, rule: string, type: "card_lifted"}} CardLifted */
/** @typedef {{card: number, rule: string, type: "card_discarded"}} CardDiscarded */
/** @typedef {{seat: number, rule: string, type: "player_stayed"}} PlayerStayed */
/** @typedef {{seat: number, rule: string, type: "player_frozen"}} PlayerFrozen */
/** @typedef {{seat: number, card: number, rule: string, type: "player_busted"}} PlayerBusted */
/** @typedef {{seat: number, card: number, by: number, rule: string, type: "player_saved"}} PlayerSaved */
/** @typedef {{seat: number, rule: string, type: "hand_turned_down"}} HandTurnedDown */
/** @typedef {{seat: number, rule: string, type: "flipped_seven"}} FlippedSeven */
/** @typedef {{seat: number, rule: string, type: "points_taken"}} PointsTaken */
/** @typedef {{score: Score, rule: string, type: "round_ended"}} RoundEnded */
/** @typedef {{result: Result, rule: string, type: "game_ended"}} GameEnded */
/** @typedef {{seat: number, points: number, rule: string, type: "seat_added"}} SeatAdded */
/** @typedef {{seat: number, rule: string, type: "seat_left"}} SeatLeft */
/** @typedef {{frame: Frame, rule: string, type: "frame_opened"}} FrameOpened */
/** @typedef {{frame: Frame, rule: string, type: "frame_advanced"}} FrameAdvanced */
/** @typedef {{rule: string, type: "frame_closed"}} FrameClosed */
/** @typedef {{effects: Effect[], rule: string, type: "effects_queued"}} EffectsQueued */
/**
 * @typedef {GameAnnounced | DeckRefilled | RoundStarted | DecisionMade | PickTakenBack | CardFlipped
 *   | CardLanded | CardLifted | CardDiscarded | PlayerStayed | PlayerFrozen | PlayerBusted | PlayerSaved
 *   | HandTurnedDown | FlippedSeven | PointsTaken | RoundEnded | GameEnded | SeatAdded | SeatLeft | FrameOpened
 *   | FrameAdvanced | FrameClosed
 *   | EffectsQueued} PublicEvent
 */

// --- The room ---------------------------------------------------------------------------------------------

/**
 * @typedef {object} Member
 * @property {number} id
 * @property {string} name  plain text that a stranger typed
 * @property {number | null} seat  lobby: the place in the seat order; game: the engine's seat
 * @property {boolean} bot
 * @property {boolean} ready
 * @property {boolean} watching
 * @property {boolean} away
 * @property {boolean} autoplay  the server plays for this member until he says that he is back
 * @property {boolean} left  left for good during the game, listed until it is over
 */

/**
 * @typedef {object} Fairness  what a browser needs to check every shuffle; see docs/fairness.md
 * @property {string} game_id
 * @property {string} commitment  SHA-256 of the server's seed, hex
 * @property {Record<string, string>} seeds  hex by seat, "" for a seat that gave none; empty before the game
 * @property {string | null} server_seed  hex, after the game only
 */

/** @typedef {"once" | "return"} Until */

/**
 * @typedef {object} Overdue  the table waits for somebody's answer, for long
 * @property {number} decision
 * @property {number} member
 * @property {Record<string, Until>} votes  by member id
 * @property {number | null} needed  how many votes decide; null: only the host does
 */

/**
 * @typedef {object} RoomView  the same for everybody, sent whole whenever it has changed
 * @property {string} code
 * @property {"game" | "board"} kind  what the room holds
 * @property {number | null} host  member id
 * @property {Member[]} members
 * @property {number} watchers  spectators without a name
 * @property {Options} options
 * @property {number} clock  seconds per decision, 0: off
 * @property {boolean} watch_open
 * @property {string[] | null} lesson  codes of the cards that the lesson is about; null: the game is none
 * @property {"lobby" | "playing" | "over"} phase
 * @property {boolean} paused
 * @property {Overdue | null} overdue
 * @property {number} game  games started so far
 * @property {{min: number, max: number}} limits  seats
 * @property {string | null} startable  why the game cannot start, as a catalogue key; null: it can
 * @property {Fairness} fairness
 */

// --- Messages of the server -------------------------------------------------------------------------------

/**
 * @typedef {object} Prompt
 * @property {Decision | null} decision
 * @property {number | null} remaining  milliseconds on the turn clock, null: no clock
 * @property {(number | null)[]} worth  points that each row would score now, by seat; null: not for this viewer
 */

/**
 * @typedef {object} Welcome  a snapshot
 * @property {"welcome"} type
 * @property {number} version
 * @property {number} seq
 * @property {number | null} you  member id, null for a visitor
 * @property {RoomView} room
 * @property {View | null} game
 * @property {import("./board_types.js").BoardView | null} [board]
 * @property {string[]} catalogue  code of each card number
 * @property {Record<string, OptionSpec[]>} specs  by game
 * @property {Prompt} prompt
 * @property {number | null} claim  what this connection has on its seat, null for a visitor
 */

/**
 * @typedef {object} Batch  one journal entry
 * @property {"batch"} type
 * @property {number} seq
 * @property {PublicEvent[]} events
 * @property {RoomView | null} [room]  only if it has changed
 * @property {import("./board_types.js").BoardView | null} [board]  likewise; whole
 * @property {Prompt} prompt
 * @property {"time_up" | "absent" | null} [stood_in]  why the default was played for whoever was asked
 * @property {number | null} [check]  CRC-32 of the JSON of this viewer's view after the batch
 */

/** @typedef {{type: "synced", seq: number, claim: number | null}} Synced */
/** @typedef {{type: "joined", ref: string, member: number}} Joined */
/** @typedef {{type: "done", ref: string, seq: number}} Done */
/** @typedef {{type: "refused", ref: string | null, reason: string, rule: string, seq: number,
 *   snapshot?: Welcome | null}} Refused */
/** @typedef {{type: "pong"}} Pong */
/** @typedef {{type: "personal_link", ref: string, url: string, svg: string}} PersonalLink  `svg`: a QR code */
/** @typedef {{type: "presence", away: number[], watchers: number}} Presence */
/** @typedef {{type: "tallied", ref: string} & import("./board_types.js").Tally} Tallied */
/** @typedef {Tallied | Welcome | Batch | Synced | Joined | PersonalLink | Done | Refused | Pong | Presence} ServerMessage */

// --- Messages of the browser ------------------------------------------------------------------------------

/** @typedef {{type: "hello", version: number, token?: string, after?: number, watch?: boolean,
 *   returning?: {claim: number, attempt: number}}} Hello */

/**
 * A command without its `ref`, which the socket adds.
 * @typedef {{type: "join", name: string, watch: boolean, token: string}
 *   | {type: "sit" | "stand" | "leave" | "back" | "add_bot" | "start" | "pause" | "resume" | "rematch"}
 *   | {type: "personal_link", token: string}
 *   | {type: "play_for", decision: number, until: Until}
 *   | {type: "kick" | "hand_over" | "remove_bot", member: number}
 *   | {type: "set_options", options: Options}
 *   | {type: "set_table", watch_open?: boolean, clock?: number}
 *   | {type: "ready", seed: string}
 *   | {type: "act", action: Action}
 *   | {type: "take_back", decision: number}
 *   | {type: "admit", member: number, points: "zero" | "lowest"}
 *   | import("./board_types.js").BoardCommand} Command
 */

export {};
