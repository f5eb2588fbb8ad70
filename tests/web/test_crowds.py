"""One address can take places, but not all; whoever is turned away is counted, and not written down."""

from __future__ import annotations

import logging
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest

from fliptable.web.serve import allow_connections
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.clock import ManualClock
from tests.support.players import Player
from tests.support.tables import PATIENCE, Tables, serving
from tests.support.waiting import wait_until
from tests.web.conftest import People


@pytest.fixture
def connect() -> Iterator[Callable[[Tables], socket.socket]]:
    """Makes connections that say nothing."""
    with ExitStack() as stack:
        yield lambda tables: stack.enter_context(
            socket.create_connection(("127.0.0.1", tables.port), PATIENCE)
        )


def is_served(connection: socket.socket) -> bool:
    try:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        return connection.recv(4096).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


def test_connections_of_one_address_are_limited(
    sqlite: str, people: People, connect: Callable[[Tables], socket.socket]
) -> None:
    with serving(sqlite, connections=3) as tables:
        ann = people(tables, tables.create()).join("Ann")
        held = [connect(tables) for _ in range(3)]
        assert not is_served(connect(tables))
        assert all(is_served(connection) for connection in held)
        ann.done("add_bot")
        held[0].close()
        until = time.monotonic() + PATIENCE
        while not is_served(connect(tables)):
            assert time.monotonic() < until, "the place was not given back"


def test_a_connection_that_became_a_socket_is_none_of_them(sqlite: str, people: People) -> None:
    with serving(sqlite, connections=1) as tables:
        code = tables.create()
        for _ in range(3):
            people(tables, code).enter()


@pytest.mark.parametrize("proxies", ["127.0.0.1", "127.0.0.0/8,::1"])
def test_a_reverse_proxy_comes_for_many(
    sqlite: str, connect: Callable[[Tables], socket.socket], proxies: str
) -> None:
    with serving(sqlite, connections=1, trusted_proxies=proxies) as tables:
        held = [connect(tables) for _ in range(5)]
        assert all(is_served(connection) for connection in held)


def test_there_is_room_for_more_connections_than_a_process_may_have_at_first() -> None:
    few, most = 512, resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most[1]))
        allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > few
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, most)


def test_open_sockets_of_one_address_are_limited(sqlite: str, people: People) -> None:
    with serving(sqlite, sockets=2) as tables:
        one, two = people(tables, tables.create()).enter(), people(tables, tables.create()).enter()
        assert people(tables, one.code).connect().closed() == Close.THROTTLED
        two.close()
        until = time.monotonic() + PATIENCE
        while people(tables, one.code).open().hear()["type"] != "welcome":
            assert time.monotonic() < until, "the place was not given back"


def test_one_address_cannot_fill_a_table_with_visitors(sqlite: str, people: People) -> None:
    with serving(sqlite, room_visitors=1, trusted_proxies="127.0.0.1") as tables:
        code = tables.create()

        def visitor(address: str) -> Player:
            player = people(tables, code).connect(additional_headers={"X-Forwarded-For": address})
            player.say("hello", version=READABLE)
            return player

        first = visitor("192.0.2.1")
        assert first.hear()["type"] == "welcome"
        assert visitor("192.0.2.1").closed() == Close.THROTTLED
        assert visitor("192.0.2.2").hear()["type"] == "welcome"
        assert first.ask("join", name="Ann", watch=False, token="5e" * 32)["type"] == "joined"
        assert visitor("192.0.2.1").hear()["type"] == "welcome", "members do not count"


def test_requests_that_are_turned_away_are_counted_and_not_written_down(
    sqlite: str,
    connect: Callable[[Tables], socket.socket],
    clock: ManualClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    expected = {"connections", "forbidden_origin request", "throttled request", "unreadable request"}
    with (
        caplog.at_level(logging.WARNING),
        serving(sqlite, clock=clock, create_burst=1, connections=4) as tables,
    ):
        tables.create()
        assert httpx.post(f"{tables.http}/api/rooms", json={}).status_code == 429
        away = {"Origin": "https://evil.example"}
        assert httpx.post(f"{tables.http}/api/rooms", json={}, headers=away).status_code == 403
        for nonsense in (
            b"\x16\x03\x01\x00",
            b"GET\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n",
        ):
            connect(tables).sendall(nonsense)
        held = [connect(tables) for _ in range(5)]

        def told() -> bool:
            clock.advance(60_000)
            return all(kind in caplog.text for kind in expected)

        wait_until(told, or_say=lambda: caplog.text)
        assert held
    assert {record.name for record in caplog.records} == {
        "fliptable.web.limits.credit",
        "fliptable.web.advice",
    }
