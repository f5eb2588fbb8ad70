"""Events of a room about its wait for an answer: turn clock, pause, who is overdue or played for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fliptable.room.commands import Until


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """`seat` has until `at` (epoch milliseconds) to answer `decision`."""

    decision: int
    seat: int
    at: int
    type: Literal["clock_started"] = "clock_started"


@dataclass(frozen=True, slots=True)
class ClockStopped:
    type: Literal["clock_stopped"] = "clock_stopped"


@dataclass(frozen=True, slots=True)
class GamePaused:
    """`at`: epoch milliseconds. Until the game is resumed it is this moment for every clock."""

    at: int
    type: Literal["game_paused"] = "game_paused"


@dataclass(frozen=True, slots=True)
class GameResumed:
    """`at`: epoch milliseconds."""

    at: int
    type: Literal["game_resumed"] = "game_resumed"


@dataclass(frozen=True, slots=True)
class PlayerOverdue:
    """The table is told that it waits for `seat` to answer `decision`, and may do something about it."""

    decision: int
    seat: int
    type: Literal["player_overdue"] = "player_overdue"


@dataclass(frozen=True, slots=True)
class VoteCast:
    """`member` would have the default played for the one who is overdue. A newer vote replaces his older."""

    member: int
    until: Until
    type: Literal["vote_cast"] = "vote_cast"


@dataclass(frozen=True, slots=True)
class AutoplayStarted:
    """From now on the default is played for `member`, until he returns."""

    member: int
    type: Literal["autoplay_started"] = "autoplay_started"


@dataclass(frozen=True, slots=True)
class PlayerReturned:
    member: int
    type: Literal["player_returned"] = "player_returned"
