/** Generated from the server by `python -m fliptable.wire.schema`; do not edit. */

/** Version of the protocol. */
export const PROTOCOL = 3;

/** Why the server closes a socket. */
export const CLOSE = {
  "GOING_AWAY": 4000,
  "PROTOCOL": 4001,
  "REPLACED": 4002,
  "KICKED": 4003,
  "UNKNOWN_ROOM": 4004,
  "ROOM_GONE": 4005,
  "TOO_SLOW": 4006,
  "TOO_MANY": 4007,
  "OFFENSIVE": 4008,
  "ORIGIN": 4009,
  "THROTTLED": 4010,
  "NO_HELLO": 4011,
  "NOT_WATCHABLE": 4012,
  "UNKNOWN_TOKEN": 4013,
  "UNREADABLE_ROOM": 4014
};

/** Milliseconds from one sign of life to the next. */
export const PING_EVERY = 20000;

/** Random bytes of a seat secret, as hex. */
export const TOKEN_BYTES = 32;

/** Random bytes of a player's part of the shuffle, as hex. */
export const SEED_BYTES = 32;

/** Of the code of a table. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Of the code of a table. */
export const CODE_LENGTH = 6;

/** Code points. */
export const NAME_LENGTH = 24;

/** Seconds for one decision; 0: no clock. */
export const CLOCKS = [0,20,40,90];

/** A card whose face this viewer may not see. */
export const BACK = -1;
