"""The fold of a room: the only code that builds a `RoomState`. It decides nothing."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import Final, assert_never

from fliptable import board
from fliptable.board import Sheet
from fliptable.room.access import DoorChanged, SecretRenewed
from fliptable.room.batch import Batch
from fliptable.room.events import (
    BoardMoved,
    BoardOpened,
    BotAdded,
    GameMoved,
    HostChanged,
    LessonPrepared,
    LobbyReopened,
    MemberJoined,
    MemberLeft,
    OptionsChanged,
    RoomEvent,
    RoomOpened,
    SeatFreed,
    SeatTaken,
    SeedCommitted,
    SeedGiven,
    StateRecorded,
    TableChanged,
    WishChanged,
)
from fliptable.room.fairness import commitment
from fliptable.room.naming import MemberRenamed, NameChosen
from fliptable.room.recap import recall
from fliptable.room.seeding import CommitmentAbandoned, PlayerCommitted, PlayerRevealed, SeedsLocked
from fliptable.room.state import Abandoned, Deadline, Member, Phase, Pledge, RoomState, Vote, Waiting
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

REFS: Final = 64
"""How many requests of a member are remembered: more than a client can have on the way."""


def advance(state: RoomState | None, batch: Batch) -> RoomState:
    """The room after `batch`; a journal begins with the batch of `RoomOpened`, and a part of one with that of
    `StateRecorded`."""
    return count(evolve_all(state, batch.events), batch)


def count(after: RoomState, batch: Batch) -> RoomState:
    """`after`, to which the events of `batch` led, with the number of the batch and the memory of its
    request."""
    seq = after.seq + 1
    members = after.members
    if batch.ref:
        members = tuple(_remember(m, batch.ref, seq) if m.id == batch.member else m for m in members)
    return replace(after, seq=seq, members=members)


def evolve_all(state: RoomState | None, events: Iterable[RoomEvent]) -> RoomState:
    after = reduce(evolve, events, state)
    if after is None:
        raise ValueError("a room begins with RoomOpened")
    return after


def evolve(state: RoomState | None, event: RoomEvent) -> RoomState:
    if isinstance(event, RoomOpened):
        return RoomState(event.code, event.options, Pledge("", b""))
    if isinstance(event, StateRecorded):
        return recall(event) if state is None else state
    if state is None:
        raise ValueError("a room begins with RoomOpened")
    match event:
        case BoardOpened():
            return replace(state, board=Sheet(state.options))
        case BoardMoved(events=changes):
            assert state.board is not None
            return replace(state, board=reduce(board.evolve, changes, state.board))
        case LessonPrepared():
            return replace(state, lesson=True)
        case GameMoved() as moved:
            return _move(state, moved)
        case ClockStarted(decision=decision, seat=seat, at=at):
            return replace(state, deadline=Deadline(decision, seat, at))
        case ClockStopped():
            return replace(state, deadline=None)
        case GamePaused(at=at):
            return replace(state, paused_at=at, overdue=None)
        case GameResumed(at=at):
            return _resume(state, at)
        case PlayerOverdue(decision=decision, seat=seat):
            return replace(state, overdue=Waiting(decision, seat))
        case VoteCast(member=member, until=until):
            return _vote(state, Vote(member, until))
        case AutoplayStarted(member=member):
            return _put(state, replace(_find(state, member), autoplay=True))
        case PlayerReturned(member=member):
            return _put(_not_overdue(state, member), replace(_find(state, member), autoplay=False))
        case MemberJoined(member=member, name=name, token_hash=token_hash, watching=watching):
            return _join(state, Member(member, name, token_hash=token_hash, watching=watching))
        case NameChosen(member=member, name=name):
            return _put(state, replace(_find(state, member), next_name=name))
        case MemberRenamed(member=member, name=name):
            return _put(state, replace(_find(state, member), name=name, next_name=""))
        case BotAdded(member=member, name=name):
            return _join(state, Member(member, name, bot=True))
        case MemberLeft(member=member):
            return _leave(state, member)
        case HostChanged(host=host):
            return replace(state, host=host)
        case SeatTaken(member=member):
            return replace(state, seats=(*state.seats, member))
        case SeatFreed(member=member):
            return replace(state, seats=_without(state.seats, member))
        case WishChanged(member=member, watching=watching):
            return _put(state, replace(_find(state, member), watching=watching))
        case SeedGiven(member=member, seed=seed):
            hashed = commitment(bytes.fromhex(seed))
            return _put(state, replace(_find(state, member), seed=seed, seed_hash=hashed))
        case PlayerCommitted(member=member, hash=hashed):
            return _put(state, replace(_find(state, member), seed=None, seed_hash=hashed))
        case SeedsLocked():
            return replace(state, pledge=replace(state.pledge, locked=True))
        case PlayerRevealed(member=member, seed=seed):
            return _put(state, replace(_find(state, member), seed=seed))
        case SeedCommitted(game_id=game_id, server_seed=server_seed):
            members = tuple(replace(m, seed=None, seed_hash="") for m in state.members)
            pledge = Pledge(game_id, server_seed, number=state.pledge.number + 1)
            return replace(state, pledge=pledge, members=members)
        case CommitmentAbandoned(number=number, reason=reason):
            return replace(state, abandoned=Abandoned(number, reason))
        case OptionsChanged(options=options):
            return replace(state, options=options)
        case TableChanged(watch_open=watch_open, clock=clock):
            deadline = state.deadline if clock == state.clock else None
            return replace(state, watch_open=watch_open, clock=clock, deadline=deadline)
        case DoorChanged(open=door_open):
            return replace(state, door_open=door_open)
        case SecretRenewed(member=member, token_hash=token_hash):
            return _put(state, replace(_find(state, member), token_hash=token_hash))
        case LobbyReopened():
            here = tuple(replace(m, autoplay=False) for m in state.here())
            seats = tuple(seat for seat in state.seats if state.member(seat))
            put_away = replace(state, game=None, lesson=False, paused_at=None, overdue=None)
            return replace(put_away, members=here, seats=seats)
        case _:
            assert_never(event)


def _move(state: RoomState, event: GameMoved) -> RoomState:
    game = event.after(state.game)
    if state.game is None:
        pledge = replace(state.pledge, seeds=state.seeds())
        return replace(state, game=game, games=state.games + 1, pledge=pledge)
    moved = replace(state, game=game)
    if moved.phase is Phase.OVER:
        return replace(moved, paused_at=None, overdue=None)
    return moved if moved.overdue is None or _still_asked(moved) else replace(moved, overdue=None)


def _still_asked(state: RoomState) -> bool:
    """Whether the table still waits for what it was told about."""
    waiting, question = state.overdue, state.question
    asked = question and (question.id, question.seat)
    return waiting is not None and asked == (waiting.decision, waiting.seat)


def _resume(state: RoomState, at: int) -> RoomState:
    """What was left on the clock is left again."""
    deadline = state.deadline
    if deadline is not None and state.paused_at is not None:
        deadline = replace(deadline, at=deadline.at + at - state.paused_at)
    return replace(state, deadline=deadline, paused_at=None)


def _vote(state: RoomState, vote: Vote) -> RoomState:
    if state.overdue is None:
        return state
    others = (other for other in state.overdue.votes if other.member != vote.member)
    return replace(state, overdue=replace(state.overdue, votes=(*others, vote)))


def _not_overdue(state: RoomState, member: int) -> RoomState:
    waiting = state.overdue
    if waiting is None or state.seats[waiting.seat] != member:
        return state
    return replace(state, overdue=None)


def _join(state: RoomState, member: Member) -> RoomState:
    return replace(state, members=(*state.members, member), next_member=member.id + 1)


def _leave(state: RoomState, member: int) -> RoomState:
    if state.phase is not Phase.LOBBY and member in state.seats:
        return _put(state, replace(_find(state, member), left=True, autoplay=False, refs=(), next_name=""))
    members = tuple(m for m in state.members if m.id != member)
    return replace(state, members=members, seats=_without(state.seats, member))


def _without(seats: tuple[int, ...], member: int) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat != member)


def _find(state: RoomState, member: int) -> Member:
    return next(m for m in state.members if m.id == member)


def _put(state: RoomState, changed: Member) -> RoomState:
    return replace(state, members=tuple(changed if m.id == changed.id else m for m in state.members))


def _remember(member: Member, ref: str, seq: int) -> Member:
    return replace(member, refs=(*member.refs, (ref, seq))[-REFS:])
