"""Why a board says no."""

from typing import Literal

BoardReason = Literal[
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
    "not_undoable",
]
"""Every reason that is the board's own; rows of cards are refused by the engine."""


class BoardError(ValueError):
    """`rule` is a number of rules.md."""

    def __init__(self, reason: BoardReason, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
