"""What a room waits for, as plain data. Time itself passes elsewhere: see `live/scheduler.py`."""

from collections.abc import Iterator

from fliptable import engine
from fliptable.engine import Decision
from fliptable.room.absence import carried
from fliptable.room.attendance import Attendance
from fliptable.room.outputs import (
    CollectSeeds,
    CountVotes,
    Duty,
    GracePeriod,
    KeepAlive,
    Remind,
    StandIn,
    Succession,
    Think,
    Wake,
)
from fliptable.room.state import Member, RoomState


def duties(state: RoomState, attendance: Attendance) -> tuple[Duty, ...]:
    """Everything that has to be done for the room in this state by itself, after a restart too. A duty that
    is in the answer again is the same one, and its time runs on; one that is not is void."""
    return (*_game(state, attendance), *_people(state, attendance))


def _game(state: RoomState, attendance: Attendance) -> Iterator[Duty]:
    """Bots do not think where nobody plays with them or looks at them, and nothing is played for the absent
    while nobody looks."""
    if state.drawing:
        yield CollectSeeds(state.pledge.number)
    question = state.question
    if state.game is None or question is None or state.paused_at is not None:
        return
    if state.deadline is not None:
        yield Wake(state.deadline.decision, state.deadline.at)
    asked = state.member(state.seats[question.seat])
    if asked is None:
        return
    if asked.bot:
        if attendance.served or _person_plays(state):
            yield Think(asked.id, engine.view(state.game, question.seat), question)
    elif attendance.served:
        yield from _answer(state, attendance, asked, question)


def _answer(state: RoomState, attendance: Attendance, asked: Member, question: Decision) -> Iterator[Duty]:
    """When a person is asked."""
    if asked.autoplay:
        yield StandIn(question.id)
    elif state.overdue is None:
        yield Remind(question.id, asked.id, asked.id in attendance.away)
    elif carried(state, attendance.there({person.id for person in state.people()})) is not None:
        yield CountVotes(question.id)


def _people(state: RoomState, attendance: Attendance) -> Iterator[Duty]:
    """Every worker with a connection counts for itself; the room takes the first command."""
    if not attendance.served:
        return
    yield KeepAlive()
    people = [person.id for person in state.people()]
    for person in people:
        if person not in attendance.present and person not in attendance.away:
            yield GracePeriod(person)
    host = state.host
    if host is not None and host in attendance.away and any(p not in attendance.away for p in people):
        yield Succession(host)


def _person_plays(state: RoomState) -> bool:
    return any(member.id in state.seats for member in state.people())
