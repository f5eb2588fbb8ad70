"""Facts about a room, past tense, and the batch that is one entry of its journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from typing import Literal

from fliptable import board, engine
from fliptable.engine import Event, Options, State, Transition
from fliptable.room.access import DoorChanged, SecretRenewed
from fliptable.room.commands import ClockSeconds
from fliptable.room.naming import MemberRenamed, NameChosen
from fliptable.room.seeding import SeedingEvent
from fliptable.room.waiting_events import (
    AutoplayStarted,
    ClockStarted,
    ClockStopped,
    GamePaused,
    GameResumed,
    PlayerOverdue,
    PlayerReturned,
    VoteCast,
)


@dataclass(frozen=True, slots=True)
class RoomOpened:
    code: str
    options: Options
    type: Literal["room_opened"] = "room_opened"


@dataclass(frozen=True, slots=True)
class LessonPrepared:
    """The first game of this room will be a lesson: its deck is laid, not shuffled."""

    type: Literal["lesson_prepared"] = "lesson_prepared"


@dataclass(frozen=True, slots=True)
class BoardOpened:
    """This room holds a board, not a game."""

    type: Literal["board_opened"] = "board_opened"


@dataclass(frozen=True, slots=True)
class BoardMoved:
    events: board.BoardEvents
    type: Literal["board_moved"] = "board_moved"


@dataclass(frozen=True, slots=True)
class SeedCommitted:
    """The secret of the coming game is fixed; only its hash is public. Seeds that browsers gave before are
    void."""

    game_id: str
    server_seed: bytes
    type: Literal["seed_committed"] = "seed_committed"


@dataclass(frozen=True, slots=True)
class MemberJoined:
    member: int
    name: str
    token_hash: str
    watching: bool
    type: Literal["member_joined"] = "member_joined"


@dataclass(frozen=True, slots=True)
class BotAdded:
    member: int
    name: str
    type: Literal["bot_added"] = "bot_added"


@dataclass(frozen=True, slots=True)
class MemberLeft:
    """For good. While a game needs the seat, the member stays listed as one who has left."""

    member: int
    kicked: bool
    type: Literal["member_left"] = "member_left"


@dataclass(frozen=True, slots=True)
class HostChanged:
    host: int | None
    type: Literal["host_changed"] = "host_changed"


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Behind the last seat."""

    member: int
    type: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """Those who sat behind move up."""

    member: int
    type: Literal["seat_freed"] = "seat_freed"


@dataclass(frozen=True, slots=True)
class WishChanged:
    """`watching`: the member wants no seat."""

    member: int
    watching: bool
    type: Literal["wish_changed"] = "wish_changed"


@dataclass(frozen=True, slots=True)
class SeedGiven:
    """By a page of before, which says its seed without committing to it first."""

    member: int
    seed: str
    type: Literal["seed_given"] = "seed_given"


@dataclass(frozen=True, slots=True)
class OptionsChanged:
    options: Options
    type: Literal["options_changed"] = "options_changed"


@dataclass(frozen=True, slots=True)
class TableChanged:
    watch_open: bool
    clock: ClockSeconds
    type: Literal["table_changed"] = "table_changed"


@dataclass(frozen=True, slots=True)
class GameMoved:
    """`events` of the engine; the first batch of a game begins with its `GameStarted`.

    `_fold`: the game before and after them, for whoever would fold what has just been folded; neither stored
    nor compared."""

    events: tuple[Event, ...]
    type: Literal["game_moved"] = "game_moved"
    _fold: tuple[State | None, State] | None = field(default=None, repr=False, compare=False)

    @classmethod
    def of(cls, before: State | None, transition: Transition) -> GameMoved:
        return cls(transition.events, _fold=(before, transition.state))

    def after(self, before: State | None) -> State | None:
        """What the game becomes by the events."""
        if self._fold is not None and self._fold[0] is before:
            return self._fold[1]
        return reduce(engine.evolve, self.events, before)


@dataclass(frozen=True, slots=True)
class StateRecorded:
    """The first event of its batch: all that was before it led to `state` (see `recap`), which is JSON."""

    format: int
    state: str
    type: Literal["state_recorded"] = "state_recorded"


@dataclass(frozen=True, slots=True)
class LobbyReopened:
    """The finished game is put away, and so are the members who had left it."""

    type: Literal["lobby_reopened"] = "lobby_reopened"


RoomEvent = (
    RoomOpened
    | LessonPrepared
    | BoardOpened
    | BoardMoved
    | SeedCommitted
    | DoorChanged
    | SecretRenewed
    | MemberJoined
    | NameChosen
    | MemberRenamed
    | BotAdded
    | MemberLeft
    | HostChanged
    | SeatTaken
    | SeatFreed
    | WishChanged
    | SeedGiven
    | SeedingEvent
    | OptionsChanged
    | TableChanged
    | GameMoved
    | ClockStarted
    | ClockStopped
    | GamePaused
    | GameResumed
    | PlayerOverdue
    | VoteCast
    | AutoplayStarted
    | PlayerReturned
    | StateRecorded
    | LobbyReopened
)
RoomEvents = tuple[RoomEvent, ...]
