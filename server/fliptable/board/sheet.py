"""The sheet of an evening with real cards: frozen, plain data.

Every round but the last is complete. The last one is open unless the evening is over; it is opened, and taken
away again untouched, by `rounds.follow`.
"""

from dataclasses import dataclass
from typing import Final, Literal

from fliptable.board.errors import BoardError
from fliptable.engine import Options, Row

PLAYERS: Final = (2, 12)
"""The least and the most names on a sheet (T1)."""
ROUNDS: Final = 60
"""More than any evening has."""


@dataclass(frozen=True, slots=True)
class Author:
    """Who made an entry: a member of the room, by the name he had."""

    member: int
    name: str


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """The result of one player in one round."""

    points: int
    how: Literal["points", "bust", "cards"]
    row: Row | None
    """What lay in front of him, if that was counted."""
    formula: str
    """The arithmetic then, such as "(3 + 11) × 2 + 10 = 38"; else empty."""
    by: Author


@dataclass(frozen=True, slots=True)
class Field:
    """`change` is the number of its last change; no other field, on no sheet of this board, had it before.
    `before`: what the last change replaced. `undoable`: that change was an entry, and no undo of one."""

    player: int
    change: int
    entry: ScoreEntry | None = None
    before: ScoreEntry | None = None
    undoable: bool = False


@dataclass(frozen=True, slots=True)
class SheetRound:
    """A field for everybody who takes part."""

    dealer: int
    fields: tuple[Field, ...]

    @property
    def complete(self) -> bool:
        return all(field.entry for field in self.fields)

    @property
    def untouched(self) -> bool:
        return not any(field.entry for field in self.fields)

    def field(self, player: int) -> Field | None:
        return next((field for field in self.fields if field.player == player), None)


@dataclass(frozen=True, slots=True)
class Player:
    """A name on the sheet, with `start` points from the beginning. `claimed_by`: the member who enters for
    him."""

    id: int
    name: str
    start: int = 0
    claimed_by: int | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Correction:
    """Somebody changed a field that was filled."""

    change: int
    """The number of the change; the field has it until the next one."""
    round: int
    player: int
    at: int
    """Epoch milliseconds."""
    by: Author
    undo: bool
    before: ScoreEntry
    after: ScoreEntry | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """`players` in their seating order; `dealer` of the first round, None: the first of them. `changes`
    counts what gives a field a new number, over all sheets of a board; `number` counts these sheets, those
    not started left out."""

    options: Options
    players: tuple[Player, ...] = ()
    dealer: int | None = None
    rounds: tuple[SheetRound, ...] = ()
    history: tuple[Correction, ...] = ()
    changes: int = 0
    number: int = 0
    next_player: int = 1

    @property
    def open_round(self) -> SheetRound | None:
        return self.rounds[-1] if self.rounds and not self.rounds[-1].complete else None

    @property
    def untouched(self) -> bool:
        return all(played.untouched for played in self.rounds)

    def player(self, player: int) -> Player:
        """Raises BoardError."""
        found = next((p for p in self.players if p.id == player), None)
        if found is None:
            raise BoardError("unknown_player")
        return found

    def playing(self) -> tuple[Player, ...]:
        """Those who have not left."""
        return tuple(player for player in self.players if not player.left)

    def left_of(self, player: int) -> int:
        """Who sits next to `player` among those who play, himself last."""
        place = next(place for place, other in enumerate(self.players) if other.id == player)
        around = (*self.players[place + 1 :], *self.players[: place + 1])
        return next((other.id for other in around if not other.left), player)
