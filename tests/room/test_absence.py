"""Somebody is asked and does not answer: who may do what about it, and how it ends (X-03, X-04)."""

from __future__ import annotations

import pytest

from fliptable.room import Attendance, CountVotes, Remind, StandIn, room_view
from fliptable.room.absence import StoodIn, stood_in
from fliptable.room.commands import (
    Act,
    Admit,
    Back,
    ClockSeconds,
    CloseVote,
    Kick,
    Leave,
    Overdue,
    PlayDefault,
    PlayFor,
    Rematch,
    SetTable,
    TimeUp,
    Until,
)
from fliptable.room.state import Phase
from tests.support.rooms import Room


def waiting_for_bob(*others: str, clock: ClockSeconds = 0, bots: int = 0) -> Room:
    """Ann is host; Bob is asked, and the table has been told that he does not answer."""
    names = ("Ann", "Bob", *others)
    room = Room(*names, bots=bots, deck="5 6 7 8 9 10 11 12 1 2", dealer=len(names) + bots - 1)
    room.do(room["Ann"], SetTable(clock=clock))
    room.start()
    room.hit("Ann")
    room.do(None, Overdue(room.question.id, room["Bob"]))
    return room


def play_for_bob(room: Room, who: str, until: Until = "once") -> None:
    assert room.asked == "Bob"
    room.do(room[who], PlayFor(room.question.id, until))


def autoplay(room: Room, name: str) -> bool:
    return room.member(name).autoplay


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


def why(room: Room) -> StoodIn | None:
    """Why the last batch answered for somebody."""
    return stood_in(room.before, room.journal[-1])


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
