"""The room as the fold of its journal: frozen, plain data."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from fliptable import engine
from fliptable.board import Sheet, phase_of
from fliptable.codec import ADDED
from fliptable.engine import Decision, Options, State
from fliptable.room.commands import ClockSeconds, Until
from fliptable.room.fairness import commitment
from fliptable.room.seeding import AbandonReason

RoomKind = Literal["game", "board"]
"""What a room holds."""


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Member:
    """`token_hash` is empty for a bot, which nobody can claim. `watching`: wants no seat. `seed` is the
    browser's part of the coming shuffle (hex), None until it was revealed, `seed_hash` its SHA-256, "" if
    nothing was committed to. `autoplay`: the default is played
    for him until he returns. `next_name`: his from the next round on, "" if none was chosen. `refs` are
    the latest requests of this member with the sequence numbers of their batches, oldest first."""

    id: int
    name: str
    token_hash: str = ""
    bot: bool = False
    watching: bool = False
    left: bool = False
    seed: str | None = None
    autoplay: bool = False
    refs: tuple[tuple[str, int], ...] = ()
    next_name: str = field(default="", metadata=ADDED)
    seed_hash: str = field(default="", metadata=ADDED)

    @property
    def owes_seed(self) -> bool:
        """Whether he has committed to a seed and not revealed it."""
        return self.seed_hash != "" and self.seed is None and not self.left

    @property
    def wants_seat(self) -> bool:
        return not (self.watching or self.left or self.bot)


@dataclass(frozen=True, slots=True)
class Pledge:
    """The commitment to the shuffle of one game (docs/fairness.md). `seeds` are the players' parts in seat
    order, "" where there is none; empty until the game has begun. `locked`: the host has started, and the
    hashes of all seeds stay as they are; False in a game that began before there were any. `number`: the
    how-manieth commitment of this room it is."""

    game_id: str
    server_seed: bytes
    seeds: tuple[str, ...] = ()
    locked: bool = field(default=False, metadata=ADDED)
    number: int = field(default=0, metadata=ADDED)

    @property
    def commitment(self) -> str:
        return commitment(self.server_seed)


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The latest commitment that led to no game: its number, and why."""

    number: int
    reason: AbandonReason


@dataclass(frozen=True, slots=True)
class Deadline:
    """`seat` has until `at` (epoch milliseconds) to answer `decision`."""

    decision: int
    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Vote:
    member: int
    until: Until


@dataclass(frozen=True, slots=True)
class Waiting:
    """The table waits for `seat` to answer `decision`, for so long that everybody was told."""

    decision: int
    seat: int
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class RoomState:
    """`seats[n]` is the member on seat n: the seat order in the lobby, the engine's seat numbers in a game,
    where members who have left keep their place. `lesson`: the game is one, or will be. `games` counts the
    games started, `seq` the batches folded. `paused_at`: epoch milliseconds, None in a game that runs.
    `board`: what the room holds instead of a game; then nobody has a seat. `door_open`: new people may
    join."""

    code: str
    options: Options
    pledge: Pledge
    members: tuple[Member, ...] = ()
    seats: tuple[int, ...] = ()
    host: int | None = None
    watch_open: bool = True
    clock: ClockSeconds = 0
    board: Sheet | None = None
    lesson: bool = False
    game: State | None = None
    games: int = 0
    deadline: Deadline | None = None
    paused_at: int | None = None
    overdue: Waiting | None = None
    next_member: int = 1
    seq: int = 0
    door_open: bool = True
    abandoned: Abandoned | None = field(default=None, metadata=ADDED)

    @property
    def kind(self) -> RoomKind:
        return "game" if self.board is None else "board"

    @property
    def phase(self) -> Phase:
        if self.board is not None:
            return Phase(phase_of(self.board))
        if self.game is None:
            return Phase.PLAYING if self.pledge.locked else Phase.LOBBY
        return Phase.PLAYING if self.game.table.result is None else Phase.OVER

    @property
    def drawing(self) -> bool:
        """Whether the host has started and the seeds are being revealed: seats and options are settled, as in
        a game."""
        return self.pledge.locked and self.game is None

    @property
    def question(self) -> Decision | None:
        """What the game waits for."""
        return None if self.game is None else engine.decision(self.game)

    def member(self, member: int | None) -> Member | None:
        """The member with this id, unless he has left."""
        for one in self.members:
            if one.id == member:
                return None if one.left else one
        return None

    def claimed_by(self, token_hash: str) -> Member | None:
        """The member whose seat secret has this hash."""
        return next((m for m in self.people() if m.token_hash == token_hash), None)

    def seat_of(self, member: int) -> int | None:
        return self.seats.index(member) if member in self.seats else None

    def waits(self, member: Member) -> bool:
        """Whether this member would like a seat and has none."""
        return member.wants_seat and member.id not in self.seats

    def seeds(self) -> tuple[str, ...]:
        """The players' parts of the coming shuffle in seat order (hex), "" where there is none."""
        given = {m.id: m.seed for m in self.members}
        return tuple(given[member] or "" for member in self.seats)

    def unrevealed(self) -> tuple[int, ...]:
        """The members on seats whose seed the shuffle waits for."""
        return tuple(m.id for m in self.members if m.id in self.seats and m.owes_seed)

    def here(self) -> tuple[Member, ...]:
        """Everybody who has not left, connected or not."""
        return tuple(m for m in self.members if not m.left)

    def names(self, besides: Member | None = None) -> tuple[str, ...]:
        """All that somebody here is called or will be, without those of `besides`."""
        others = (m for m in self.here() if besides is None or m.id != besides.id)
        return tuple(name for m in others for name in (m.name, m.next_name) if name)

    def people(self) -> tuple[Member, ...]:
        """Everybody here who is no bot."""
        return tuple(m for m in self.here() if not m.bot)
