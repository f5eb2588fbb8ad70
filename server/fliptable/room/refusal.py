"""Why the room says no."""

from typing import Literal

RoomReason = Literal[
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
    "name_looks_alike",
]
"""Every reason that is the room's own; the engine has its own in its errors."""


class RoomRefusal(ValueError):
    """Raised inside the room only; what leaves it is an answer. `rule` is a number of rules.md."""

    def __init__(self, reason: RoomReason, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
