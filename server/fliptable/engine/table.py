"""What lies on the table, what the server alone knows, and what one viewer may see.

`Table` holds what can be public, and everything the rules look at: no law, effect, option or score can depend
on the order of the deck or on the seed, because a `Table` has neither. `State` adds those two for the server.
`View` is one viewer's table, in which the cards of somebody else's turned-down hand are `BACK`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, TypedDict, TypeVar, Unpack

from fliptable.engine.frames import Frame, Round
from fliptable.engine.options import Options


class Status(StrEnum):
    """`OUT`: does not take part in this round (left before it, or seated during it)."""

    ACTIVE = "active"
    STAYED = "stayed"
    FROZEN = "frozen"
    BUSTED = "busted"
    OUT = "out"


STOPPED: Final = frozenset({Status.STAYED, Status.FROZEN})
"""Out of the round, with points."""


@dataclass(frozen=True, slots=True)
class Hand:
    """`cards` lie in front of the seat, oldest first. `turned` counts the cards the seat has turned in this
    round. `down`: turned face down, so that only the owner sees them."""

    cards: tuple[int, ...] = ()
    status: Status = Status.ACTIVE
    turned: int = 0
    down: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One seat's result of one round; `formula` is the arithmetic, e.g. "(3 + 11) × 2 + 10 = 38"."""

    seat: int
    status: Status
    cards: tuple[int, ...]
    points: int
    formula: str


@dataclass(frozen=True, slots=True)
class Score:
    """A booked round: `reason` is "nobody_active", "flipped_seven", "no_cards" or "endless"; `flipped` is the
    seat that flipped seven."""

    round: int
    dealer: int
    reason: str
    flipped: int | None
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """`winner` leads alone among the seated; `reason` is "target" or "too_few_left" (X-07)."""

    winner: int
    reason: str


class TableChanges(TypedDict, total=False):
    """Any fields of a `Table`, for `Table.but`."""

    options: Options
    hands: tuple[Hand, ...]
    seated: tuple[bool, ...]
    totals: tuple[int, ...]
    dealer: int
    round: int
    deck: int
    discard: tuple[int, ...]
    limbo: tuple[int, ...]
    stack: tuple[Frame, ...]
    answered: int
    shuffles: int
    history: tuple[Score, ...]
    result: Result | None


class _Remembering:
    """Has room, beside the fields, for what was found out about a value: `Table.but` does not copy it, and it
    is neither compared nor encoded."""

    __slots__ = ("found_out",)
    if TYPE_CHECKING:
        found_out: dict[Callable[..., Any], Any]


@dataclass(frozen=True)
class Table(_Remembering):
    """`seated[n]`: seat n has not left. `deck` is the number of undrawn cards, `discard` lists the pile with
    the newest card last, `limbo` the cards on their way. `answered` counts the decisions answered so far and
    is the id of the open one. `shuffles` counts the shuffles of this game."""

    options: Options
    hands: tuple[Hand, ...]
    seated: tuple[bool, ...]
    totals: tuple[int, ...]
    dealer: int
    round: int = 0
    deck: int = 0
    discard: tuple[int, ...] = ()
    limbo: tuple[int, ...] = ()
    stack: tuple[Frame, ...] = ()
    answered: int = 0
    shuffles: int = 0
    history: tuple[Score, ...] = ()
    result: Result | None = None

    def but(self, **changes: Unpack[TableChanges]) -> "Table":
        """A copy with some fields changed. Every event makes one, and `dataclasses.replace` takes several
        times as long; a copy by way of `__dict__` is why this class has no slots."""
        copy = object.__new__(Table)
        object.__setattr__(copy, "__dict__", self.__dict__ | changes)
        return copy

    def clockwise(self, after: int) -> tuple[int, ...]:
        """All seats clockwise, the one after `after` first and `after` itself last."""
        seats = range(len(self.hands))
        return (*seats[after + 1 :], *seats[: after + 1])

    def is_active(self, seat: int) -> bool:
        return self.hands[seat].status is Status.ACTIVE

    def active(self) -> tuple[int, ...]:
        return tuple([n for n, hand in enumerate(self.hands) if hand.status is Status.ACTIVE])

    def round_frame(self) -> Round | None:
        frame = self.stack[1] if len(self.stack) > 1 else None
        return frame if isinstance(frame, Round) else None

    def turned(self) -> int:
        """How many cards have been turned in this round."""
        return sum([hand.turned for hand in self.hands])


_Answer = TypeVar("_Answer")


def remembered(question: Callable[[Table], _Answer]) -> Callable[[Table], _Answer]:
    """`question`, asked once about each table: a table never changes, and several look at the same one."""

    @wraps(question)
    def ask(table: Table) -> _Answer:
        try:
            known = table.found_out
        except AttributeError:
            known = {}
            object.__setattr__(table, "found_out", known)
        if question in known:
            answer: _Answer = known[question]
            return answer
        answer = known[question] = question(table)
        return answer

    return ask


@dataclass(frozen=True, slots=True)
class State:
    """`deck` lists the undrawn cards, the next one last, so that drawing takes from the end."""

    table: Table
    deck: tuple[int, ...]
    seed: bytes


@dataclass(frozen=True, slots=True)
class View:
    """`viewer` is a seat, or None for a spectator."""

    viewer: int | None
    table: Table
