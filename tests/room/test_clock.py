"""The turn clock: what runs out, what refills it, what the server is asked to do."""

from __future__ import annotations

import pytest

from fliptable import engine
from fliptable.room import Accepted, Rejected, Request, Think, Wake, handle, remaining
from fliptable.room.clock import granted
from fliptable.room.commands import Act, ClockSeconds, Leave, Pause, Resume, SetTable, Stand, TakeBack, TimeUp
from tests.support.rooms import Room, switching

DAY = 24 * 3_600_000


def timed(*names: str, bots: int = 0, deck: str = "5 6 7 8 9 10 11 12 1 2", clock: ClockSeconds = 20) -> Room:
    """The first one acts first."""
    room = Room(*names, bots=bots, deck=deck, dealer=len(names) + bots - 1)
    room.do(room.state.host, SetTable(clock=clock))
    return room.start()


def at(room: Room) -> int:
    assert room.state.deadline is not None
    return room.state.deadline.at


def test_there_is_no_clock_by_default() -> None:
    room = Room("Ann", "Bob").start()
    assert room.state.deadline is None
    assert remaining(room.state, room.now) is None


@pytest.mark.parametrize("clock", [20, 40, 90])
def test_a_decision_starts_the_clock(clock: ClockSeconds) -> None:
    room = timed("Ann", "Bob", clock=clock)
    assert at(room) == room.now + 1000 * clock


def test_remaining_time_is_told_in_milliseconds_and_never_negative() -> None:
    room = timed("Ann", "Bob")
    assert remaining(room.state, room.now + 5_500) == 14_500
    assert remaining(room.state, room.now + 99_000) == 0


def test_the_next_decision_has_its_own_time() -> None:
    room = timed("Ann", "Bob")
    room.now += 15_000
    room.hit("Ann")
    assert at(room) == room.now + 20_000


def test_the_picks_of_one_card_share_their_time() -> None:
    room = switching(clock=20)
    before = at(room)
    room.now += 5_000
    room.pick("Ann", "5")
    assert at(room) == before
    assert Wake(room.question.id, before) in room.owes()


def test_picking_and_taking_back_does_not_refill_the_clock() -> None:
    room = switching(clock=20)
    before = at(room)
    for _ in range(3):
        room.now += 5_000
        room.pick("Ann", "5")
        room.do(room["Ann"], TakeBack(room.question.id))
    assert at(room) == before
    assert remaining(room.state, room.now) == 5_000


def test_after_the_second_pick_the_next_one_has_full_time() -> None:
    room = switching(clock=20)
    room.now += 15_000
    room.pick("Ann", "5")
    room.pick("Ann", "11")
    assert room.asked == "Bob"
    assert at(room) == room.now + 20_000


def test_nobody_is_hurried_before_his_time() -> None:
    room = timed("Ann", "Bob")
    room.now = at(room) - 1
    assert room.refused(None, TimeUp()) == "time_left"


def test_when_time_is_up_the_default_is_played() -> None:
    room = timed("Ann", "Bob")
    room.now = at(room)
    room.do(None, TimeUp())
    assert room.hand("Ann") == ["5"]
    assert room.asked == "Bob"


def test_time_up_twice_plays_once() -> None:
    room = timed("Ann", "Bob")
    room.now = at(room)
    room.do(None, TimeUp())
    assert room.refused(None, TimeUp()) == "time_left"


def test_a_click_after_the_deadline_counts_if_it_comes_first() -> None:
    room = timed("Ann", "Bob")
    room.now = at(room) + 1
    room.stay("Ann")
    assert room.refused(None, TimeUp()) == "time_left"
    assert room.status("Ann") == "stayed"


def test_a_click_after_the_default_was_played_is_stale() -> None:
    room = timed("Ann", "Bob")
    click = Act(engine.Stay(room.question.id))
    room.now = at(room)
    room.do(None, TimeUp())
    assert room.refused(room["Ann"], click) == "stale_decision"


def test_others_who_come_or_go_do_not_refill_the_clock() -> None:
    room = timed("Ann", "Bob", "Cat")
    before = at(room)
    room.now += 10_000
    room.do(room.join("Dora"), Stand())
    room.do(room["Cat"], Leave())
    assert at(room) == before


def test_when_the_asked_one_leaves_the_next_one_has_full_time() -> None:
    room = timed("Ann", "Bob", "Cat")
    room.now += 10_000
    room.do(room["Ann"], Leave())
    assert room.asked == "Bob"
    assert at(room) == room.now + 20_000


def test_bots_have_no_clock() -> None:
    room = timed("Ann", bots=1)
    room.hit("Ann")
    assert room.asked == "Bot 1"
    assert room.state.deadline is None


def test_the_clock_can_be_set_in_a_running_game() -> None:
    room = Room("Ann", "Bob").start()
    room.do(room["Ann"], SetTable(clock=90))
    assert at(room) == room.now + 90_000
    room.do(room["Ann"], SetTable(clock=0))
    assert room.state.deadline is None


def test_setting_the_same_clock_again_does_not_refill_it() -> None:
    room = timed("Ann", "Bob")
    before = at(room)
    room.now += 10_000
    room.do(room["Ann"], SetTable(clock=20, watch_open=False))
    assert at(room) == before


def test_the_clock_stops_with_the_game() -> None:
    room = timed("Ann", "Bob")
    room.do(room["Bob"], Leave())
    assert room.state.deadline is None


def test_the_server_is_asked_to_wake_the_room() -> None:
    room = timed("Ann", "Bob")
    assert room.owes(served=False) == {Wake(room.question.id, at(room))}


def test_the_server_is_asked_for_the_answer_of_a_bot() -> None:
    room = timed("Ann", bots=1)
    assert not any(isinstance(duty, Think) for duty in room.owes())
    room.hit("Ann")
    (think,) = room.owes(served=False)
    assert isinstance(think, Think)
    assert think == Think(room["Bot 1"], engine.view(room.game, 1), room.question)
    assert think.view == engine.view(room.game, 1)


def test_a_bot_answers_like_a_member() -> None:
    room = timed("Ann", bots=1)
    room.hit("Ann")
    room.do(room["Bot 1"], Act(room.question.options[0]))
    assert room.hand("Bot 1") == ["6"]


def test_bots_rest_when_nobody_plays_or_looks() -> None:
    room = timed("Ann", bots=2)
    room.do(room["Ann"], Leave())
    assert room.owes(served=False) == set()
    assert len(room.owes()) == 1


def test_a_lobby_asks_for_nothing() -> None:
    assert Room("Ann", bots=2).owes() == set()


def test_a_clock_that_was_set_back_grants_no_more_than_a_whole_turn() -> None:
    room = timed("Ann", "Bob")
    assert remaining(room.state, room.now - 3_600_000) == 20_000


def test_the_clock_that_is_never_set_decides_when_time_is_up() -> None:
    room = timed("Ann", "Bob")
    wake = Request(TimeUp(), room.entropy())
    assert handle(room.state, wake, room.now + 9 * DAY, left=1) == Rejected("time_left", "X-04")
    assert isinstance(handle(room.state, wake, room.now - 3_600_000, left=0), Accepted)


@pytest.mark.parametrize("set_by", [-3_600_000, 9 * DAY])
def test_a_pause_keeps_what_is_left_although_the_wall_clock_was_set(set_by: int) -> None:
    room = timed("Ann", "Bob")
    paused = handle(room.state, Request(Pause(), room.entropy(), room["Ann"]), room.now + set_by, left=7_000)
    assert isinstance(paused, Accepted)
    assert remaining(paused.state, room.now) == 7_000
    again = handle(paused.state, Request(Resume(), room.entropy(), room["Ann"]), room.now + 2 * set_by)
    assert isinstance(again, Accepted)
    assert granted(paused.state, again.state) == 7_000
    assert remaining(again.state, room.now + 2 * set_by) == 7_000


def test_a_batch_gives_the_time_of_a_turn_to_whoever_is_asked_anew() -> None:
    room = timed("Ann", "Bob", "Cat")
    room.hit("Ann")
    assert granted(room.before, room.state) == 20_000, "although the stamps are the same"
    room.do(room["Cat"], Leave())
    assert granted(room.before, room.state) is None
    room.do(room["Ann"], SetTable(clock=90))
    assert granted(room.before, room.state) == 90_000
    room.do(room["Ann"], SetTable(clock=0))
    assert granted(room.before, room.state) is None


def test_a_batch_gives_no_new_time_to_whoever_picks_again() -> None:
    room = switching(clock=20)
    room.pick("Ann", "5")
    assert granted(room.before, room.state) is None
