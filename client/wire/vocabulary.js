/** Generated from the server by `python -m fliptable.wire.schema`; do not edit. */

/** Before the room looks at it. */
export const WIRE_REASONS = [
  "bad_json",
  "binary_frame",
  "too_large",
  "unknown_type",
  "bad_message",
  "missing_ref",
  "too_fast",
  "address_busy",
  "table_busy",
  "already_greeted",
  "wrong_token",
  "temporarily_unavailable",
  "internal_error"
];

/** Of the room. */
export const ROOM_REASONS = [
  "unknown_member",
  "already_member",
  "host_only",
  "not_a_game",
  "not_a_board",
  "only_watching",
  "game_running",
  "game_not_running",
  "game_over",
  "game_not_over",
  "room_full",
  "no_free_seat",
  "watching_off",
  "door_closed",
  "already_seated",
  "already_watching",
  "not_seated",
  "not_waiting",
  "not_yourself",
  "not_a_bot",
  "not_a_person",
  "bad_seed",
  "drawing",
  "nothing_to_reveal",
  "wrong_seed",
  "stale_decision",
  "not_your_turn",
  "time_left",
  "paused",
  "not_paused",
  "already_paused",
  "not_overdue",
  "already_overdue",
  "not_absent",
  "host_present",
  "name_empty",
  "name_too_long",
  "name_forbidden_character",
  "name_mixed_scripts",
  "name_unreadable",
  "name_taken",
  "name_looks_alike"
];

/** Of the board. */
export const BOARD_REASONS = [
  "unknown_player",
  "too_many_names",
  "too_few_names",
  "bad_place",
  "entries_made",
  "already_left",
  "not_left",
  "claimed_by_other",
  "not_claimed",
  "board_not_started",
  "board_over",
  "unknown_round",
  "rounds_exhausted",
  "field_taken",
  "not_whole",
  "no_negative",
  "too_low",
  "too_high",
  "not_undoable"
];

/** All values of the options of all games. */
export const OPTIONS = {
  "target": [
    100,
    200,
    300
  ],
  "start_card": [
    false,
    true
  ],
  "stay_needs_card": [
    null,
    false,
    true
  ],
  "forced_self": [
    "last_active",
    "last_not_busted"
  ],
  "brutal": [
    false,
    true
  ],
  "face_down": [
    true,
    false
  ],
  "decks": [
    1,
    2
  ]
};
