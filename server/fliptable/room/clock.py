"""The turn clock, and what else the room waits for.

A deadline belongs to a person and what he is asked about: neither a new connection nor somebody else's
leaving refills it, and all picks of one card share it, so that picking and taking back gains nothing.
It is a fact in the journal, so that it survives a restart and rings on any worker. In a pause the time
stands still.
"""

from fliptable import engine
from fliptable.engine import Decision
from fliptable.room.events import ClockStarted, ClockStopped, RoomEvent
from fliptable.room.outputs import Duty, StandIn, Think, Wake
from fliptable.room.state import RoomState


def keep(before: RoomState, state: RoomState, now: int) -> tuple[RoomEvent, ...]:
    """What must happen to the clock when a room becomes `state`; `now` in epoch milliseconds."""
    question, deadline = state.question, state.deadline
    if question is None or not state.clock or _is_bot(state, question.seat):
        return () if deadline is None else (ClockStopped(),)
    if deadline and (deadline.decision, deadline.seat) == (question.id, question.seat):
        return ()
    if deadline and _asks_again(before.question, question):
        return (ClockStarted(question.id, question.seat, deadline.at),)
    return (ClockStarted(question.id, question.seat, _time(state, now) + 1000 * state.clock),)


def _time(state: RoomState, now: int) -> int:
    return now if state.paused_at is None else state.paused_at


def _asks_again(before: Decision | None, now: Decision) -> bool:
    """Whether the same person is asked about the same card."""
    if before is None or now.source is None:
        return False
    return (before.seat, before.source) == (now.seat, now.source)


def remaining(state: RoomState, now: int) -> int | None:
    """Milliseconds left for the open decision; None without a limit."""
    return None if state.deadline is None else max(0, state.deadline.at - _time(state, now))


def duties(state: RoomState, *, watched: bool) -> tuple[Duty, ...]:
    """What the server owes the room in this state, after a restart too. `watched`: somebody is connected.

    Bots that nobody plays with or looks at do not think, and nothing is played for the absent while nobody
    looks."""
    question = state.question
    if state.game is None or question is None or state.paused_at is not None:
        return ()
    found: list[Duty] = []
    if state.deadline is not None:
        found.append(Wake(state.deadline.decision, state.deadline.at))
    asked = state.member(state.seats[question.seat])
    if asked and asked.bot and (watched or _person_plays(state)):
        found.append(Think(asked.id, engine.view(state.game, question.seat), question))
    if asked and asked.autoplay and watched:
        found.append(StandIn(question.id))
    return tuple(found)


def _is_bot(state: RoomState, seat: int) -> bool:
    member = state.member(state.seats[seat])
    return member is not None and member.bot


def _person_plays(state: RoomState) -> bool:
    return any(member.id in state.seats for member in state.people())
