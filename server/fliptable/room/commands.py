"""What a room can be asked to do.

A browser may send a `Join` or a `MemberCommand`; a `ServerCommand` comes from the server itself. Who asks,
the client's `ref` and all entropy come around the command, in a `Request`, so that nobody can claim to be
somebody else and the room itself draws no random numbers.
"""

from dataclasses import dataclass
from typing import Literal

from fliptable import board
from fliptable.engine import Action, Options
from fliptable.room.access import RenewSecret
from fliptable.room.naming import Rename
from fliptable.room.seeding import BeginGame, CommitSeed, RevealSeed

ClockSeconds = Literal[0, 20, 40, 90]
"""Seconds a person has for one decision; 0: as long as he likes."""

Until = Literal["once", "return"]
"""How long the default is played for somebody: for one decision, or until he says that he is back."""


@dataclass(frozen=True, slots=True)
class Join:
    """A visitor becomes a member. With `watch` he wants no seat."""

    name: str
    watch: bool
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a free seat; while a game is running: wait for one. At a board: enter results from now on."""

    type: Literal["sit"] = "sit"


@dataclass(frozen=True, slots=True)
class Stand:
    """Become a spectator, of the next game if this one is over; at a board at once."""

    type: Literal["stand"] = "stand"


@dataclass(frozen=True, slots=True)
class Leave:
    """For good (X-02)."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Ready:
    """As pages of before `commit_seed` give their part of the shuffle of the coming game: the seed itself, 32
    bytes as lower-case hex. Others see its hash only until the start; it counts as revealed
    (docs/fairness.md)."""

    seed: str
    type: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class Act:
    action: Action
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Make the first pick of a card anew while `decision`, which asks for the second one, is open (V-67)."""

    decision: int
    type: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class PlayFor:
    """Have the default (X-03) played for whoever must answer `decision` and is overdue. The host decides;
    without a turn clock so do more than half of the people who play, are connected and are not asked."""

    decision: int
    until: Until
    type: Literal["play_for"] = "play_for"


@dataclass(frozen=True, slots=True)
class Back:
    """Whoever asks is there: nothing is played for him any more, and he is not overdue."""

    type: Literal["back"] = "back"


@dataclass(frozen=True, slots=True)
class Kick:
    member: int
    type: Literal["kick"] = "kick"


@dataclass(frozen=True, slots=True)
class HandOver:
    """Make another person host."""

    member: int
    type: Literal["hand_over"] = "hand_over"


@dataclass(frozen=True, slots=True)
class SetOptions:
    """The house options of the coming game, or of a board on which there is no entry yet."""

    options: Options
    type: Literal["set_options"] = "set_options"


@dataclass(frozen=True, slots=True)
class SetTable:
    """What is not given stays as it is."""

    watch_open: bool | None = None
    clock: ClockSeconds | None = None
    door_open: bool | None = None
    """Whether new people may join."""
    type: Literal["set_table"] = "set_table"


@dataclass(frozen=True, slots=True)
class AddBot:
    type: Literal["add_bot"] = "add_bot"


@dataclass(frozen=True, slots=True)
class RemoveBot:
    member: int
    type: Literal["remove_bot"] = "remove_bot"


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game, or the first round of a board."""

    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Admit:
    """Seat somebody who waits in the running game, from the next round on, with no points or with the lowest
    total at the table (X-08)."""

    member: int
    points: Literal["zero", "lowest"]
    type: Literal["admit"] = "admit"


@dataclass(frozen=True, slots=True)
class Rematch:
    """Back to the lobby with the same people and settings. At a board: a new sheet with the same names, begun
    at once, whether the old one was finished or not."""

    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class Pause:
    """Until `resume` no move is taken, no clock runs and no bot thinks."""

    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True)
class Resume:
    """Every clock has the time left that it had."""

    type: Literal["resume"] = "resume"


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for the open decision may have run out."""

    type: Literal["time_up"] = "time_up"


@dataclass(frozen=True, slots=True)
class HostAway:
    """The host has been absent for long."""

    type: Literal["host_away"] = "host_away"


@dataclass(frozen=True, slots=True)
class Overdue:
    """The table has waited for the answer of `member` to `decision` for long."""

    decision: int
    member: int
    type: Literal["overdue"] = "overdue"


@dataclass(frozen=True, slots=True)
class CloseVote:
    """The votes about `decision` may be enough now, because others who could vote have gone."""

    decision: int
    type: Literal["close_vote"] = "close_vote"


@dataclass(frozen=True, slots=True)
class PlayDefault:
    """`decision` is asked of somebody for whom the default is played until he returns."""

    decision: int
    type: Literal["play_default"] = "play_default"


PeopleCommand = Leave | Rename | Kick | HandOver | SetTable
"""Means the same whatever the room holds."""
HostCommand = (
    Kick
    | HandOver
    | SetOptions
    | SetTable
    | AddBot
    | RemoveBot
    | Start
    | Admit
    | Pause
    | Resume
    | Rematch
    | board.BoardHostCommand
)
MemberCommand = (
    Sit
    | Stand
    | Leave
    | Rename
    | Ready
    | CommitSeed
    | RevealSeed
    | Act
    | TakeBack
    | PlayFor
    | Back
    | board.BoardMemberCommand
    | HostCommand
)
ServerCommand = TimeUp | HostAway | Overdue | CloseVote | PlayDefault | BeginGame
RoomCommand = Join | RenewSecret | MemberCommand | ServerCommand
