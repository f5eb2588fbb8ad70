"""Requests that do not arrive, do not end or cannot be read are ended at a bound, and the log stays quiet."""

from __future__ import annotations

import socket
import struct
import time

import httpx
import pytest

from tests.support.raw_sockets import ended_by_server
from tests.support.tables import PATIENCE, serving
from tests.web.conftest import People


def cut_off(connection: socket.socket) -> bool:
    """Whether the server ends the connection of somebody who sends a letter now and then."""
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            connection.sendall(b"G")
            time.sleep(0.02)
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize(
    "beginning",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET /ws/ABCDEF HTTP/1.1\r\nHost: x\r\nUpgrade: webso", id="half a handshake"),
        pytest.param(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{", id="half a body"),
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(
    sqlite: str, beginning: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.web.limits.protocols.REQUEST", 0.2)
    with serving(sqlite) as tables, socket.create_connection(("127.0.0.1", tables.port)) as slow:
        slow.sendall(beginning)
        assert ended_by_server(slow)


@pytest.mark.parametrize(
    "beginning",
    [
        pytest.param(b"GET /", id="address"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: x\r\nX: ", id="header"),
        pytest.param(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n", id="body"),
    ],
)
def test_a_request_that_does_not_end_is_refused(
    sqlite: str, beginning: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite) as tables, socket.create_connection(("127.0.0.1", tables.port)) as principal:
        principal.sendall(beginning + b"a" * 65_536)
        principal.settimeout(PATIENCE)
        assert principal.recv(4096).startswith(b"HTTP/1.1 413 ")
        assert ended_by_server(principal)
    assert caplog.records == []


def test_requests_of_one_connection_are_not_added_up(sqlite: str) -> None:
    with serving(sqlite) as tables, httpx.Client() as client:
        for _ in range(3):
            assert client.get(f"{tables.http}/healthz", headers={"X": "a" * 30_000}).status_code == 200


def test_letter_by_letter_is_no_way_around_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fliptable.web.limits.protocols.REQUEST", 0.3)
    with serving(sqlite) as tables, socket.create_connection(("127.0.0.1", tables.port)) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(4096).startswith(b"HTTP/1.1 200")
        assert cut_off(slow)


def test_a_socket_outlives_the_time_for_requests(
    sqlite: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.web.limits.protocols.REQUEST", 0.1)
    with serving(sqlite, idle_patience=0.3) as tables:
        ann = people(tables, tables.create()).join("Ann")
        ben = people(tables, ann.code).join("Ben")
        ann.catch_up(ben.seq).done("start")
        ben.until(lambda message: message["type"] == "batch" and bool(ben.room["overdue"]))


@pytest.mark.parametrize(
    "beginning",
    [
        pytest.param(b"GET /ws/" + b"A" * 10_000 + b" HTTP/1.1\r\n", id="long path"),
        pytest.param(b"GET /ws/ABCDEF HTTP/1.1\r\nX: " + b"a" * 10_000 + b"\r\n", id="long header"),
        pytest.param(b"GET /ws/ABCDEF HTTP/1.1\r\n" + b"X: a\r\n" * 200, id="many headers"),
        pytest.param(b"GET /ws/ABCDEF HTTP/1.1\r\nContent-Length: 0\r\n", id="body"),
    ],
)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(sqlite: str, beginning: bytes) -> None:
    rest = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with serving(sqlite) as tables, socket.create_connection(("127.0.0.1", tables.port)) as principal:
        principal.sendall(beginning + rest)
        principal.settimeout(PATIENCE)
        assert principal.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert ended_by_server(principal)


@pytest.mark.parametrize("path", ["/", "/static/styles/base.css", "/healthz"])
def test_whoever_goes_while_he_is_answered_leaves_the_log_alone(
    sqlite: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with serving(sqlite) as tables:
        for requests in (1, 20) * 20:
            with socket.create_connection(("127.0.0.1", tables.port)) as principal:
                principal.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                principal.sendall(request * requests)
        httpx.get(f"{tables.http}/healthz")
    assert caplog.records == []
