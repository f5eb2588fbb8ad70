"""A request that is sent again is acknowledged and not applied again."""

from __future__ import annotations

from dataclasses import replace

from fliptable.engine import Options
from fliptable.engine.games.common.options import TARGET
from fliptable.room import Accepted, Rejected, Repeated, Request, handle
from fliptable.room.commands import AddBot, HandOver, Join, Leave, SetOptions, SetTable, Sit
from fliptable.room.evolve import REFS
from tests.support.rooms import Room


def test_a_repeated_ref_is_acknowledged_with_its_number() -> None:
    room = Room("Ann")
    room.do(room["Ann"], AddBot(), "a")
    seq = room.state.seq
    room.do(room["Ann"], AddBot(), "b")
    assert room.ask(room["Ann"], AddBot(), "a") == Repeated(seq)
    assert room.seated() == ["Ann", "Bot 1", "Bot 2"]


def test_the_ref_counts_and_not_what_came_with_it() -> None:
    room = Room("Ann")
    room.do(room["Ann"], AddBot(), "a")
    assert isinstance(room.ask(room["Ann"], SetTable(clock=20), "a"), Repeated)


def test_each_member_has_his_own_refs() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], AddBot(), "a")
    assert isinstance(room.ask(room["Bob"], Sit(), "a"), Rejected)


def test_a_request_that_changes_nothing_is_remembered_too() -> None:
    room = Room("Ann")
    room.do(room["Ann"], SetOptions(Options("flip7", target=200)), "same")
    room.do(room["Ann"], SetOptions(Options("flip7", target=300)), "other")
    assert isinstance(room.ask(room["Ann"], SetOptions(Options("flip7", target=200)), "same"), Repeated)
    assert room.state.options[TARGET] == 300


def test_a_refused_request_may_be_tried_again() -> None:
    room = Room("Ann", "Bob")
    assert room.ask(room["Bob"], AddBot(), "a") == Rejected("host_only")
    room.do(room["Ann"], HandOver(room["Bob"]))
    assert isinstance(room.ask(room["Bob"], AddBot(), "a"), Accepted)


def test_requests_without_a_ref_are_never_repeats() -> None:
    room = Room("Ann")
    room.do(room["Ann"], AddBot())
    room.do(room["Ann"], AddBot())
    assert len(room.seated()) == 3


def test_the_join_is_remembered_for_the_one_who_joined() -> None:
    room = Room()
    room.ask(None, Join("Ann", watch=False), "j")
    assert room.ask(room["Ann"], Join("Ann", watch=False), "j") == Repeated(room.state.seq)


def test_a_stranger_with_the_secret_of_a_member_is_that_member() -> None:
    room = Room()
    request = Request(Join("Ann", watch=False), room.entropy(), None, "j")
    joined = handle(room.state, request, room.now)
    assert isinstance(joined, Accepted)
    again = replace(request, ref="another")
    assert handle(joined.state, again, room.now) == Repeated(joined.state.seq, joined.joined)


def test_the_secret_of_a_member_who_has_left_is_as_good_as_new() -> None:
    room = Room()
    request = Request(Join("Ann", watch=False), room.entropy(), None, "j")
    joined = handle(room.state, request, room.now)
    assert isinstance(joined, Accepted)
    left = handle(joined.state, Request(Leave(), room.entropy(), joined.joined), room.now)
    assert isinstance(left, Accepted)
    again = handle(left.state, request, room.now)
    assert isinstance(again, Accepted)
    assert again.joined != joined.joined


def test_the_memory_is_bounded() -> None:
    room = Room("Ann")
    for number in range(REFS + 1):
        room.do(room["Ann"], SetTable(clock=20), f"r{number}")
    assert len(room.member("Ann").refs) == REFS
    assert isinstance(room.ask(room["Ann"], SetTable(clock=20), "r1"), Repeated)
    assert isinstance(room.ask(room["Ann"], SetTable(clock=20), "r0"), Accepted)
