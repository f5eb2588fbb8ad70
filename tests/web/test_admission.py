"""Who is let in: the first frame, versions, secrets, origins, and the bounds of connections."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE, VERSION
from tests.support.clock import ManualClock
from tests.support.players import Player
from tests.support.tables import Tables, serving
from tests.web.conftest import Guests


def test_a_flood_ends_the_connection(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, message_burst=30) as tables, Player(tables, tables.create()) as ann:
        ann.enter()
        for _ in range(60):
            ann.say("ping")
        assert ann.closed() == Close.TOO_MANY


def test_garbage_again_and_again_ends_the_connection(principal: Guests) -> None:
    ann = principal().enter()
    for _ in range(20):
        ann.send("garbage")
    assert ann.closed() == Close.OFFENSIVE


@pytest.mark.parametrize("version", [0, VERSION + 1, "1", [1], {}], ids=str)
def test_another_version_of_the_protocol_is_turned_away(principal: Guests, version: object) -> None:
    ann = principal().connect()
    ann.say("hello", version=version, news="fields that we do not know")
    assert ann.closed() == Close.PROTOCOL


def test_whoever_does_not_begin_with_hello_is_turned_away(principal: Guests) -> None:
    ann = principal().connect()
    ann.say("ping")
    assert ann.closed() == Close.NO_HELLO


def test_whoever_says_nothing_is_turned_away(principal: Guests, clock: ManualClock) -> None:
    ann = principal().connect()
    clock.run_out(10_000)
    assert ann.closed() == Close.NO_HELLO


def test_nobody_enters_an_unknown_room(tables: Tables, people: Callable[[Tables, str], Player]) -> None:
    assert people(tables, "QQQQQQ").open().closed() == Close.UNKNOWN_ROOM
    assert people(tables, "not-a-code").open().closed() == Close.UNKNOWN_ROOM


def test_a_wrong_secret_is_turned_away(principal: Guests) -> None:
    assert principal().open(token="wrong").closed() == Close.UNKNOWN_TOKEN


@pytest.mark.parametrize(
    "token", [None, "", "5e" * 31, "5e" * 33, "5E" * 32, "5e" * 31 + "zz", "5e" * 32 + "\n", 7]
)
def test_a_secret_that_could_be_guessed_is_refused(principal: Guests, token: object) -> None:
    ann = principal().enter()
    assert ann.refusal("join", name="Ann", watch=False, token=token) == "bad_message"


def test_the_secret_of_another_room_is_turned_away(
    tables: Tables, people: Callable[[Tables, str], Player]
) -> None:
    ann = people(tables, tables.create()).join("Ann")
    assert people(tables, tables.create()).open(token=ann.token).closed() == Close.UNKNOWN_TOKEN


def test_a_page_of_another_origin_is_turned_away(principal: Guests) -> None:
    assert principal().connect(origin="https://evil.example").closed() == Close.ORIGIN


def test_a_page_of_our_own_is_let_in(principal: Guests, tables: Tables) -> None:
    ann = principal().connect(origin=tables.http)
    ann.say("hello", version=READABLE)
    assert ann.hear()["type"] == "welcome"


def test_watching_can_be_switched_off(principal: Guests) -> None:
    ann, watcher = principal().join("Ann"), principal().enter(watch=True)
    ann.done("set_table", watch_open=False)
    assert watcher.closed() == Close.NOT_WATCHABLE
    assert principal().open(watch=True).closed() == Close.NOT_WATCHABLE
    assert principal().enter().refusal("join", name="Wil", watch=True, token="5e" * 32) == "watching_off"


def test_whoever_is_kicked_is_told_so(principal: Guests) -> None:
    ann, ben = principal().join("Ann"), principal().join("Ben")
    ann.done("kick", member=ben.you)
    assert ben.closed() == Close.KICKED
    assert ben.open().closed() == Close.UNKNOWN_TOKEN


def test_whoever_guesses_codes_is_throttled_by_address(sqlite: str, clock: ManualClock) -> None:
    with serving(sqlite, clock=clock, guess_burst=3, guess_rate=0.001) as tables:
        code = tables.create()
        with Player(tables, code) as ann, Player(tables, "QQQQQQ") as guesser, Player(tables, code) as ben:
            ann.join("Ann")
            assert [guesser.open().closed() for _ in range(4)] == [Close.UNKNOWN_ROOM] * 3 + [Close.THROTTLED]
            assert ben.open().closed() == Close.THROTTLED, "a hit must look like a miss"
            ben.open(token="wrong")
            clock.run_out(1_000)
            assert ben.closed() == Close.THROTTLED
            ann.open()
            clock.run_out(1_000)
            ann.until(lambda message: message["type"] == "welcome")  # his neighbours do not lock him out
            clock.advance(1_000_000)
            ben.enter()


def test_sockets_that_say_nothing_are_limited_by_address(sqlite: str) -> None:
    with serving(sqlite, strangers=2) as tables:
        code = tables.create()
        with Player(tables, code) as one, Player(tables, code) as two, Player(tables, code) as three:
            one.connect()
            two.connect()
            assert three.connect().closed() == Close.THROTTLED
            one.say("hello", version=READABLE)
            assert one.hear()["type"] == "welcome"
            three.enter()


def test_connections_to_one_room_are_limited(sqlite: str) -> None:
    with serving(sqlite, room_sockets=1) as tables:
        code = tables.create()
        with Player(tables, code) as one, Player(tables, code) as two:
            one.enter()
            assert two.open().closed() == Close.THROTTLED


def test_a_room_full_of_visitors_keeps_no_member_out(sqlite: str) -> None:
    with serving(sqlite, room_sockets=1) as tables:
        code = tables.create()
        with Player(tables, code) as ann, Player(tables, code) as visitor:
            ann.join("Ann").close()
            visitor.enter()
            ann.enter()
