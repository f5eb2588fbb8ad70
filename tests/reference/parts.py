"""What the reference is made of: options, players, questions, finished rounds. Shared by both games."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

Option: TypeAlias = str | int | tuple[int, str]
"""`"hit"`, `"stay"`, a seat, or a card (its seat and its code)."""

Result = TypeVar("Result")
Flow: TypeAlias = Generator["Ask", Option | None, Result]


@dataclass
class House:
    """The table options, with the defaults of a game already filled in."""

    game: str
    target: int
    start_card: bool
    stay_needs_card: bool
    forced_self: str
    brutal: bool
    face_down: bool
    decks: int


@dataclass
class Player:
    """`turned` counts the cards turned in this round; `left`: has gone for good (X-02)."""

    seat: int
    total: int = 0
    left: bool = False
    status: str = "out"
    hand: list[str] = field(default_factory=list)
    turned: int = 0

    @property
    def active(self) -> bool:
        return self.status == "active"


@dataclass
class Ask:
    """An open decision; `default` is what X-03 does for somebody who does not answer."""

    seat: int
    question: str
    source: str | None
    options: list[Option]
    default: Option


@dataclass
class Booked:
    """A finished round; `points` and `statuses` by seat, for those who took part."""

    number: int
    dealer: int
    reason: str
    flipped: int | None
    points: dict[int, int]
    statuses: dict[int, str]


class RoundOverError(Exception):
    """The round ends at once, whatever is still running."""

    def __init__(self, reason: str, flipped: Player | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.flipped = flipped
