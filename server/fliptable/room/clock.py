"""The turn clock.

A deadline belongs to a person and what he is asked about: neither a new connection nor somebody else's
leaving refills it, and all picks of one card share it, so that picking and taking back gains nothing.
It is a fact in the journal, so that it survives a restart and ends on any worker. In a pause the time
stands still.

The journal has wall-clock stamps, and a wall clock can be set. They are read only where nothing better is
known, when a room is loaded, and never grant more than the time of a whole turn.
"""

from fliptable.engine import Decision
from fliptable.room.events import RoomEvent
from fliptable.room.state import RoomState
from fliptable.room.waiting_events import ClockStarted, ClockStopped


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
    """Milliseconds left for the open decision by the stamps of the journal; None without a limit."""
    if state.deadline is None:
        return None
    return min(max(0, state.deadline.at - _time(state, now)), 1000 * state.clock)


def granted(before: RoomState, state: RoomState) -> int | None:
    """Milliseconds that a batch, which made `state` of `before`, has given for the open decision; None: it
    has given none, and what was left before is left still."""
    deadline = state.deadline
    if deadline is None or state.paused_at is not None:
        return None
    if before.paused_at is not None and before.deadline is not None:
        return remaining(before, before.paused_at)
    return None if _same_turn(before, state) else 1000 * state.clock


def _same_turn(before: RoomState, state: RoomState) -> bool:
    was, deadline, question = before.deadline, state.deadline, state.question
    if was is None or deadline is None or question is None or was.at != deadline.at:
        return False
    return (was.decision, was.seat) == (question.id, question.seat) or _asks_again(before.question, question)


def _is_bot(state: RoomState, seat: int) -> bool:
    member = state.member(state.seats[seat])
    return member is not None and member.bot
