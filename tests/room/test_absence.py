"""Somebody is asked and does not answer: who decides about him."""

from __future__ import annotations

from fliptable.room import Attendance, StandIn, room_view
from fliptable.room.commands import (
    Overdue,
    PlayDefault,
    PlayFor,
)
from tests.room.waiting import autoplay, play_for_bob, waiting_for_bob
from tests.support.rooms import Room


def test_everybody_is_told_whom_the_table_waits_for() -> None:
    room = waiting_for_bob("Cat")
    overdue = room_view(room.state).overdue
    assert overdue is not None
    assert (overdue.decision, overdue.member, overdue.votes) == (room.question.id, room["Bob"], {})


def test_the_table_is_told_once() -> None:
    room = waiting_for_bob()
    assert room.refused(None, Overdue(room.question.id, room["Bob"])) == "already_overdue"


def test_it_is_not_told_about_a_decision_that_is_made_or_another_one() -> None:
    room = Room("Ann", "Bob", deck="5 6 7 8", dealer=1).start()
    first = room.question.id
    room.hit("Ann")
    assert room.refused(None, Overdue(first, room["Ann"])) == "stale_decision"
    assert room.refused(None, Overdue(room.question.id, room["Ann"])) == "stale_decision"


def test_a_bot_is_never_overdue() -> None:
    room = Room("Ann", bots=1, deck="5 6 7 8", dealer=1).start()
    room.hit("Ann")
    assert room.refused(None, Overdue(room.question.id, room["Bot 1"])) == "stale_decision"


def test_whoever_answers_is_waited_for_no_more() -> None:
    room = waiting_for_bob("Cat")
    room.hit("Bob")
    assert room.state.overdue is None


def test_the_host_has_the_default_played_once() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann")
    assert room.hand("Bob") == ["6"]
    assert room.asked == "Cat"
    assert not autoplay(room, "Bob")
    assert room.state.overdue is None


def test_the_host_has_the_default_played_until_the_return() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    assert room.hand("Bob") == ["6"]
    assert autoplay(room, "Bob")
    for name in ("Cat", "Ann"):
        room.hit(name)
    assert room.owes() == {StandIn(room.question.id)}
    room.do(None, PlayDefault(room.question.id))
    assert room.status("Bob") == "stayed"


def test_nobody_is_played_for_before_the_table_has_waited() -> None:
    room = Room("Ann", "Bob", deck="5 6 7 8", dealer=1).start()
    room.hit("Ann")
    assert room.refused(room["Ann"], PlayFor(room.question.id, "once")) == "not_overdue"


def test_a_press_that_comes_too_late_plays_nothing() -> None:
    room = waiting_for_bob("Cat")
    pressed = PlayFor(room.question.id, "return")
    room.hit("Bob")
    assert room.refused(room["Ann"], pressed) == "stale_decision"


def test_nobody_plays_for_himself_in_this_way() -> None:
    room = waiting_for_bob("Cat")
    assert room.refused(room["Bob"], PlayFor(room.question.id, "return")) == "not_yourself"


def test_without_the_host_the_majority_of_the_others_decides() -> None:
    room = waiting_for_bob("Cat", "Dan", "Eve")  # Ann, Cat, Dan and Eve vote: three are needed
    play_for_bob(room, "Cat")
    play_for_bob(room, "Dan")
    assert room.asked == "Bob"
    overdue = room_view(room.state).overdue
    assert overdue is not None
    assert overdue.votes == {str(room["Cat"]): "once", str(room["Dan"]): "once"}
    assert overdue.needed == 3
    play_for_bob(room, "Eve")
    assert room.asked == "Cat"


def test_a_vote_counts_once() -> None:
    room = waiting_for_bob("Cat", "Dan")
    play_for_bob(room, "Cat")
    play_for_bob(room, "Cat")
    assert room.asked == "Bob"


def test_those_who_are_away_are_not_waited_for_by_the_vote() -> None:
    room = waiting_for_bob("Cat", "Dan")
    room.away = {"Ann", "Bob", "Dan"}
    play_for_bob(room, "Cat")
    assert room.asked == "Cat"


def test_how_many_votes_are_needed_depends_on_who_is_there() -> None:
    room = waiting_for_bob("Cat", "Dan")
    away = Attendance(away=frozenset({room["Ann"], room["Dan"]}))
    overdue = room_view(room.state, away).overdue
    assert overdue is not None
    assert overdue.needed == 1


def test_until_the_return_needs_its_own_majority() -> None:
    room = waiting_for_bob("Cat", "Dan", "Eve")
    play_for_bob(room, "Cat", "return")
    play_for_bob(room, "Dan", "return")
    play_for_bob(room, "Eve", "once")
    assert room.asked == "Cat"
    assert not autoplay(room, "Bob")


def test_a_majority_for_the_return_has_it_so() -> None:
    room = waiting_for_bob("Cat", "Dan")
    play_for_bob(room, "Cat", "return")
    play_for_bob(room, "Dan", "return")
    assert autoplay(room, "Bob")


def test_with_a_clock_only_the_host_decides() -> None:
    room = waiting_for_bob("Cat", clock=20)
    overdue = room_view(room.state).overdue
    assert overdue is not None
    assert overdue.needed is None
    assert room.refused(room["Cat"], PlayFor(room.question.id, "once")) == "host_only"
    play_for_bob(room, "Ann")


def test_spectators_do_not_vote() -> None:
    room = waiting_for_bob("Cat")
    watcher = room.join("Wil", watch=True)
    assert room.refused(watcher, PlayFor(room.question.id, "once")) == "host_only"
