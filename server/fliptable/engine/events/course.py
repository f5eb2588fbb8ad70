"""The course of a game: its beginning and end, rounds, answers, seats."""

from dataclasses import dataclass
from typing import Literal

from fliptable.engine.actions import Action
from fliptable.engine.options import Options
from fliptable.engine.table import Result, Score


@dataclass(frozen=True, slots=True)
class GameStarted:
    options: Options
    seats: int
    dealer: int
    seed: bytes
    rule: str
    type: Literal["game_started"] = "game_started"


@dataclass(frozen=True, slots=True)
class GameAnnounced:
    """Public twin of `GameStarted`."""

    options: Options
    seats: int
    dealer: int
    rule: str
    type: Literal["game_announced"] = "game_announced"


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """`seats` take part."""

    number: int
    dealer: int
    seats: tuple[int, ...]
    rule: str
    type: Literal["round_started"] = "round_started"


@dataclass(frozen=True, slots=True)
class DecisionMade:
    """`seat` answered the open decision with `action`; `source` is the card that asked."""

    seat: int
    action: Action
    source: int | None
    rule: str
    type: Literal["decision_made"] = "decision_made"


@dataclass(frozen=True, slots=True)
class PickTakenBack:
    """`seat` is asked once more about its latest pick, whose frame follows without it; an answer to the
    decision that was open is too late (X-09)."""

    seat: int
    rule: str
    type: Literal["pick_taken_back"] = "pick_taken_back"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The points are booked and every card on the table or in limbo goes to the discard pile."""

    score: Score
    rule: str
    type: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class GameEnded:
    result: Result
    rule: str
    type: Literal["game_ended"] = "game_ended"


@dataclass(frozen=True, slots=True)
class SeatAdded:
    """A new seat behind the last one; it plays from the next round on and starts with `points` (X-08)."""

    seat: int
    points: int
    rule: str
    type: Literal["seat_added"] = "seat_added"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """`seat` has left for good; cards it was still turning stay in the deck (X-02, X-05)."""

    seat: int
    rule: str
    type: Literal["seat_left"] = "seat_left"
