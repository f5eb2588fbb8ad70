"""Pause and resume: nobody moves, no time passes, and nothing is lost by it."""

from __future__ import annotations

import pytest

from fliptable.room import Phase, remaining, room_view
from fliptable.room.commands import (
    Act,
    ClockSeconds,
    HandOver,
    Join,
    Leave,
    Overdue,
    Pause,
    PlayFor,
    Resume,
    SetTable,
    TimeUp,
)
from tests.support.rooms import Room


def paused(*names: str, bots: int = 0, clock: ClockSeconds = 20) -> Room:
    """Ann, who is asked and host, has 15 of her 20 seconds left."""
    room = Room(*names, bots=bots, deck="5 6 7 8 9 10 11 12 1 2", dealer=len(names) + bots - 1)
    room.do(room.state.host, SetTable(clock=clock))
    room.start()
    room.now += 5_000
    room.do(room["Ann"], Pause())
    return room


def test_everybody_sees_that_the_game_is_paused() -> None:
    room = paused("Ann", "Bob")
    assert room_view(room.state).paused
    room.do(room["Ann"], Resume())
    assert not room_view(room.state).paused


def test_no_move_is_taken_in_a_pause() -> None:
    room = paused("Ann", "Bob")
    assert room.refused(room["Ann"], Act(room.question.options[0])) == "paused"
    room.do(room["Ann"], Resume())
    room.hit("Ann")


def test_the_clock_keeps_what_was_left() -> None:
    room = paused("Ann", "Bob")
    room.now += 3_600_000
    assert remaining(room.state, room.now) == 15_000
    assert room.refused(None, TimeUp()) == "paused"
    room.do(room["Ann"], Resume())
    assert remaining(room.state, room.now) == 15_000
    room.now += 15_000
    room.do(None, TimeUp())


def test_the_server_owes_a_paused_room_nothing() -> None:
    room = paused("Ann", bots=1)
    assert room.owes() == set()


def test_bots_do_not_think_in_a_pause() -> None:
    room = Room("Ann", bots=1, deck="5 6 7 8 9", dealer=1).start()
    room.hit("Ann")
    assert room.owes()
    room.do(room["Ann"], Pause())
    assert room.owes() == set()


def test_whoever_is_asked_because_somebody_left_has_all_his_time() -> None:
    room = paused("Ann", "Bob", "Cat")
    room.do(room["Ann"], Leave())
    assert room.asked == "Bob"
    room.now += 60_000
    assert remaining(room.state, room.now) == 20_000
    room.do(room["Bob"], Resume())
    assert remaining(room.state, room.now) == 20_000


def test_a_clock_that_is_set_in_a_pause_begins_with_the_resume() -> None:
    room = paused("Ann", "Bob", clock=0)
    room.do(room["Ann"], SetTable(clock=40))
    room.now += 60_000
    room.do(room["Ann"], Resume())
    assert remaining(room.state, room.now) == 40_000


@pytest.mark.parametrize("command", [Pause(), Resume()])
def test_only_the_host_pauses_and_resumes(command: Pause | Resume) -> None:
    room = Room("Ann", "Bob").start()
    assert room.refused(room["Bob"], command) == "host_only"


def test_a_new_host_may_resume() -> None:
    room = paused("Ann", "Bob")
    room.do(room["Ann"], HandOver(room["Bob"]))
    room.do(room["Bob"], Resume())


def test_pausing_twice_is_refused_and_so_is_resuming() -> None:
    room = paused("Ann", "Bob")
    assert room.refused(room["Ann"], Pause()) == "already_paused"
    room.do(room["Ann"], Resume())
    assert room.refused(room["Ann"], Resume()) == "not_paused"


def test_there_is_nothing_to_pause_before_and_after_a_game() -> None:
    room = Room("Ann", "Bob")
    assert room.refused(room["Ann"], Pause()) == "game_not_running"
    room.start()
    room.do(room["Bob"], Leave())
    assert room.refused(room["Ann"], Pause()) == "game_not_running"


def test_people_come_and_go_in_a_pause() -> None:
    room = paused("Ann", "Bob", "Cat")
    room.do(None, Join("Dora", watch=False))
    room.do(room["Cat"], Leave())
    assert room.state.paused_at is not None


def test_a_game_that_ends_in_a_pause_is_paused_no_more() -> None:
    room = paused("Ann", "Bob")
    room.do(room["Bob"], Leave())
    assert room.state.phase is Phase.OVER
    assert room.state.paused_at is None


def test_nobody_is_overdue_in_a_pause() -> None:
    room = Room("Ann", "Bob", "Cat", deck="5 6 7 8 9", dealer=2).start()
    room.do(None, Overdue(room.question.id, room["Ann"]))
    room.do(room["Ann"], Pause())
    assert room_view(room.state).overdue is None
    assert room.refused(None, Overdue(room.question.id, room["Ann"])) == "paused"
    assert room.refused(room["Bob"], PlayFor(room.question.id, "once")) == "paused"
