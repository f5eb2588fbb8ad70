"""What a room shows. Built from an allow-list; secrets have no field to travel in.

`RoomView` is the same for every viewer. The game is seen through the engine's own `view` and `redact`.
"""

from dataclasses import dataclass, field

from fliptable import board, engine
from fliptable.board import BoardView, Enterers
from fliptable.codec import ADDED
from fliptable.engine import Options, PublicEvent, View
from fliptable.room.absence import majority
from fliptable.room.attendance import UNKNOWN, Attendance
from fliptable.room.batch import Batch
from fliptable.room.commands import ClockSeconds, Until
from fliptable.room.events import GameMoved
from fliptable.room.facts import Facts, alike, facts_of
from fliptable.room.fairness_view import FairnessView, fairness_view
from fliptable.room.state import Member, Phase, RoomKind, RoomState


@dataclass(frozen=True, slots=True)
class MemberView:
    """`watching`: wants no seat. `ready`: takes part in the coming shuffle. `away`: not connected, known to
    the server only. `autoplay`: the default is played for him until he says `back`. `left`: has left the
    running game for good. `waiting`: would like a seat and has none. `next_name`: his when the round is over,
    "" if he keeps his name."""

    id: int
    name: str
    seat: int | None
    bot: bool
    ready: bool
    watching: bool
    away: bool
    autoplay: bool
    left: bool
    waiting: bool = field(default=False, metadata=ADDED)
    next_name: str = field(default="", metadata=ADDED)
    seed_hash: str = field(default="", metadata=ADDED)
    """The SHA-256 of the seed that goes into the shuffle, "" if none does."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many seats the game allows with the present options, or how many names a board."""

    min: int
    max: int


@dataclass(frozen=True, slots=True)
class OverdueView:
    """The table waits for `member` to answer `decision`, for long. `votes`: member → until when the default
    should be played for him; `needed`: how many votes decide, None if only the host does; `deciders`: who may
    say something about it now."""

    decision: int
    member: int
    votes: dict[str, Until]
    needed: int | None
    deciders: tuple[int, ...] = field(default=(), metadata=ADDED)


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
    door_open: bool = field(default=True, metadata=ADDED)
    """Whether new people may join."""


def room_view(state: RoomState, attendance: Attendance = UNKNOWN) -> RoomView:
    return _room_view(facts_of(state), attendance)


def changed_views(
    before: RoomState, after: RoomState, attendance: Attendance
) -> tuple[RoomView, RoomView] | None:
    """Both views, seen with the same people there; None if they are equal."""
    old, new = facts_of(before), facts_of(after)
    if alike(old, new):
        return None
    views = _room_view(old, attendance), _room_view(new, attendance)
    return None if views[0] == views[1] else views


def overdue_view(state: RoomState, attendance: Attendance) -> OverdueView | None:
    return _overdue(facts_of(state), attendance)


def _room_view(facts: Facts, attendance: Attendance) -> RoomView:
    """Of nothing but `facts`, so that whatever it shows is looked at by `changed_views`."""
    seats = {member: seat for seat, member in enumerate(facts.seats)}
    return RoomView(
        code=facts.code,
        kind="board" if facts.board else "game",
        host=facts.host,
        members=tuple(
            _member_view(member, seats.get(member.id), member.id in attendance.away, facts.board)
            for member in facts.members
        ),
        watchers=attendance.watchers,
        options=facts.options,
        clock=facts.clock,
        watch_open=facts.watch_open,
        lesson=engine.lesson(facts.options.game).cards if facts.lesson else None,
        phase=Phase.LOBBY if facts.drawing else facts.phase,
        paused=facts.paused,
        overdue=_overdue(facts, attendance),
        game=facts.games,
        limits=Limits(*facts.limits),
        startable=facts.startable,
        fairness=fairness_view(facts),
        door_open=facts.door_open,
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
    return None if state.board is None else board.view(state.board, _enterers(state))


def _enterers(state: RoomState) -> Enterers:
    return Enterers(tuple(person.id for person in state.people() if not person.watching), state.host)


def board_update(before: RoomState, after: RoomState, *, people: bool = True) -> BoardView | None:
    """What is new of that for whoever saw it `before`; None: nothing. `people`: also if others enter now."""
    if after.board is None:
        return None
    assert before.board is not None
    enterers = _enterers(after)
    if after.board == before.board and not (people and enterers != _enterers(before)):
        return None
    return board.update(before.board, after.board, enterers)


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


def _member_view(member: Member, seat: int | None, away: bool, board: bool) -> MemberView:
    return MemberView(
        id=member.id,
        name=member.name,
        seat=seat,
        bot=member.bot,
        ready=member.bot or member.seed_hash != "",
        watching=member.watching,
        away=away,
        autoplay=member.autoplay,
        left=member.left,
        waiting=not board and seat is None and member.wants_seat,
        next_name=member.next_name,
        seed_hash=member.seed_hash,
    )


def _overdue(facts: Facts, attendance: Attendance) -> OverdueView | None:
    waiting = facts.overdue
    if waiting is None:
        return None
    asked = facts.seats[waiting.seat]
    electors = facts.electors - attendance.away
    voters = frozenset[int]() if facts.clock else electors
    host = frozenset[int]() if facts.host in (None, asked) else frozenset((facts.host,))
    return OverdueView(
        decision=waiting.decision,
        member=asked,
        votes={str(vote.member): vote.until for vote in waiting.votes},
        needed=None if facts.clock else majority(len(electors)),
        deciders=tuple(member.id for member in facts.members if member.id in voters | host),
    )
