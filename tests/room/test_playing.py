"""Acting in the running game, and coming into it."""

from __future__ import annotations

from typing import Literal

import pytest

from fliptable.engine import Hit, Stay
from fliptable.room import Accepted, Rejected, viewer_of
from fliptable.room.commands import Act, Admit, Leave, Sit, Stand, TakeBack
from fliptable.room.events import GameMoved
from tests.support.rooms import Room, switching


def playing(deck: str = "5 6 7 8 9 10 11 12 1 2") -> Room:
    """Ann acts first."""
    return Room("Ann", "Bob", "Cat", deck=deck, dealer=2).start()


def test_an_action_moves_the_game() -> None:
    room = playing()
    room.hit("Ann")
    assert room.hand("Ann") == ["5"]
    assert room.asked == "Bob"


def test_acting_needs_a_game() -> None:
    room = Room("Ann", "Bob")
    assert room.refused(room["Ann"], Act(Hit(0))) == "game_not_running"


def test_spectators_do_not_act() -> None:
    room = playing()
    dora = room.join("Dora", watch=True)
    assert room.refused(dora, Act(Hit(room.question.id))) == "not_seated"


def test_only_the_asked_one_acts() -> None:
    room = playing()
    assert room.refused(room["Bob"], Act(Hit(room.question.id))) == "not_your_turn"


def test_an_old_decision_is_stale() -> None:
    room = playing()
    old = room.question.id
    room.hit("Ann")
    answer = room.ask(room["Ann"], Act(Hit(old)))
    assert answer == Rejected("stale_decision", "X-09")
    assert answer.stale


def test_a_decision_after_the_end_is_stale() -> None:
    room = Room("Ann", "Bob", dealer=1).start()
    last = room.question.id
    room.do(room["Bob"], Leave())
    assert room.refused(room["Ann"], Act(Hit(last))) == "stale_decision"


def test_a_first_pick_can_be_taken_back() -> None:
    room = switching()
    room.pick("Ann", "5")
    room.do(room["Ann"], TakeBack(room.question.id))
    room.pick("Ann", "11")
    room.pick("Ann", "9")
    assert (room.hand("Ann"), room.hand("Bob"), room.hand("Cat")) == (["11"], ["5"], ["9"])


def test_only_the_chooser_takes_it_back() -> None:
    room = switching()
    room.pick("Ann", "5")
    assert room.refused(room["Bob"], TakeBack(room.question.id)) == "not_your_turn"
    assert room.refused(room.join("Dora", watch=True), TakeBack(room.question.id)) == "not_seated"


def test_taking_back_something_older_is_stale() -> None:
    room = switching()
    old = room.question.id
    room.pick("Ann", "5")
    answer = room.ask(room["Ann"], TakeBack(old))
    assert answer == Rejected("stale_decision", "X-09")


def test_taking_back_twice_takes_back_once() -> None:
    room = switching()
    room.pick("Ann", "5")
    click = TakeBack(room.question.id)
    room.do(room["Ann"], click)
    assert room.refused(room["Ann"], click) == "stale_decision"


def test_without_a_pick_there_is_nothing_to_take_back() -> None:
    room = switching()
    answer = room.ask(room["Ann"], TakeBack(room.question.id))
    assert answer == Rejected("nothing_to_take_back", "V-67")


def test_a_double_click_hits_once() -> None:
    room = playing()
    click = Act(Hit(room.question.id))
    answers = [room.ask(room["Ann"], click, ref) for ref in ("first", "second")]
    assert isinstance(answers[0], Accepted)
    assert answers[1] == Rejected("stale_decision", "X-09")
    assert room.hand("Ann") == ["5"]


def test_the_engine_says_why_an_action_is_illegal() -> None:
    room = playing("FREEZE 6 7 8 9")
    room.hit("Ann")
    assert room.ask(room["Ann"], Act(Stay(room.question.id))) == Rejected("not_an_option", "B-22")


def test_newcomers_of_a_running_game_wait() -> None:
    room = playing()
    dan = room.join("Dan")
    assert room.state.waits(room.member("Dan"))
    assert viewer_of(room.state, dan) is None
    assert room.refused(dan, Sit()) == "game_running"


def test_a_spectator_can_ask_to_play_and_change_his_mind() -> None:
    room = playing()
    dora = room.join("Dora", watch=True)
    room.do(dora, Sit())
    assert room.state.waits(room.member("Dora"))
    room.do(dora, Stand())
    assert not room.state.waits(room.member("Dora"))


@pytest.mark.parametrize(("points", "total"), [("zero", 0), ("lowest", 5)])
def test_the_host_admits_from_the_next_round_on(points: Literal["zero", "lowest"], total: int) -> None:
    room = Room("Ann", "Bob", deck="5 6 7 8 9 10 11 12 1 2 3 4", dealer=1).start()
    dan = room.join("Dan")
    for move in (room.hit, room.hit, room.stay, room.stay):
        move(room.asked)
    room.do(room["Ann"], Admit(dan, points))
    assert room.game.table.totals == (5, 6, total)
    assert room.status("Dan") == "out"
    for _ in range(2):
        room.stay(room.asked)
    assert room.status("Dan") == "active"
    assert viewer_of(room.state, dan) == 2


def test_the_lowest_total_is_that_of_somebody_who_is_still_there() -> None:
    room = Room("Ann", "Bob", "Cat", deck="5 6 7 8 9 10 11 12 1 2 3 4", dealer=2).start()
    for name in ("Ann", "Bob", "Cat"):
        room.hit(name)
    for name in ("Ann", "Bob", "Cat"):
        room.stay(name)
    room.do(room["Ann"], Leave())
    room.do(room["Bob"], Admit(room.join("Dan"), "lowest"))
    assert room.game.table.totals == (5, 6, 7, 6)


def test_only_those_who_wait_are_admitted() -> None:
    room = playing()
    dora = room.join("Dora", watch=True)
    assert room.refused(room["Ann"], Admit(dora, "zero")) == "not_waiting"
    assert room.refused(room["Ann"], Admit(room["Bob"], "zero")) == "not_waiting"
    assert room.refused(room["Ann"], Admit(99, "zero")) == "unknown_member"


def test_nobody_is_admitted_to_a_full_game() -> None:
    room = Room("Ann", bots=17).start()
    dan = room.join("Dan")
    assert room.refused(room["Ann"], Admit(dan, "zero")) == "needs_second_deck"


def test_nobody_is_admitted_without_a_game() -> None:
    room = Room("Ann", "Bob").start()
    room.do(room["Bob"], Leave())
    dan = room.join("Dan")
    assert room.refused(room["Ann"], Admit(dan, "zero")) == "game_not_running"


def test_an_admitted_one_can_leave_again() -> None:
    room = playing()
    dan = room.join("Dan")
    room.do(room["Ann"], Admit(dan, "zero"))
    batch = room.do(dan, Leave())
    assert any(isinstance(event, GameMoved) for event in batch.events)
    assert room.game.table.seated == (True, True, True, False)
