"""Somebody who did not answer comes back, goes for good, or is played for; what the table is told of it."""

from __future__ import annotations

import pytest

from fliptable.room import CountVotes, Remind
from fliptable.room.absence import StoodIn, stood_in
from fliptable.room.commands import (
    Act,
    Admit,
    Back,
    CloseVote,
    Kick,
    Leave,
    Overdue,
    PlayDefault,
    PlayFor,
    Rematch,
    SetTable,
    TimeUp,
)
from fliptable.room.state import Phase
from tests.room.waiting import autoplay, play_for_bob, waiting_for_bob
from tests.support.rooms import Room


def why(room: Room) -> StoodIn | None:
    """Why the last batch answered for somebody."""
    return stood_in(room.before, room.journal[-1])


def test_one_word_of_the_absent_ends_it() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    room.do(room["Bob"], Back())
    assert not autoplay(room, "Bob")
    room.hit("Cat")
    room.hit("Ann")
    assert room.owes() == {Remind(room.question.id, room["Bob"], away=False)}
    assert room.refused(None, PlayDefault(room.question.id)) == "not_absent"
    room.hit("Bob")


def test_a_move_of_the_absent_ends_it_too() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    room.hit("Cat")
    room.hit("Ann")
    room.hit("Bob")
    assert not autoplay(room, "Bob")


def test_the_word_of_somebody_idle_lets_the_table_wait_on() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Cat")
    room.do(room["Bob"], Back())
    assert room.state.overdue is None
    assert room.refused(room["Ann"], PlayFor(room.question.id, "once")) == "not_overdue"


def test_whoever_is_there_need_not_return() -> None:
    room = waiting_for_bob("Cat")
    assert room.refused(room["Cat"], Back()) == "not_absent"


def test_somebody_played_for_is_not_overdue_again() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    room.hit("Cat")
    room.hit("Ann")
    assert room.refused(None, Overdue(room.question.id, room["Bob"])) == "stale_decision"


def test_nothing_is_played_for_the_absent_while_nobody_looks() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    room.hit("Cat")
    room.hit("Ann")
    assert room.owes(served=False) == set()


@pytest.mark.parametrize("kicked", [False, True])
def test_somebody_overdue_who_goes_for_good_is_waited_for_no_more(kicked: bool) -> None:
    room = waiting_for_bob("Cat")
    if kicked:
        room.do(room["Ann"], Kick(room["Bob"]))
    else:
        room.do(room["Bob"], Leave())
    assert room.state.overdue is None
    assert room.asked == "Cat"


def test_somebody_else_who_goes_changes_nothing_of_it() -> None:
    room = waiting_for_bob("Cat", "Dan")
    room.do(room["Dan"], Leave())
    assert room.state.overdue is not None
    assert room.refused(room["Cat"], Act(room.question.options[0])) == "not_your_turn"


def test_with_the_game_the_absence_is_over() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    for name in ("Cat", "Ann"):
        room.do(room[name], Leave())
    assert room.state.phase is Phase.OVER
    room.do(room["Bob"], Rematch())
    assert not autoplay(room, "Bob")


@pytest.mark.parametrize("gone", ["away", "left"])
def test_votes_that_are_enough_because_others_went_count_at_once(gone: str) -> None:
    room = waiting_for_bob("Cat", "Dan", "Eve")
    play_for_bob(room, "Cat", "return")
    play_for_bob(room, "Dan", "return")
    assert CountVotes(room.question.id) not in room.owes()
    if gone == "away":
        room.away = {"Eve"}
    else:
        room.do(room["Eve"], Leave())
    assert room.owes() == {CountVotes(room.question.id)}
    room.do(None, CloseVote(room.question.id))
    assert room.asked == "Cat"
    assert autoplay(room, "Bob")
    assert why(room) == "absent"


def test_votes_are_not_counted_before_they_are_enough() -> None:
    room = waiting_for_bob("Cat", "Dan", "Eve")
    play_for_bob(room, "Cat")
    assert room.refused(None, CloseVote(room.question.id)) == "stale_decision"
    room.do(room["Ann"], SetTable(clock=20))
    room.away = {"Ann", "Dan", "Eve"}
    assert CountVotes(room.question.id) not in room.owes(), "with a turn clock only the host decides"
    assert room.refused(None, CloseVote(room.question.id)) == "stale_decision"


def test_the_table_is_to_be_told_whom_it_waits_for() -> None:
    room = Room("Ann", "Bob", deck="5 6 7 8", dealer=1).start()
    first = room.question.id
    assert room.owes() == {Remind(first, room["Ann"], away=False)}
    room.away = {"Ann"}
    assert Remind(first, room["Ann"], away=True) in room.owes()
    assert room.owes(served=False) == set()
    room.do(None, Overdue(first, room["Ann"]))
    room.away = set()
    assert room.owes() == set()
    room.do(room["Ann"], Back())
    assert room.owes() == {Remind(first, room["Ann"], away=False)}


def test_the_table_is_told_that_the_clock_has_played() -> None:
    room = Room("Ann", "Bob", deck="5 6 7 8", dealer=1)
    room.do(room["Ann"], SetTable(clock=20))
    room.start()
    assert why(room) is None
    room.now += 20_000
    room.do(None, TimeUp())
    assert why(room) == "time_up"
    room.hit("Bob")
    assert why(room) is None


def test_the_table_is_told_that_the_default_is_played_for_the_absent() -> None:
    room = waiting_for_bob("Cat")
    play_for_bob(room, "Ann", "return")
    assert why(room) == "absent"
    room.hit("Cat")
    room.hit("Ann")
    room.do(None, PlayDefault(room.question.id))
    assert why(room) == "absent"


def test_what_others_do_beside_the_game_or_by_leaving_answers_for_nobody() -> None:
    room = waiting_for_bob("Cat")
    dora = room.join("Dora", watch=False)
    room.do(room["Ann"], Admit(dora, "zero"))
    assert why(room) is None
    room.do(room["Bob"], Leave())
    assert why(room) is None
