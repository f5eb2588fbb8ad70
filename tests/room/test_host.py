"""The host, his rights and his followers."""

from __future__ import annotations

import pytest

from fliptable import engine
from fliptable.engine import Options
from fliptable.engine.games.common.options import TARGET
from fliptable.room import Accepted, Attendance, GracePeriod, KeepAlive, Request, Succession, duties, handle
from fliptable.room.commands import (
    AddBot,
    Admit,
    HandOver,
    HostAway,
    Join,
    Kick,
    Leave,
    Rematch,
    RemoveBot,
    RoomCommand,
    SetOptions,
    SetTable,
    Start,
)
from fliptable.room.views import options_of
from tests.support.boards import Evening
from tests.support.rooms import Room


def test_the_host_does_not_kick_himself() -> None:
    room = Room("Ann")
    assert room.refused(room["Ann"], Kick(room["Ann"])) == "not_yourself"


def test_whoever_was_kicked_may_come_back() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], Kick(room["Bob"]))
    assert room.join("Bob")


@pytest.mark.parametrize(
    "command",
    [
        Kick(1),
        HandOver(2),
        SetOptions(Options("flip7")),
        SetTable(clock=20),
        AddBot(),
        RemoveBot(3),
        Start(),
        Admit(1, "zero"),
        Rematch(),
    ],
    ids=lambda command: command.type,
)
def test_only_the_host_may(command: RoomCommand) -> None:
    room = Room("Ann", "Bob")
    assert room.refused(room["Bob"], command) == "host_only"


def test_the_host_hands_over() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], HandOver(room["Bob"]))
    assert room.state.host == room["Bob"]
    assert room.refused(room["Ann"], AddBot()) == "host_only"


def test_a_bot_cannot_be_host() -> None:
    room = Room("Ann", bots=1)
    assert room.refused(room["Ann"], HandOver(room["Bot 1"])) == "not_a_person"


def test_the_next_person_clockwise_follows_the_host() -> None:
    room = Room("Ann", "Bob", "Cat", bots=1)
    room.do(room["Ann"], HandOver(room["Cat"]))
    room.do(room["Cat"], Leave())
    assert room.state.host == room["Ann"]


def test_a_seated_person_follows_before_a_spectator() -> None:
    room = Room("Ann")
    room.join("Dora", watch=True)
    room.join("Bob")
    room.do(room["Ann"], Leave())
    assert room.state.host == room["Bob"]


def test_a_spectator_follows_when_nobody_sits() -> None:
    room = Room("Ann", bots=1)
    dora = room.join("Dora", watch=True)
    room.do(room["Ann"], Leave())
    assert room.state.host == dora


def test_a_room_of_bots_has_no_host_until_somebody_comes() -> None:
    room = Room("Ann", bots=2)
    room.do(room["Ann"], Leave())
    assert room.state.host is None
    room.join("Bob")
    assert room.state.host == room["Bob"]


def test_an_absent_host_is_followed_by_somebody_who_is_there() -> None:
    room = Room("Ann", "Bob", "Cat")
    room.away = {"Ann", "Bob"}
    room.do(None, HostAway())
    assert room.state.host == room["Cat"]


def test_somebody_is_to_follow_an_absent_host_as_soon_as_there_is_anybody() -> None:
    room = Room("Ann", "Bob", bots=1)
    assert room.owes() == set()
    room.away = {"Ann", "Bob"}
    assert room.owes() == set()
    room.away = {"Ann"}
    assert room.owes() == {Succession(room["Ann"])}
    assert room.owes(served=False) == set()


def test_whoever_has_no_connection_has_a_grace() -> None:
    state = Room("Ann", "Bob", "Cat", bots=1).state
    ann, bob, cat = (member.id for member in state.people())
    attendance = Attendance(frozenset({bob}), present=frozenset({cat}), served=True)
    assert set(duties(state, attendance)) == {KeepAlive(), GracePeriod(ann)}
    after = attendance.missed(ann)
    assert after.away == {ann, bob}
    assert after.missed(cat) == after, "who is connected is not away"
    back = after.seen({ann, bob, cat}, frozenset({ann}), watchers=1)
    assert back == Attendance(frozenset({bob}), 1, frozenset({ann}), served=True)
    assert back.there({ann, bob, cat}) == {ann, cat}, "who has just gone is there for a while"
    assert not back.seen({ann}, frozenset(), watchers=0).away


def test_a_host_who_is_there_stays() -> None:
    room = Room("Ann", "Bob")
    assert room.refused(None, HostAway()) == "host_present"


def test_an_absent_host_stays_while_nobody_is_there() -> None:
    room = Room("Ann", "Bob", bots=1)
    room.away = {"Ann", "Bob"}
    assert room.refused(None, HostAway()) == "unknown_member"


def test_the_host_changes_in_the_middle_of_a_game_too() -> None:
    room = Room("Ann", "Bob", "Cat").start()
    room.do(room["Ann"], Leave())
    assert room.state.host == room["Bob"]
    room.do(room["Bob"], Kick(room["Cat"]))


def test_options_are_those_of_the_game() -> None:
    room = Room("Ann")
    room.do(room["Ann"], SetOptions(Options("flip7", target=100, decks=2)))
    assert room.state.options[TARGET] == 100
    assert room.refused(room["Ann"], SetOptions(Options("flip7", target=150))) == "bad_option"
    assert room.refused(room["Ann"], SetOptions(Options("chess"))) == "unknown_game"


def test_every_option_is_stored_in_its_order_whatever_is_chosen() -> None:
    whole = engine.complete_options(Options("flip7", decks=2))
    room = Room("Ann", options=Options("flip7", decks=2))
    assert list(room.state.options.to_plain()) == list(whole.to_plain())
    room.do(room["Ann"], SetOptions(Options("vengeance", brutal=True)))
    room.do(room["Ann"], SetOptions(Options("flip7", decks=2, target=200)))
    assert list(room.state.options.to_plain().items()) == list(whole.to_plain().items())
    evening = Evening("Ann", "Ben", options=Options("flip7", decks=2))
    assert list(options_of(evening.state).to_plain().items()) == list(whole.to_plain().items())


def test_options_are_fixed_while_a_game_runs() -> None:
    room = Room("Ann", "Bob").start()
    assert room.refused(room["Ann"], SetOptions(Options("flip7"))) == "game_running"


def test_the_hash_of_a_seat_secret_finds_its_member() -> None:
    room = Room()
    entropy = room.entropy()
    answer = handle(room.state, Request(Join("Ann", watch=False), entropy), room.now)
    assert isinstance(answer, Accepted)
    found = answer.state.claimed_by(entropy.token_hash)
    assert found is not None
    assert found.name == "Ann"
    assert answer.state.claimed_by("") is None
