"""Slow readers, lost connections, stores that go away, rooms that end: nobody waits for others' trouble."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import struct
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fliptable.store import open_store
from fliptable.wire.close_codes import Close
from fliptable.wire.outbound import READABLE
from tests.support.evenings import asked
from tests.support.players import Player
from tests.support.redis_server import RedisServer
from tests.support.tables import serving
from tests.support.waiting import wait_until
from tests.web.conftest import People


@pytest.fixture
def any_number_of_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two bounds, let only the other one be met."""
    monkeypatch.setattr("fliptable.web.limits.protocols.FRAMES", 100_000)


def lazy(player: Player) -> Player:
    """Connects with a small buffer, so that it is soon full when nobody reads."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", player.tables.port))
    player.connect(sock=narrow, max_queue=1, close_timeout=0.1)
    player.say("hello", version=READABLE, token=player.token)
    return player


@pytest.mark.usefixtures("any_number_of_frames")
def test_a_reader_that_is_too_slow_is_cut_off_and_comes_back(sqlite: str, people: People) -> None:
    with serving(sqlite, outbox_bytes=20_000, away_grace=0.0) as tables:
        code = tables.create()
        ann, ben = people(tables, code).join("Ann"), people(tables, code).join("Ben")
        lazy(ben)
        with suppress(ConnectionClosed):
            for _ in range(4_000):
                ben.say("sync")
        ann.until(lambda message: message["type"] == "presence" and ben.you in message["away"])
        assert ben.closed() == Close.TOO_SLOW
        ann.done("set_table", watch_open=False)
        ben.open(after=ben.seq)
        ben.catch_up(ann.seq)
        assert ben.room == ann.room


@pytest.mark.usefixtures("any_number_of_frames")
def test_nobody_waits_for_a_reader_that_does_not_read(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        code = tables.create()
        ann, ben, cem = (people(tables, code).join(name) for name in ("Ann", "Ben", "Cem"))
        lazy(ben)
        with suppress(ConnectionClosed):
            for _ in range(4_000):
                ben.say("sync")
        ann.done("set_table", watch_open=False)
        cem.catch_up(ann.seq)
        assert not cem.room["watch_open"]


def test_a_connection_that_is_reset_troubles_nobody(sqlite: str, people: People) -> None:
    with serving(sqlite, away_grace=0.0) as tables:
        code = tables.create()
        ann, ben = people(tables, code).join("Ann"), people(tables, code).join("Ben")
        linger = struct.pack("ii", 1, 0)
        ben.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        ben.connection.socket.close()
        ann.until(lambda message: message["type"] == "presence" and message["away"] == [ben.you])
        ann.done("set_table", watch_open=False)


def test_whoever_goes_right_after_the_handshake_leaves_nothing_behind(sqlite: str, people: People) -> None:
    with serving(sqlite, strangers=1) as tables:
        code = tables.create()
        for _ in range(5):
            people(tables, code).connect().close()
        ann = people(tables, code)
        ann.join("Ann")


async def test_when_a_room_ends_those_in_it_are_told(store: str, people: People) -> None:
    with serving(store) as tables:
        ann = people(tables, tables.create()).join("Ann")
        other = open_store(store)
        await other.delete(ann.code)
        await other.close()
        assert await asyncio.to_thread(ann.closed) == Close.ROOM_GONE
        assert await asyncio.to_thread(ann.open().closed) == Close.UNKNOWN_ROOM


def test_a_room_expires_when_everybody_has_gone(store: str, people: People) -> None:
    """While somebody is there it does not: see tests/live/test_expiry.py."""
    with serving(store, room_ttl=0.3) as tables:
        ann = people(tables, tables.create()).join("Ann")
        ann.close()
        wait_until(lambda: httpx.get(f"{tables.http}/api/rooms/{ann.code}").status_code == 404)


def test_while_redis_hangs_sockets_stay_open_and_nothing_is_shown(tmp_path: Path, people: People) -> None:
    with RedisServer(tmp_path) as redis, serving(redis.url) as tables:
        code = tables.create()
        ann, ben = people(tables, code).join("Ann"), people(tables, code).join("Ben")
        ann.catch_up(ben.seq).done("start")
        ben.catch_up(ann.seq)
        player, decision = asked([ann, ben])
        move = {"ref": "once", "action": player.prompt["decision"]["options"][-1]}
        before = player.seq

        with redis.paused():
            assert player.ask("act", **move)["reason"] == "temporarily_unavailable"
            player.say("ping")
            player.until(lambda message: message["type"] == "pong")
            assert player.seq == before

        while (answer := player.ask("act", **move))["type"] == "refused":
            assert answer["reason"] == "temporarily_unavailable"
        assert answer["type"] == "done"
        player.say("sync")
        player.until(lambda message: message["type"] == "welcome")
        assert player.view is not None
        assert player.view.table.answered == decision.id + 1, "made once, however often it was sent"


def test_when_redis_has_restarted_play_goes_on(tmp_path: Path, people: People) -> None:
    with ExitStack() as stack:
        redis = stack.enter_context(RedisServer(tmp_path, appendonly=True))
        tables = stack.enter_context(serving(redis.url))
        ann = people(tables, tables.create()).join("Ann")
        redis.kill()
        assert ann.refusal("add_bot") == "temporarily_unavailable"
        redis.start()
        while ann.ask("add_bot")["type"] == "refused":
            pass
        ann.done("start")


def test_while_the_file_is_locked_sockets_stay_open_and_nothing_is_shown(
    tmp_path: Path, people: People
) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{file}") as tables:
        ann = people(tables, tables.create()).join("Ann")
        ben = people(tables, ann.code).join("Ben")
        before = ann.catch_up(ben.seq).seq
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert ann.refusal("set_table", ref="once", watch_open=False) == "temporarily_unavailable"
            ben.say("ping")
            ben.until(lambda message: message["type"] == "pong")
            assert ann.seq == ben.seq == before
            other.execute("ROLLBACK")
        assert ann.ask("set_table", ref="once", watch_open=False) == {
            "type": "done",
            "ref": "once",
            "seq": before + 1,
        }
        ben.catch_up(ann.seq)
        assert not ben.room["watch_open"]


def test_presence_is_known_again_after_the_store_was_away(tmp_path: Path, people: People) -> None:
    with RedisServer(tmp_path, appendonly=True) as redis, ExitStack() as stack:
        one = stack.enter_context(serving(redis.url, away_grace=0.3))
        two = stack.enter_context(serving(redis.url, away_grace=0.3))
        code = one.create()
        ann, ben = people(one, code).join("Ann"), people(two, code).join("Ben")
        ann.catch_up(ben.seq)
        redis.kill()
        ben.close()
        redis.start()
        ann.until(lambda message: message["type"] == "presence" and message["away"] == [ben.you])


def test_all_who_watch_hear_the_same(sqlite: str, people: People) -> None:
    with serving(sqlite) as tables:
        code = tables.create()
        ann = people(tables, code).join("Ann")
        watchers = [people(tables, code).enter(watch=True) for _ in range(40)]
        ann.done("add_bot").done("add_bot").done("start")
        for watcher in watchers:
            watcher.catch_up(ann.seq)
        assert len({watcher.heard[-1] for watcher in watchers}) == 1
