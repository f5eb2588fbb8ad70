"""Redis: a server that restarts, hangs, is full, refuses or is a replica."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing, suppress
from pathlib import Path

import pytest
from redis.exceptions import ResponseError

from fliptable.store import Store, Unavailable, open_store
from tests.store.entries import LONG, entry, write
from tests.support.redis_server import RedisServer
from tests.support.waiting import eventually, take

BOUND = 6.0
"""Seconds within which a store that is away must be reported as such."""


async def unavailable(store: Store, seq: int) -> None:
    """An append is refused as unavailable, in bounded time."""
    begun = time.monotonic()
    with pytest.raises(Unavailable):
        await store.append("room", entry(seq), LONG)
    assert time.monotonic() - begun < BOUND


async def recovered(store: Store) -> None:
    """The store serves again, by itself."""

    async def answers() -> bool:
        with suppress(Unavailable):
            await store.probe()
            return True
        return False

    await eventually(answers)


class TestRestart:
    async def test_a_follower_goes_on_after_a_restart(self, store: Store, own_redis: RedisServer) -> None:
        other = open_store(own_redis.url)
        await write(store, "room", 1, 3)
        async with aclosing(store.follow("room", 0)) as followed:
            seen = await take(3, followed)
            own_redis.kill()
            await unavailable(store, 4)
            own_redis.start()
            await recovered(other)
            await write(other, "room", 4, 6)
            seen += await take(3, followed)
            assert seen == [entry(seq) for seq in range(1, 7)]
        await other.close()

    async def test_a_watcher_goes_on_after_a_restart(self, store: Store, own_redis: RedisServer) -> None:
        await store.beat("room", "a", b"Ann", LONG)
        async with aclosing(store.watch("room")) as watched:
            await take(1, watched)
            own_redis.kill()
            own_redis.start()
            await recovered(store)
            await store.beat("room", "a", b"Ben", LONG)
            assert await take(1, watched) == [{"a": b"Ben"}]

    async def test_what_was_confirmed_survives_a_kill(self, store: Store, own_redis: RedisServer) -> None:
        written = await write(store, "room", 1, 50)
        own_redis.kill()
        own_redis.start()
        await recovered(store)
        assert await store.read("room") == written
        assert await store.append("room", written[6], LONG) == 7, "the command ids must survive, too"

    async def test_a_server_that_forgot_the_script_is_sent_it_again(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, "room", 1, 1)
        own_redis.command("SCRIPT", "FLUSH")
        await write(store, "room", 2, 2)


class TestAway:
    async def test_a_killed_server_is_unavailable_until_it_is_back(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, "room", 1, 1)
        own_redis.kill()
        await unavailable(store, 2)
        with pytest.raises(Unavailable):
            await store.probe()
        own_redis.start()
        await recovered(store)
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_hanging_server_is_unavailable_and_a_late_write_is_found_by_its_command(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, "room", 1, 1)
        with own_redis.paused():
            await unavailable(store, 2)
        await recovered(store)
        assert await store.append("room", entry(2), LONG) == 2
        assert await store.read("room") == [entry(1), entry(2)]

    async def test_all_who_wait_for_a_hanging_server_are_refused_in_the_same_time(
        self, store: Store, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("fliptable.store.pipeline._DEADLINE", 0.5)
        await store.probe()
        with own_redis.paused():
            first = asyncio.create_task(unavailable(store, 1))
            await asyncio.sleep(0)  # lets the first one be sent, so that the others wait behind it
            await asyncio.gather(first, *(unavailable(store, seq) for seq in range(2, 20)))

    async def test_a_server_that_was_never_there_is_unavailable(self, tmp_path: Path) -> None:
        store = open_store(RedisServer(tmp_path).url)
        await unavailable(store, 1)
        await store.close()


class TestRefusals:
    async def test_a_full_server_is_unavailable_and_its_journals_stay_readable(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        written = await write(store, "room", 1, 1)
        own_redis.command("CONFIG", "SET", "maxmemory", "1")
        await unavailable(store, 2)
        assert await store.read("room") == written
        own_redis.command("CONFIG", "SET", "maxmemory", "0")
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_full_server_takes_no_first_entry(self, store: Store, own_redis: RedisServer) -> None:
        own_redis.command("CONFIG", "SET", "maxmemory", "1")
        await unavailable(store, 1)

    async def test_a_server_that_became_a_replica_is_unavailable(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, "room", 1, 1)
        own_redis.command("CONFIG", "SET", "replica-serve-stale-data", "yes")
        own_redis.command("REPLICAOF", "127.0.0.1", "1")
        await unavailable(store, 2)
        own_redis.command("REPLICAOF", "NO", "ONE")
        await recovered(store)
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_server_without_its_master_is_unavailable(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        own_redis.command("CONFIG", "SET", "replica-serve-stale-data", "no")
        own_redis.command("REPLICAOF", "127.0.0.1", "1")
        await unavailable(store, 1)

    async def test_a_server_that_may_not_write_is_unavailable(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        own_redis.command("CONFIG", "SET", "min-replicas-to-write", "1")
        await unavailable(store, 1)

    async def test_a_key_of_the_wrong_type_is_a_bug_and_stays_loud(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        own_redis.command("SET", "fliptable:{room}:journal", "not a journal")
        with pytest.raises(ResponseError, match="WRONGTYPE"):
            await store.append("room", entry(1), LONG)
        with pytest.raises(ResponseError, match="WRONGTYPE"):
            await store.read("room")

    async def test_a_bug_in_one_append_does_not_fail_those_beside_it(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        own_redis.command("SET", "fliptable:{broken}:journal", "not a journal")
        outcomes = await asyncio.gather(
            *(store.append(room, entry(1), LONG) for room in ("one", "broken", "two")), return_exceptions=True
        )
        assert [outcomes[0], outcomes[2]] == [1, 1]
        assert isinstance(outcomes[1], ResponseError)

    async def test_a_wrong_password_is_unavailable_and_not_repeated(self, own_redis: RedisServer) -> None:
        own_redis.command("CONFIG", "SET", "requirepass", "right")
        store = open_store(own_redis.url.replace("//", "//:wrong-and-secret@"))
        with pytest.raises(Unavailable) as refusal:
            await store.probe()
        assert "secret" not in str(refusal.value)
        await store.close()
