/** Small tables, rooms and messages to start a test from. */

export const OPTIONS = {
  game: "flip7",
  target: 200,
  start_card: false,
  stay_needs_card: false,
  forced_self: "last_active",
  brutal: false,
  face_down: true,
  decks: 1,
};

export const NO_PROMPT = { decision: null, remaining: null, worth: [] };

export const ANNOUNCED = { options: OPTIONS, seats: 3, dealer: 2, rule: "1.1.2", type: "game_announced" };

/** A round in which seat 0 is asked first. */
export const OPENING = [
  ANNOUNCED,
  { cards: 94, rule: "1.1.2", type: "deck_refilled" },
  { frame: { type: "match" }, rule: "1.1.2", type: "frame_opened" },
  { number: 1, dealer: 2, seats: [0, 1, 2], rule: "B-01", type: "round_started" },
  { frame: { next_seat: 0, flipped: null, loser: null, type: "round" }, rule: "B-01", type: "frame_opened" },
];

export function open(frame) {
  return { frame, rule: "T-01", type: "frame_opened" };
}

export function advance(frame) {
  return { frame, rule: "T-01", type: "frame_advanced" };
}

export const CLOSED = { rule: "T-01", type: "frame_closed" };

export function flip(seat, card) {
  return { seat, card, rule: "T-01", type: "card_flipped" };
}

export function land(seat, card) {
  return { seat, card, rule: "T-01", type: "card_landed" };
}

export function lift(seat, card) {
  return { seat, card, rule: "T-01", type: "card_lifted" };
}

export function discard(card) {
  return { card, rule: "T-01", type: "card_discarded" };
}

export function member(id, changes = {}) {
  return {
    id,
    name: `Member ${id}`,
    seat: id - 1,
    bot: false,
    ready: false,
    watching: false,
    away: false,
    autoplay: false,
    left: false,
    ...changes,
  };
}

export function roomView(changes = {}) {
  return {
    code: "ABCDE",
    host: 1,
    members: [member(1), member(2), member(3)],
    watchers: 0,
    options: OPTIONS,
    clock: 0,
    watch_open: true,
    lesson: null,
    phase: "lobby",
    paused: false,
    overdue: null,
    game: 0,
    limits: { min: 2, max: 18 },
    startable: null,
    fairness: { game_id: "g1", commitment: "c1", seeds: {}, server_seed: null },
    ...changes,
  };
}

export function welcome(changes = {}) {
  return {
    seq: 1,
    you: 1,
    room: roomView(),
    game: null,
    catalogue: [],
    specs: {},
    prompt: NO_PROMPT,
    claim: null,
    version: 1,
    type: "welcome",
    at: 0,
    ...changes,
  };
}

export function batch(seq, events = [], changes = {}) {
  return { seq, events, prompt: NO_PROMPT, room: null, check: null, type: "batch", at: 0, ...changes };
}

/** Ann and Ben, as far as a screen names them. */
export const ANN_AND_BEN = {
  members: [
    { id: 1, name: "Ann", seat: 0 },
    { id: 2, name: "Ben", seat: 1 },
  ],
};
