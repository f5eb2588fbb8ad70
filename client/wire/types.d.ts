// Generated from the types of the server by `python -m fliptable.wire.schema`; do not edit.
// Keys stand in the order in which they appear in JSON: the checksum of a view depends on it.

/** The first message of every connection. */
export interface Hello {
  /** Version of the protocol, `1`, `2` or `3`. */
  version: number;
  /** The seat secret. Without it a visitor comes, who sees the room but no game. */
  token?: string | null;
  /** The last batch that the client has folded, to be sent only what it missed. */
  after?: number | null;
  /** As the batch `after`, or the `welcome` with that number, told it: where a room was set back to an older copy another batch may have that number. */
  link?: string;
  /** What the link to the table had besides the code. Whoever has it is let in, however many codes others have tried from the same address. */
  invite?: string;
  /** A visitor who came by the spectator link: sees the game as a spectator, if the table may be watched. */
  watch?: boolean;
  /** It is a television that watches, for people who are there anyway: no spectator. */
  screen?: boolean;
  /** Of a page that comes back by itself. One that was opened, or takes its seat back, leaves it out, and is the newest. */
  returning?: FencingToken | null;
  type: "hello";
}

/** Every 20 to 25 seconds, so that nobody in between takes the connection for dead. */
export interface Ping {
  type: "ping";
}

/** Asks for a `welcome`. */
export interface Sync {
  type: "sync";
}

/**
 * A visitor becomes a member. Said again with the same `token`, because the answer was lost, it is
 * answered again and makes nobody else.
 */
export interface JoinRequest {
  name: string;
  /** Wants no seat. */
  watch: boolean;
  /** The seat secret: 32 random bytes of the browser as lower-case hex. Whoever says it in a `hello` is this member. The server keeps a hash of it only. */
  token: string;
  type: "join";
}

/** Asks for the link that brings this seat to another device, with its QR code. */
export interface PersonalLinkRequest {
  /** The seat secret of this member. */
  token: string;
  type: "personal_link";
}

/** Logs out all other devices: whoever comes with the old seat secret is no member any more. */
export interface RenewSecretRequest {
  /** The new seat secret, made as for `join`. */
  token: string;
  type: "renew_secret";
}

/** Asks what a row is worth at this board, while it is put together. */
export interface TallyRequest {
  row: Row;
  type: "tally";
}

/** Take a free seat; while a game is running: wait for one. At a board: enter results from now on. */
export interface Sit {
  type: "sit";
}

/** Become a spectator, of the next game if this one is over; at a board at once. */
export interface Stand {
  type: "stand";
}

/** For good. */
export interface Leave {
  type: "leave";
}

/**
 * Take another name; while a game runs, when the present round is over. One's present name takes that
 * back.
 */
export interface Rename {
  name: string;
  type: "rename";
}

/**
 * As pages of before `commit_seed` give their part of the shuffle of the coming game: the seed itself, 32
 * bytes as lower-case hex. Others see its hash only until the start; it counts as revealed
 * (docs/fairness.md).
 */
export interface Ready {
  seed: string;
  type: "ready";
}

/**
 * The SHA-256, as lower-case hex, of the seed that this browser will reveal for the coming game. Another
 * one replaces it, until the host starts.
 */
export interface CommitSeed {
  hash: string;
  type: "commit_seed";
}

/**
 * The seed behind that hash: 32 bytes as lower-case hex. Taken from the start, which fixes all hashes, to
 * the beginning of the game.
 */
export interface RevealSeed {
  seed: string;
  type: "reveal_seed";
}

export interface Act {
  action: Action;
  type: "act";
}

/** Make the first pick of a card anew while `decision`, which asks for the second one, is open (V-67). */
export interface TakeBack {
  decision: number;
  type: "take_back";
}

/**
 * Have the default played for whoever must answer `decision` and is overdue. The host decides;
 * without a turn clock so do more than half of the people who play, are connected and are not asked.
 */
export interface PlayFor {
  decision: number;
  until: Until;
  type: "play_for";
}

/** Whoever asks is there: nothing is played for him any more, and he is not overdue. */
export interface Back {
  type: "back";
}

/** From now on only this member, and the host, enter results for the player. A member has one player. */
export interface Claim {
  player: number;
  type: "claim";
}

/** Everybody may enter for the player again. */
export interface ReleasePlayer {
  player: number;
  type: "release";
}

/** Fill or correct one field. */
export interface Enter {
  /** From 1. */
  round: number;
  player: number;
  /** The `change` of the field as whoever asks has seen it; refused if it was changed since. */
  expected: number;
  result: EnteredResult;
  type: "enter";
}

/** Take back an entry of one's own, if nobody has changed its field since. */
export interface Undo {
  change: number;
  type: "undo";
}

/** Erases the table with all that is kept of it, at once and for good. Everybody there is told 4005. */
export interface EraseRequest {
  type: "erase";
}

export interface Kick {
  member: number;
  type: "kick";
}

/** Make another person host. */
export interface HandOver {
  member: number;
  type: "hand_over";
}

/** The house options of the coming game, or of a board on which there is no entry yet. */
export interface SetOptions {
  options: Options;
  type: "set_options";
}

/** What is not given stays as it is. */
export interface SetTable {
  watch_open?: boolean | null;
  clock?: ClockSeconds | null;
  /** Whether new people may join. */
  door_open?: boolean | null;
  type: "set_table";
}

export interface AddBot {
  type: "add_bot";
}

export interface RemoveBot {
  member: number;
  type: "remove_bot";
}

/** Begin the game, or the first round of a board. */
export interface Start {
  type: "start";
}

/**
 * Seat somebody who waits in the running game, from the next round on, with no points or with the lowest
 * total at the table.
 */
export interface Admit {
  member: number;
  points: "zero" | "lowest";
  type: "admit";
}

/** Until `resume` no move is taken, no clock runs and no bot thinks. */
export interface Pause {
  type: "pause";
}

/** Every clock has the time left that it had. */
export interface Resume {
  type: "resume";
}

/**
 * Back to the lobby with the same people and settings. At a board: a new sheet with the same names, begun
 * at once, whether the old one was finished or not.
 */
export interface Rematch {
  type: "rematch";
}

/**
 * A name at the end of the seating order. He takes part from the open round on, or from the next one if
 * somebody has an entry there already.
 */
export interface AddPlayer {
  name: string;
  /** What he begins with: nothing, or the lowest total of those who play. */
  points?: "zero" | "lowest";
  type: "add_player";
}

/** Before the first entry. */
export interface RemovePlayer {
  player: number;
  type: "remove_player";
}

export interface RenamePlayer {
  player: number;
  name: string;
  type: "rename_player";
}

/** Change the seating order. */
export interface MovePlayer {
  player: number;
  /** In the new order, from 0. */
  place: number;
  type: "move_player";
}

/** Of the open round, or of the first one. */
export interface SetDealer {
  player: number;
  type: "set_dealer";
}

/** He keeps his total and cannot win. */
export interface WithdrawPlayer {
  player: number;
  type: "withdraw_player";
}

/** He takes part again, from the open round on. */
export interface ReturnPlayer {
  player: number;
  type: "return_player";
}

/**
 * A snapshot, which replaces everything the client knew. Comes after `hello` and `sync`, and by itself
 * behind a batch that changed the viewer (somebody gets a seat in a running game) or the catalogue.
 */
export interface Welcome {
  /** The last batch that is contained. */
  seq: number;
  /** The member that this connection speaks for; null for a visitor. */
  you: number | null;
  room: RoomView;
  /** null before the first start, and for whoever may not watch. */
  game: View | null;
  /** null in a room that holds a game, and for whoever may not watch. */
  board: BoardView | null;
  /** The code of each card, by card number. */
  catalogue: string[];
  /** The house options that each game offers. */
  specs: Record<string, OptionSpec[]>;
  prompt: Prompt;
  /** What this connection has on its seat, for the `hello` of a page that comes back; null for a visitor. */
  claim: number | null;
  /** Of each round in the history of `game`. */
  rules?: ScoreRules[];
  /** That of the `hello`. */
  version: number;
  /** Of the last batch that is contained, from version 2 on. */
  link?: string;
  type: "welcome";
}

/** One entry of the room's journal. Every number comes, also if the viewer may see nothing of it. */
export interface BatchNotice {
  seq: number;
  events: PublicEvent[];
  prompt: Prompt;
  /** The room, if the batch changed it and `changes` does not say how. */
  room: RoomView | null;
  /** What the batch changed of the board: its rounds are those that are new or not as before. */
  board: BoardView | null;
  /** Why the default was played for whoever was asked; null if he has answered, or nobody had to. */
  stood_in: StoodIn | null;
  /** What the batch changed in the room, from version 2 on. */
  changes?: RoomChanges | null;
  /** Of each round that ended. */
  rules?: ScoreRules[];
  /** For each `card_flipped` of `events` the chance, in thousandths, that whoever turns it is busted by it, just before it is turned: by what lies open, the same for every viewer. */
  risks?: number[];
  /** Tells this batch, and all before it, from another with its number; for the `hello` of a page that comes back. From version 2 on. */
  link?: string;
  /** CRC-32 of the UTF-8 text of the viewer's `View` as JSON without spaces, now and then. Who differs sends `sync`. */
  check: number | null;
  type: "batch";
}

/**
 * All batches that the client had missed have been sent. Said once more if the claim of this connection
 * had to be put above one that another server with a faster clock had given.
 */
export interface Synced {
  seq: number;
  /** As in `welcome`. */
  claim: number | null;
  type: "synced";
}

/** The answer to `join`; a `welcome` follows. */
export interface Joined {
  ref: string;
  member: number;
  type: "joined";
}

/** The answer to `personal_link`, for nobody else. */
export interface PersonalLinkNotice {
  ref: string;
  /** With the seat secret in its fragment, which no browser sends to a server. */
  url: string;
  /** The same as a QR code. */
  svg: string;
  type: "personal_link";
}

/** The answer to `tally`, for nobody else. */
export interface Tallied {
  ref: string;
  points: number;
  /** The arithmetic, such as `(3 + 11) × 2 + 10 = 38`. */
  formula: string;
  /** There are seven number cards in it. */
  flipped: boolean;
  /** What can become of the points for seven cards. */
  awards?: AwardUse[];
  type: "tallied";
}

/** The request `ref` is in the journal, under this number. */
export interface Done {
  ref: string;
  seq: number;
  type: "done";
}

/** Nothing has happened. */
export interface Refused {
  /** The request, if it could be read. */
  ref: string | null;
  /** A stable key for message catalogues. */
  reason: string;
  /** The number of the rule behind it, or empty. */
  rule: string;
  /** The last batch of the room; 0 before `hello` was answered. */
  seq: number;
  /** The present state, if the request was about a decision that is no longer open, or about a field that somebody else was faster to fill. */
  snapshot: Welcome | null;
  type: "refused";
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** Who is connected, whenever that changes; not part of the journal. */
export interface PresenceNotice {
  /** Members without a connection. */
  away: number[];
  /** Spectators without a name. */
  watchers: number;
  /** As in `OverdueView`, while the table waits for somebody: who goes decides no more. */
  needed?: number | null;
  /** Likewise. */
  deciders?: number[];
  type: "presence";
}

/**
 * Of two connections of a seat the newer is the one with the later claim, and of one page that of its
 * later attempt.
 */
export interface FencingToken {
  /** As `welcome` or `synced` told it. */
  claim: number;
  /** Grows with every `hello` of the page. */
  attempt?: number;
}

/** What lies in front of a player when the round is over. */
export interface Row {
  /** Their codes, in any order. */
  cards: string[];
  busted: boolean;
  /** What becomes of the points for seven cards (V-107): `keep` them if they are mine, `give` mine away so that somebody else loses as many, `pay` for the seven of somebody else. */
  award: AwardUse;
}

export interface Hit {
  decision: number;
  type: "hit";
}

export interface Stay {
  decision: number;
  type: "stay";
}

/** One pick: a person (`card` is null), or a card in front of `seat`. */
export interface Choose {
  decision: number;
  seat: number;
  card: number | null;
  type: "choose";
}

/** Somebody has counted himself. */
export interface Typed {
  /** Refused unless whole. */
  points: number;
  type: "points";
}

/** No points (T5). */
export interface Bust {
  type: "bust";
}

/** The board counts the cards that lie in front of the player. */
export interface Laid {
  row: Row;
  type: "cards";
}

/**
 * What is chosen for a table. An option that `game` does not offer is ignored and replaced by what the
 * game fixes. null stands for: as the game has it (B-03, V-13).
 */
export interface Options {
  game: string;
  target: number;
  start_card: boolean;
  stay_needs_card: boolean | null;
  forced_self: "last_active" | "last_not_busted";
  brutal: boolean;
  face_down: boolean;
  decks: number;
}

/**
 * `kind`: what the room holds. `lesson`: the codes of the cards that the lesson is about, if the game is
 * one: its deck was laid. `startable`: null, or why a start would be refused. `game` counts the games, or
 * the sheets of a board, that were started, `watchers` the spectators without a name.
 */
export interface RoomView {
  code: string;
  kind: RoomKind;
  host: number | null;
  members: MemberView[];
  watchers: number;
  options: Options;
  clock: ClockSeconds;
  watch_open: boolean;
  lesson: string[] | null;
  phase: Phase;
  paused: boolean;
  overdue: OverdueView | null;
  game: number;
  limits: Limits;
  startable: string | null;
  fairness: FairnessView;
  /** Whether new people may join. */
  door_open?: boolean;
}

/** `viewer` is a seat, or null for a spectator. */
export interface View {
  viewer: number | null;
  table: Table;
}

/** A live score board for people who play with real cards. */
export interface BoardView {
  /** Counts the sheets of this board; 0 before the first round. */
  sheet: number;
  bounds: Bounds;
  /** In seating order. */
  players: PlayerView[];
  /** How many rounds there are. */
  length: number;
  /** In a batch about the sheet that was there before: those that are new or not as before. */
  rounds: RoundView[];
  /** The number of the last round, while it is being filled. */
  open: number | null;
  /** Deals the open round, or else the next one. */
  dealer: number | null;
  /** Of the first before the second; null for fewer than two players. */
  lead: number | null;
  /** Who leads together, at or above the target, after the last complete round; therefore there is another one. */
  tie: number[];
  winner: number | null;
  /** Nobody has an entry: players and options may still be changed. */
  untouched: boolean;
  /** The latest changes of fields that were filled, newest last. In a batch about the sheet that was there before: empty if there is no new one. */
  history: Correction[];
  /** The members who enter results. */
  enterers?: number[];
}

/**
 * A house option that tables of a game can set: its name in `Options`, the values allowed, and the one it
 * has when nobody chooses. `on_paper`: it matters to people who play with real cards and want only their
 * points counted.
 */
export interface OptionSpec {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  on_paper: boolean;
}

/** The question on the table. */
export interface Prompt {
  /** What the game waits for. Everybody sees it; only its seat may answer. */
  decision: Decision | null;
  /** Milliseconds left for it, null without a clock. */
  remaining: number | null;
  /** Points each seat's row would score now; null for a row that the viewer may not read. */
  worth: (number | null)[];
  /** Whoever is asked may take back his latest pick (V-67). */
  take_back?: boolean;
}

/**
 * Of a `Score`: the rule by which the round ended, and for each line the one by which it was counted. It
 * follows from the score, and is not stored.
 */
export interface ScoreRules {
  rule: string;
  lines: string[];
}

/** Public twin of `GameStarted`. */
export interface GameAnnounced {
  options: Options;
  seats: number;
  dealer: number;
  rule: string;
  type: "game_announced";
}

/** Public twin of `DeckShuffled`: the deck now has `cards` cards. */
export interface DeckRefilled {
  cards: number;
  rule: string;
  type: "deck_refilled";
}

/** `seats` take part. */
export interface RoundStarted {
  number: number;
  dealer: number;
  seats: number[];
  rule: string;
  type: "round_started";
}

/** `seat` answered the open decision with `action`; `source` is the card that asked. */
export interface DecisionMade {
  seat: number;
  action: Action;
  source: number | null;
  rule: string;
  type: "decision_made";
}

/**
 * `seat` is asked once more about its latest pick, whose frame follows without it; an answer to the
 * decision that was open is too late.
 */
export interface PickTakenBack {
  seat: number;
  rule: string;
  type: "pick_taken_back";
}

/** Deck → limbo. */
export interface CardFlipped {
  seat: number;
  card: number;
  rule: string;
  type: "card_flipped";
}

/** Limbo → in front of `seat`. */
export interface CardLanded {
  seat: number;
  card: number;
  rule: string;
  type: "card_landed";
}

/** In front of `seat` → limbo. */
export interface CardLifted {
  seat: number;
  card: number;
  rule: string;
  type: "card_lifted";
}

/** Limbo → discard. */
export interface CardDiscarded {
  card: number;
  rule: string;
  type: "card_discarded";
}

export interface PlayerStayed {
  seat: number;
  rule: string;
  type: "player_stayed";
}

export interface PlayerFrozen {
  seat: number;
  rule: string;
  type: "player_frozen";
}

/** `card` is the one too many. */
export interface PlayerBusted {
  seat: number;
  card: number;
  rule: string;
  type: "player_busted";
}

/**
 * `card` would have busted `seat`; the card `by` prevents it. Both are discarded in the events that
 * follow.
 */
export interface PlayerSaved {
  seat: number;
  card: number;
  by: number;
  rule: string;
  type: "player_saved";
}

export interface HandTurnedDown {
  seat: number;
  rule: string;
  type: "hand_turned_down";
}

/** Everything unfinished ends: all cards in limbo are discarded. */
export interface FlippedSeven {
  seat: number;
  rule: string;
  type: "flipped_seven";
}

/** The player who flipped seven gives up the bonus; `seat` loses as much (V-107). */
export interface PointsTaken {
  seat: number;
  rule: string;
  type: "points_taken";
}

/** The points are booked and every card on the table or in limbo goes to the discard pile. */
export interface RoundEnded {
  score: Score;
  rule: string;
  type: "round_ended";
}

export interface GameEnded {
  result: Result;
  rule: string;
  type: "game_ended";
}

/** A new seat behind the last one; it plays from the next round on and starts with `points`. */
export interface SeatAdded {
  seat: number;
  points: number;
  rule: string;
  type: "seat_added";
}

/** `seat` has left for good; cards it was still turning stay in the deck. */
export interface SeatLeft {
  seat: number;
  rule: string;
  type: "seat_left";
}

export interface FrameOpened {
  frame: Frame;
  rule: string;
  type: "frame_opened";
}

/** `frame` replaces the top of the stack. */
export interface FrameAdvanced {
  frame: Frame;
  rule: string;
  type: "frame_advanced";
}

/** The top of the stack is done. */
export interface FrameClosed {
  rule: string;
  type: "frame_closed";
}

/**
 * The assigned cards of the top frame, `Assign`, join the end of the backlog, and the frame closes
 * (B-49).
 */
export interface EffectsQueued {
  effects: Effect[];
  rule: string;
  type: "effects_queued";
}

/** What is to be changed in the `RoomView` that the browser has. */
export interface RoomChanges {
  /** The keys with another value than before, but for `members`. */
  fields: Partial<RoomView>;
  /** Of somebody who was there, the `id` and what is not as before. Who comes has every key, and stands behind all others. */
  members: (Partial<MemberView> & Pick<MemberView, "id">)[];
  /** Members who are there no more. */
  gone: number[];
}

/**
 * `watching`: wants no seat. `ready`: takes part in the coming shuffle. `away`: not connected, known to
 * the server only. `autoplay`: the default is played for him until he says `back`. `left`: has left the
 * running game for good. `waiting`: would like a seat and has none. `next_name`: his when the round is over,
 * "" if he keeps his name.
 */
export interface MemberView {
  id: number;
  name: string;
  seat: number | null;
  bot: boolean;
  ready: boolean;
  watching: boolean;
  away: boolean;
  autoplay: boolean;
  left: boolean;
  waiting?: boolean;
  next_name?: string;
  /** The SHA-256 of the seed that goes into the shuffle, "" if none does. */
  seed_hash?: string;
}

export type Phase = "lobby" | "playing" | "over";

/**
 * The table waits for `member` to answer `decision`, for long. `votes`: member → until when the default
 * should be played for him; `needed`: how many votes decide, null if only the host does; `deciders`: who may
 * say something about it now.
 */
export interface OverdueView {
  decision: number;
  member: number;
  votes: Record<string, Until>;
  needed: number | null;
  deciders?: number[];
}

/** How many seats the game allows with the present options, or how many names a board. */
export interface Limits {
  min: number;
  max: number;
}

/**
 * See docs/fairness.md. `seeds`: seat number → seed as hex ("" if that seat gave none), for every seat
 * the game started with, empty before. `server_seed` is null until the game is over. A lesson and
 * a board promise nothing: everything is empty.
 */
export interface FairnessView {
  game_id: string;
  commitment: string;
  seeds: Record<string, string>;
  server_seed: string | null;
  /** The host has started: seats, options and the hashes of all seeds stay as they are. Browsers reveal their seeds now, and the game begins. False in a game that began before seeds were committed to. */
  locked?: boolean;
  /** The how-manieth commitment of this room it is. */
  number?: number;
  /** The latest commitment that led to no game. */
  abandoned?: Abandoned | null;
}

/**
 * `seated[n]`: seat n has not left. `deck` is the number of undrawn cards, `discard` lists the pile with
 * the newest card last, `limbo` the cards on their way. `answered` counts the decisions answered so far and
 * is the id of the open one. `shuffles` counts the shuffles of this game.
 */
export interface Table {
  options: Options;
  hands: Hand[];
  seated: boolean[];
  totals: number[];
  dealer: number;
  round: number;
  deck: number;
  discard: number[];
  limbo: number[];
  stack: Frame[];
  answered: number;
  shuffles: number;
  history: Score[];
  result: Result | null;
}

/**
 * What a round can be worth and what ends a game. `award`: the points for seven cards can be turned
 * against somebody else (V-107).
 */
export interface Bounds {
  lowest: number;
  highest: number;
  target: number;
  award: boolean;
}

/** A name on the sheet. */
export interface PlayerView {
  id: number;
  name: string;
  /** The member who enters for him. */
  claimed_by: number | null;
  /** Takes part no more; his standing is null. */
  left: boolean;
  /** What he began with. */
  start: number;
  /** Counts every entry there is, those of the open round too; so do the next three. */
  total: number;
  /** From 1, shared by equals. */
  rank: number | null;
  /** To the target. */
  missing: number | null;
  /** The leader. */
  behind: number | null;
  /** The members who enter for him; null: all `enterers`. */
  enterable_by?: number[] | null;
}

export interface RoundView {
  number: number;
  dealer: number;
  complete: boolean;
  /** Of those who take part, in seating order. */
  fields: FieldView[];
}

/** Somebody changed a field that was filled. */
export interface Correction {
  /** The number of the change; the field has it until the next one. */
  change: number;
  round: number;
  player: number;
  /** Epoch milliseconds. */
  at: number;
  by: Author;
  undo: boolean;
  before: ScoreEntry;
  after: ScoreEntry | null;
}

/**
 * The one question the game waits for.
 *
 * `options` are the actions that `apply` accepts, in the order that rules.md fixes under "Order of options".
 * `source` is the card that asks (the Freeze to be placed, the Steal to be played); null for hit or stay.
 */
export interface Decision {
  id: number;
  seat: number;
  question: Question;
  options: Action[];
  source: number | null;
}

/**
 * A booked round: `reason` is "nobody_active", "flipped_seven", "no_cards" or "endless"; `flipped` is the
 * seat that flipped seven.
 */
export interface Score {
  round: number;
  dealer: number;
  reason: string;
  flipped: number | null;
  lines: ScoreLine[];
}

/** `winner` leads alone among the seated; `reason` is "target" or "too_few_left". */
export interface Result {
  winner: number;
  reason: string;
}

export interface Match {
  type: "match";
}

/**
 * `next_seat` is asked next, or the first active seat after it; `flipped` has flipped seven cards;
 * `loser` bears the fifteen points of the award.
 */
export interface Round {
  next_seat: number;
  flipped: number | null;
  loser: number | null;
  type: "round";
}

/** `waiting`: the seats that the deal has not reached yet, next one first. */
export interface Deal {
  waiting: number[];
  type: "deal";
}

export interface Turn {
  seat: number;
  type: "turn";
}

/**
 * `seat` has `left` cards to turn for the card `source` (null: a plain hit or the deal). Cards in `aside`
 * wait in limbo until the last one has been turned. `void`: the seat left while it was turning.
 */
export interface Flip {
  seat: number;
  left: number;
  source: number | null;
  aside: number[];
  void: boolean;
  type: "flip";
}

/** `seat` plays `card`; `picked` are the picks made so far. */
export interface Play {
  seat: number;
  card: number;
  picked: Pick[];
  type: "play";
}

/** `seat` gives away `cards`, in the order flipped; `given` has been assigned already. */
export interface Assign {
  seat: number;
  cards: number[];
  given: Effect[];
  type: "assign";
}

export interface Backlog {
  effects: Effect[];
  type: "backlog";
}

export interface Stop {
  seat: number;
  type: "stop";
}

export interface Award {
  seat: number;
  type: "award";
}

/** A set-aside card that has been given to `target` and waits for its turn. */
export interface Effect {
  card: number;
  target: number;
}

/** The latest commitment that led to no game: its number, and why. */
export interface Abandoned {
  number: number;
  reason: "too_few_left";
}

/**
 * `cards` lie in front of the seat, oldest first. `turned` counts the cards the seat has turned in this
 * round. `down`: turned face down, so that only the owner sees them.
 */
export interface Hand {
  cards: number[];
  status: Status;
  turned: number;
  down: boolean;
}

export interface FieldView {
  player: number;
  /** The number of its last change, which `enter` and `undo` name. */
  change: number;
  /** Of the player, up to and including this round. */
  total: number;
  entry: ScoreEntry | null;
  /** By whoever made the entry. */
  undoable: boolean;
}

/** Who made an entry: a member of the room, by the name he had. */
export interface Author {
  member: number;
  name: string;
}

/** The result of one player in one round. */
export interface ScoreEntry {
  points: number;
  how: "points" | "bust" | "cards";
  /** What lay in front of him, if that was counted. */
  row: Row | null;
  /** The arithmetic then, such as "(3 + 11) × 2 + 10 = 38"; else empty. */
  formula: string;
  by: Author;
}

export type Question = "turn" | "person" | "card" | "award";

/** One seat's result of one round; `formula` is the arithmetic, e.g. "(3 + 11) × 2 + 10 = 38". */
export interface ScoreLine {
  seat: number;
  status: Status;
  cards: number[];
  points: number;
  formula: string;
}

/** A person (`card` is null) or a card in front of a person. */
export interface Pick {
  seat: number;
  card: number | null;
}

/** `OUT`: does not take part in this round (left before it, or seated during it). */
export type Status = "active" | "stayed" | "frozen" | "busted" | "out";

export type PublicEvent =
  | GameAnnounced
  | DeckRefilled
  | RoundStarted
  | DecisionMade
  | PickTakenBack
  | CardFlipped
  | CardLanded
  | CardLifted
  | CardDiscarded
  | PlayerStayed
  | PlayerFrozen
  | PlayerBusted
  | PlayerSaved
  | HandTurnedDown
  | FlippedSeven
  | PointsTaken
  | RoundEnded
  | GameEnded
  | SeatAdded
  | SeatLeft
  | FrameOpened
  | FrameAdvanced
  | FrameClosed
  | EffectsQueued
  ;

export type Frame = Match | Round | Deal | Turn | Flip | Play | Assign | Backlog | Stop | Award;

export type Action = Hit | Stay | Choose;

export type EnteredResult = Typed | Bust | Laid;

export type ServerMessage =
  | Welcome
  | BatchNotice
  | Synced
  | Joined
  | PersonalLinkNotice
  | Tallied
  | Done
  | Refused
  | Pong
  | PresenceNotice
  ;

export type OptionValue = string | number | boolean | null;

export type AwardUse = AwardUse;

export type ClockSeconds = ClockSeconds;

export type RoomKind = RoomKind;

export type StoodIn = StoodIn;

export type Until = Until;

/** Whatever has a `ref`, without it. */
export type Command =
  | JoinRequest
  | PersonalLinkRequest
  | RenewSecretRequest
  | TallyRequest
  | Sit
  | Stand
  | Leave
  | Rename
  | Ready
  | CommitSeed
  | RevealSeed
  | Act
  | TakeBack
  | PlayFor
  | Back
  | Claim
  | ReleasePlayer
  | Enter
  | Undo
  | EraseRequest
  | Kick
  | HandOver
  | SetOptions
  | SetTable
  | AddBot
  | RemoveBot
  | Start
  | Admit
  | Pause
  | Resume
  | Rematch
  | AddPlayer
  | RemovePlayer
  | RenamePlayer
  | MovePlayer
  | SetDealer
  | WithdrawPlayer
  | ReturnPlayer
  ;
