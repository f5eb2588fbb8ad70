"""A stranger who asks too much over sockets is stopped at a bound and counted, and the others play on."""

from __future__ import annotations

import asyncio
import json
import logging
import socket

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import CloseCode, Frame, Opcode

from fliptable.web.limits import protocols
from fliptable.web.limits.credit import RefusalCounter
from fliptable.web.limits.protocols import FRAMES
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.clock import ManualClock
from tests.support.raw_sockets import ended_by_server
from tests.support.tables import serving
from tests.support.waiting import wait_until
from tests.web.conftest import People


def test_text_that_is_none_ends_the_connection_and_leaves_the_log_alone(
    sqlite: str, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).enter()
        ann.connection.send(b'{"type":"\xff', text=True)
        assert ann.closed() == CloseCode.INVALID_DATA
    assert caplog.records == []


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(Frame(Opcode.PING, b""), id="pings"),
        pytest.param(Frame(Opcode.PONG, b""), id="pongs"),
        pytest.param(Frame(Opcode.CONT, b"", fin=False), id="pieces of a message"),
    ],
)
def test_a_flood_of_frames_ends_the_connection(sqlite: str, people: People, frame: Frame) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).enter()
        ann.connection.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        ann.connection.socket.sendall(frame.serialize(mask=True) * (FRAMES + 1_000))
        assert ann.closed() == Close.TOO_MANY


def test_whoever_reads_on_after_he_was_cut_off_leaves_the_log_alone(
    sqlite: str, people: People, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "PATIENCE", 60)
    with serving(sqlite) as tables:
        witness = people(tables, tables.create()).join("Ann")
        while witness.ask("add_bot")["type"] == "done":
            pass
        slow = people(tables, witness.code).connect(max_queue=1)
        slow.say("hello", version=READABLE, watch=True)
        witness.until(lambda message: message.get("watchers") == 1)
        slow.connection.socket.sendall(Frame(Opcode.TEXT, b'{"type":"sync"}').serialize(mask=True) * 1_900)
        witness.until(lambda message: message.get("watchers") == 0)
        assert slow.closed() == Close.TOO_SLOW
    assert caplog.records == []


async def test_a_thousand_sockets_that_say_nothing_keep_nobody_out(sqlite: str, people: People) -> None:
    with serving(sqlite, strangers=64, arrival_burst=2_000, hello_timeout=60) as tables:
        code = tables.create()
        ann = people(tables, code)
        await asyncio.to_thread(ann.join, "Ann")
        idle: list[ClientConnection] = []
        try:
            for _ in range(20):
                address = f"{tables.socket}/ws/{code}"
                idle += await asyncio.gather(*(connect(address, proxy=None) for _ in range(50)))
            late = idle[100:]
            await asyncio.gather(*(one.wait_closed() for one in late))
            assert {one.close_code for one in late} == {Close.THROTTLED}
            await asyncio.to_thread(ann.done, "add_bot")
        finally:
            await asyncio.gather(*(one.close() for one in idle))


def test_whoever_comes_back_again_and_again_is_slowed_down(sqlite: str, people: People) -> None:
    with serving(sqlite, arrival_burst=5, arrival_rate=0.001) as tables:
        code = tables.create()
        ann = people(tables, code).join("Ann")
        for _ in range(4):
            people(tables, code).enter()
        assert people(tables, code).connect().closed() == Close.THROTTLED
        ann.done("add_bot")


def test_compression_is_not_offered_so_that_nothing_can_swell(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).connect(compression="deflate")
        assert ann.connection.protocol.extensions == []


def test_a_frame_of_more_than_64_kib_is_not_even_read(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        ann = people(tables, tables.create()).enter()
        ann.connection.send(json.dumps({"type": "ping", "more": "x" * 70_000}))
        assert ann.closed() == 1009


def test_those_who_are_turned_away_are_counted_in_the_log(
    sqlite: str,
    clock: ManualClock,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("fliptable.web.limits.protocols.REQUEST", 0.1)
    with caplog.at_level(logging.WARNING), serving(sqlite, clock=clock) as tables:
        silent = people(tables, tables.create()).connect()
        clock.run_out(10_000)
        assert silent.closed() == Close.NO_HELLO
        with socket.create_connection(("127.0.0.1", tables.port)) as slow:
            assert ended_by_server(slow)

        def told() -> bool:
            clock.advance(60_000)
            return "no_hello 1" in caplog.text and "late request 1" in caplog.text

        wait_until(told, or_say=lambda: caplog.text)


def test_a_tally_begins_anew_when_it_was_taken() -> None:
    tally = RefusalCounter()
    for kind in ("throttled", "no_hello", "throttled"):
        tally.add(kind)
    assert tally.take() == {"no_hello": 1, "throttled": 2}
    assert tally.take() == {}
