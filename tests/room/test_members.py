"""Joining, sitting, standing, leaving the lobby, bots; leaving a game is in test_leaving."""

from __future__ import annotations

from fliptable.room.commands import (
    AddBot,
    Join,
    Kick,
    Leave,
    RemoveBot,
    SetTable,
    Sit,
    Stand,
)
from fliptable.room.limits import MEMBERS, SEATS
from tests.support.rooms import Room


def test_whoever_joins_first_is_host() -> None:
    room = Room("Ann", "Bob")
    assert room.state.host == room["Ann"]


def test_a_spectator_can_be_host() -> None:
    room = Room()
    dora = room.join("Dora", watch=True)
    assert room.state.host == dora


def test_a_newcomer_takes_the_last_seat() -> None:
    assert Room("Ann", "Bob", "Cat").seated() == ["Ann", "Bob", "Cat"]


def test_a_spectator_takes_no_seat() -> None:
    room = Room("Ann")
    room.join("Dora", watch=True)
    assert room.seated() == ["Ann"]


def test_watching_can_be_switched_off() -> None:
    room = Room("Ann")
    room.do(room["Ann"], SetTable(watch_open=False))
    assert room.refused(None, Join("Dora", watch=True)) == "watching_off"
    assert room.join("Bob")


def test_a_newcomer_at_a_full_table_waits() -> None:
    room = Room("Ann", bots=SEATS - 1)
    bob = room.join("Bob")
    assert room.state.waits(room.member("Bob"))
    assert room.refused(bob, Sit()) == "no_free_seat"


def test_the_room_has_an_end() -> None:
    room = Room(*(f"P{number}" for number in range(MEMBERS)))
    assert room.refused(None, Join("Late", watch=False)) == "room_full"
    assert room.refused(room["P0"], AddBot()) == "room_full"


def test_nobody_joins_twice() -> None:
    room = Room("Ann")
    assert room.refused(room["Ann"], Join("Anna", watch=False)) == "already_member"


def test_strangers_can_only_join() -> None:
    room = Room("Ann")
    assert room.refused(None, Sit()) == "unknown_member"
    assert room.refused(77, Leave()) == "unknown_member"


def test_standing_up_moves_the_others_up() -> None:
    room = Room("Ann", "Bob", "Cat")
    room.do(room["Bob"], Stand())
    assert room.seated() == ["Ann", "Cat"]
    room.do(room["Bob"], Sit())
    assert room.seated() == ["Ann", "Cat", "Bob"]


def test_sitting_and_standing_twice_is_refused() -> None:
    room = Room("Ann")
    assert room.refused(room["Ann"], Sit()) == "already_seated"
    room.do(room["Ann"], Stand())
    assert room.refused(room["Ann"], Stand()) == "already_watching"


def test_leaving_the_lobby_frees_seat_and_list() -> None:
    room = Room("Ann", "Bob", "Cat")
    room.do(room["Bob"], Leave())
    assert room.seated() == ["Ann", "Cat"]
    assert [member.name for member in room.state.members] == ["Ann", "Cat"]


def test_ids_are_never_used_again() -> None:
    room = Room("Ann", "Bob")
    gone = room["Bob"]
    room.do(gone, Leave())
    assert room.join("Bob") != gone


def test_the_host_adds_and_removes_bots() -> None:
    room = Room("Ann", bots=2)
    room.do(room["Ann"], RemoveBot(room["Bot 1"]))
    room.do(room["Ann"], AddBot())
    assert room.seated() == ["Ann", "Bot 2", "Bot 1"]


def test_removing_a_bot_removes_no_person() -> None:
    room = Room("Ann", "Bob")
    assert room.refused(room["Ann"], RemoveBot(room["Bob"])) == "not_a_bot"
    assert room.refused(room["Ann"], RemoveBot(99)) == "unknown_member"


def test_bots_are_added_in_the_lobby_only() -> None:
    room = Room("Ann", "Bob").start()
    assert room.refused(room["Ann"], AddBot()) == "game_running"


def test_the_host_kicks_others() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], Kick(room["Bob"]))
    assert room.seated() == ["Ann"]
