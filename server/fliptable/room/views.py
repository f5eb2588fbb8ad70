"""What a room shows. Built from an allow-list; secrets have no field to travel in.

`RoomView` is the same for every viewer. The game is seen through the engine's own `view` and `redact`.
"""

from dataclasses import dataclass
from typing import Final

from fliptable import board, engine
from fliptable.board import BoardView
from fliptable.engine import Options, PublicEvent, View
from fliptable.room import boards
from fliptable.room.absence import electorate, majority
from fliptable.room.commands import ClockSeconds, Until
from fliptable.room.events import Batch, GameMoved
from fliptable.room.starting import obstacle
from fliptable.room.state import Member, Phase, RoomKind, RoomState


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is connected, which is not part of the journal. `away`: members who are not; `watchers`: spectators
    without a name, who are no members."""

    away: frozenset[int] = frozenset()
    watchers: int = 0


UNKNOWN: Final = Attendance()


@dataclass(frozen=True, slots=True)
class MemberView:
    """`watching`: wants no seat. `ready`: gave a seed for the coming shuffle. `away`: not connected, known to
    the server only. `autoplay`: the default is played for him until he says `back`. `left`: has left the
    running game for good."""

    id: int
    name: str
    seat: int | None
    bot: bool
    ready: bool
    watching: bool
    away: bool
    autoplay: bool
    left: bool


@dataclass(frozen=True, slots=True)
class Limits:
    """How many seats the game allows with the present options, or how many names a board."""

    min: int
    max: int


@dataclass(frozen=True, slots=True)
class FairnessView:
    """See docs/fairness.md. `seeds`: seat number → seed as hex ("" if that seat gave none), for every seat
    the game started with, empty before. `server_seed` is None until the game is over. A lesson and
    a board promise nothing: everything is empty."""

    game_id: str
    commitment: str
    seeds: dict[str, str]
    server_seed: str | None


@dataclass(frozen=True, slots=True)
class OverdueView:
    """The table waits for `member` to answer `decision`, for long. `votes`: member → until when the default
    should be played for him; `needed`: how many votes decide, None if only the host does."""

    decision: int
    member: int
    votes: dict[str, Until]
    needed: int | None


@dataclass(frozen=True, slots=True)
class RoomView:
    """`kind`: what the room holds. `lesson`: the codes of the cards that the lesson is about, if the game is
    one: its deck was laid. `startable`: None, or why a start would be refused. `game` counts the games, or
    the sheets of a board, that were started, `watchers` the spectators without a name."""

    code: str
    kind: RoomKind
    host: int | None
    members: tuple[MemberView, ...]
    watchers: int
    options: Options
    clock: ClockSeconds
    watch_open: bool
    lesson: tuple[str, ...] | None
    phase: Phase
    paused: bool
    overdue: OverdueView | None
    game: int
    limits: Limits
    startable: str | None
    fairness: FairnessView


def room_view(state: RoomState, attendance: Attendance = UNKNOWN) -> RoomView:
    sheet = state.board
    return RoomView(
        code=state.code,
        kind=state.kind,
        host=state.host,
        members=tuple(_member_view(state, member, member.id in attendance.away) for member in state.members),
        watchers=attendance.watchers,
        options=options_of(state),
        clock=state.clock,
        watch_open=state.watch_open,
        lesson=engine.lesson(state.options.game).cards if state.lesson else None,
        phase=state.phase,
        paused=state.paused_at is not None,
        overdue=_overdue(state, attendance),
        game=state.games if sheet is None else sheet.number,
        limits=Limits(*(engine.seats_allowed(state.options) if sheet is None else board.PLAYERS)),
        startable=obstacle(state) if sheet is None else boards.obstacle(state, sheet),
        fairness=_fairness(state),
    )


def may_watch(state: RoomState, member: int | None) -> bool:
    """Whether this member, or a visitor (None) with the spectator link, may see the game, or the board."""
    if member is None:
        return state.watch_open
    return state.member(member) is not None and (
        state.watch_open or state.board is not None or state.seat_of(member) is not None
    )


def options_of(state: RoomState) -> Options:
    """Those of the coming game, or of the board."""
    return state.options if state.board is None else state.board.options


def game_view(state: RoomState, member: int | None) -> View | None:
    """The game as this member sees it, as a spectator does for a visitor (None); None if he may not, or
    without a game."""
    if state.game is None or not may_watch(state, member):
        return None
    return engine.view(state.game, viewer_of(state, member))


def board_view(state: RoomState) -> BoardView | None:
    """What whoever `may_watch` sees of the board, if the room holds one."""
    return None if state.board is None else board.view(state.board)


def board_update(before: RoomState, after: RoomState) -> BoardView | None:
    """What is new of that for whoever saw it `before`; None: nothing."""
    if after.board is None or after.board == before.board:
        return None
    assert before.board is not None
    return board.update(before.board, after.board)


def viewer_of(state: RoomState, member: int | None) -> int | None:
    """The engine's viewer: a seat, or None for a spectator. Who gets another viewer needs a new snapshot."""
    return state.seat_of(member) if member is not None and state.member(member) else None


def public_events(batch: Batch, viewer: int | None) -> tuple[PublicEvent, ...]:
    """What `viewer` may see of the game in this batch."""
    return tuple(
        engine.redact(event, viewer)
        for moved in batch.events
        if isinstance(moved, GameMoved)
        for event in moved.events
    )


def _member_view(state: RoomState, member: Member, away: bool) -> MemberView:
    return MemberView(
        id=member.id,
        name=member.name,
        seat=state.seat_of(member.id),
        bot=member.bot,
        ready=member.bot or member.seed is not None,
        watching=member.watching,
        away=away,
        autoplay=member.autoplay,
        left=member.left,
    )


def _overdue(state: RoomState, attendance: Attendance) -> OverdueView | None:
    waiting = state.overdue
    if waiting is None:
        return None
    present = frozenset(state.seats) - attendance.away
    return OverdueView(
        decision=waiting.decision,
        member=state.seats[waiting.seat],
        votes={str(vote.member): vote.until for vote in waiting.votes},
        needed=None if state.clock else majority(len(electorate(state, present))),
    )


def _fairness(state: RoomState) -> FairnessView:
    if state.lesson or state.board is not None:
        return FairnessView("", "", {}, None)
    pledge = state.pledge
    return FairnessView(
        game_id=pledge.game_id,
        commitment=pledge.commitment,
        seeds={str(seat): seed for seat, seed in enumerate(pledge.seeds)},
        server_seed=pledge.server_seed.hex() if state.phase is Phase.OVER else None,
    )
