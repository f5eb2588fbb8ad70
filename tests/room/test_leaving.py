"""Leaving a running game for good, by oneself or kicked, whatever the game waits for (X-02 to X-07)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fliptable.room import Phase, room_view
from fliptable.room.commands import Act, HandOver, Kick, Leave, Rematch, Sit, Stand
from fliptable.room.events import MemberLeft
from tests.support.pending import DEALER, PENDING, PEOPLE, Pending
from tests.support.rooms import Room


def waiting_for(pending: Pending) -> Room:
    room = Room(*PEOPLE, deck=pending.deck, dealer=DEALER, options=pending.options).start()
    for answer in pending.answers.split():
        room.answer(answer)
    assert room.asked == pending.asked
    return room


def leave(room: Room, name: str) -> None:
    room.do(room[name], Leave())


def kick(room: Room, name: str) -> None:
    if room.state.host == room[name]:
        room.do(room[name], HandOver(next(room[other] for other in PEOPLE if other != name)))
    room.do(room.state.host, Kick(room[name]))


@pytest.mark.parametrize("go", [leave, kick])
@pytest.mark.parametrize("leaver", PEOPLE)
@pytest.mark.parametrize("pending", PENDING.values(), ids=PENDING)
def test_the_game_goes_on_without_the_leaver(
    pending: Pending, leaver: str, go: Callable[[Room, str], None]
) -> None:
    room = waiting_for(pending)
    go(room, leaver)
    assert room.state.phase is Phase.PLAYING
    assert room.asked != leaver
    assert room.member(leaver).left
    assert room.status(leaver) != "active"


@pytest.mark.parametrize("leaver", PEOPLE)
@pytest.mark.parametrize("pending", PENDING.values(), ids=PENDING)
def test_two_leavers_end_the_game(pending: Pending, leaver: str) -> None:
    room = waiting_for(pending)
    for name in PEOPLE:
        if name != leaver:
            leave(room, name)
    result = room.game.table.result
    assert result is not None
    assert room.seated()[result.winner] == leaver
    assert room.state.phase is Phase.OVER


def test_a_leaver_has_stayed() -> None:
    room = waiting_for(PENDING["hit or stay"])
    room.hit("Ann")
    leave(room, "Ann")
    assert room.status("Ann") == "stayed"
    assert room.asked == "Bob"


def test_the_open_choice_of_a_leaver_gets_its_default() -> None:
    room = waiting_for(PENDING["freeze"])
    leave(room, "Ann")
    assert room.status("Bob") == "frozen"
    assert room.status("Ann") == "stayed"
    assert room.asked == "Cat"


def test_a_leaver_stays_listed_with_his_seat_until_the_rematch() -> None:
    room = Room(*PEOPLE).start()
    leave(room, "Bob")
    bob = room_view(room.state).members[1]
    assert (bob.name, bob.seat, bob.left) == ("Bob", 1, True)


def test_a_leaver_can_do_nothing_more() -> None:
    room = waiting_for(PENDING["hit or stay"])
    gone = room["Ann"]
    leave(room, "Ann")
    assert room.refused(gone, Act(room.question.options[0])) == "unknown_member"
    assert room.refused(gone, Leave()) == "unknown_member"


def test_a_leaver_loses_his_seat_secret() -> None:
    room = Room(*PEOPLE).start()
    secret = room.member("Bob").token_hash
    leave(room, "Bob")
    assert room.state.claimed_by(secret) is None


def test_the_journal_says_who_was_kicked() -> None:
    room = Room(*PEOPLE).start()
    batch = room.do(room["Ann"], Kick(room["Bob"]))
    assert MemberLeft(room["Bob"], kicked=True) in batch.events


def test_a_bot_is_removed_from_a_game_as_a_person_is() -> None:
    room = Room("Ann", "Bob", bots=1).start()
    kick(room, "Bot 1")
    assert room.member("Bot 1").left
    assert room.game.table.seated == (True, True, False)


def test_a_spectator_leaves_without_a_trace() -> None:
    room = Room("Ann", "Bob")
    dora = room.join("Dora", watch=True)
    before = room.start().game
    room.do(dora, Leave())
    assert [member.name for member in room.state.members] == ["Ann", "Bob"]
    assert room.game == before


def test_leaving_after_the_game_leaves_the_result_alone() -> None:
    room = Room("Ann", "Bob").start()
    leave(room, "Bob")
    result = room.game.table.result
    leave(room, "Ann")
    assert room.game.table.result == result
    assert room.seated() == ["Ann", "Bob"]


def test_a_host_who_leaves_after_the_game_is_followed_by_whoever_opens_the_next() -> None:
    room = Room(*PEOPLE).start()
    leave(room, "Cat")
    leave(room, "Bob")
    assert room.state.phase is Phase.OVER
    leave(room, "Ann")
    assert room.state.people() == ()
    dora = room.join("Dora")
    assert room.state.host == dora
    room.do(dora, Rematch())
    assert [member.name for member in room.state.members] == ["Dora"]


@pytest.mark.parametrize("go", [leave, kick])
def test_whoever_goes_before_the_next_game_leaves_an_order_without_gaps(
    go: Callable[[Room, str], None],
) -> None:
    room = Room("Ann", "Bob").start()
    leave(room, "Bob")
    room.do(room["Ann"], Rematch())
    room.join("Bob")
    room.join("Cat")
    go(room, "Bob")
    assert room.seated() == ["Ann", "Cat"]
    assert room.state.host in {member.id for member in room.state.people()}


def test_nobody_stands_up_from_a_running_game() -> None:
    room = Room("Ann", "Bob").start()
    assert room.refused(room["Ann"], Stand()) == "game_running"
    assert room.refused(room["Ann"], Sit()) == "already_seated"
