"""Somebody is asked and does not answer: the table is told, and may have the default played for him.

What somebody absent plays is the engine's `fallback` (X-03, X-04). His seat stays his: one word of his, or a
move, and he plays himself again.
"""

from typing import Literal

from fliptable.engine.events import DecisionMade
from fliptable.room.batch import Batch
from fliptable.room.commands import CloseVote, Overdue, PlayDefault, PlayFor, Until
from fliptable.room.events import GameMoved, MemberLeft, RoomEvents
from fliptable.room.evolve import evolve
from fliptable.room.playing import default, need_running
from fliptable.room.refusal import RoomRefusal
from fliptable.room.state import Member, RoomState
from fliptable.room.waiting_events import AutoplayStarted, PlayerOverdue, PlayerReturned, VoteCast

StoodIn = Literal["time_up", "absent"]


def overdue(state: RoomState, command: Overdue) -> RoomEvents:
    need_running(state)
    asked = _asked(state, command.decision)
    if asked.id != command.member or asked.bot or asked.autoplay:
        raise RoomRefusal("stale_decision", "X-09")
    if state.overdue is not None:
        raise RoomRefusal("already_overdue")
    return (PlayerOverdue(command.decision, state.seats.index(asked.id)),)


def play_for(state: RoomState, member: Member, command: PlayFor, there: frozenset[int]) -> RoomEvents:
    """The host's word counts at once, that of another player as a vote."""
    need_running(state)
    asked = _asked(state, command.decision)
    if asked.id == member.id:
        raise RoomRefusal("not_yourself")
    if state.overdue is None:
        raise RoomRefusal("not_overdue")
    if member.id == state.host:
        return _answer_for(state, asked, command.until)
    there |= {member.id}
    if state.clock or member.id not in electorate(state, there):
        raise RoomRefusal("host_only")
    vote: RoomEvents = (VoteCast(member.id, command.until),)
    until = carried(evolve(state, *vote), there)
    return vote if until is None else (*vote, *_answer_for(state, asked, until))


def close_vote(state: RoomState, command: CloseVote, there: frozenset[int]) -> RoomEvents:
    """The electorate has become smaller since the last vote."""
    need_running(state)
    asked = _asked(state, command.decision)
    until = carried(state, there)
    if until is None:
        raise RoomRefusal("stale_decision")
    return _answer_for(state, asked, until)


def _answer_for(state: RoomState, asked: Member, until: Until) -> RoomEvents:
    answer = default(need_running(state))
    return answer if until == "once" else (AutoplayStarted(asked.id), *answer)


def electorate(state: RoomState, there: frozenset[int]) -> frozenset[int]:
    """Who decides about the one who is asked: everybody else who plays and is `there`."""
    question = state.question
    asked = None if question is None else state.seats[question.seat]
    return frozenset(
        person.id
        for person in state.people()
        if person.id in there and person.id in state.seats and person.id != asked and not person.autoplay
    )


def majority(electors: int) -> int:
    """How many of them are more than half."""
    return electors // 2 + 1


def carried(state: RoomState, there: frozenset[int]) -> Until | None:
    """What more than half of the electorate wants, None without such a majority or where the host alone
    decides. Who wants it until the return wants it this once, too."""
    if state.overdue is None or state.clock:
        return None
    electors = electorate(state, there)
    votes = [vote.until for vote in state.overdue.votes if vote.member in electors]
    needed = majority(len(electors))
    if votes.count("return") >= needed:
        return "return"
    return "once" if len(votes) >= needed else None


def back(state: RoomState, member: Member) -> RoomEvents:
    waited_for = state.overdue is not None and state.seats[state.overdue.seat] == member.id
    if not (member.autoplay or waited_for):
        raise RoomRefusal("not_absent")
    return (PlayerReturned(member.id),)


def play_default(state: RoomState, command: PlayDefault) -> RoomEvents:
    game = need_running(state)
    if not _asked(state, command.decision).autoplay:
        raise RoomRefusal("not_absent")
    return default(game)


def stood_in(before: RoomState, batch: Batch) -> StoodIn | None:
    """Why the default was played in `batch`, if whoever was asked in `before` has not answered himself. What
    becomes of the decision of somebody who leaves needs no reason."""
    question = before.question
    asked = None if question is None else before.member(before.seats[question.seat])
    moves = [event for moved in batch.events if isinstance(moved, GameMoved) for event in moved.events]
    if asked is None or batch.member == asked.id or not any(isinstance(move, DecisionMade) for move in moves):
        return None
    if any(isinstance(event, MemberLeft) for event in batch.events):
        return None
    rang = batch.member is None and before.deadline is not None
    return "time_up" if rang and not asked.autoplay else "absent"


def _asked(state: RoomState, decision: int) -> Member:
    """Who must answer `decision`."""
    question = state.question
    asked = None if question is None else state.member(state.seats[question.seat])
    if question is None or asked is None or question.id != decision:
        raise RoomRefusal("stale_decision", "X-09")
    return asked
