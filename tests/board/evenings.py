"""Sheets to begin a test of a board with."""

from __future__ import annotations

from fliptable.engine import Options
from tests.support.boards import Evening

SHORT = Options("flip7", target=100)


def names(evening: Evening) -> list[str]:
    return [player.name for player in evening.board.players]


def playing(evening: Evening) -> list[str | None]:
    """Who has a field in the last round."""
    return [evening.name(field.player) for field in evening.board.rounds[-1].fields]
