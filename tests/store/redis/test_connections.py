"""Redis: connections that are dropped, reset or dead; what followers hear over them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest

from fliptable.store import JournalEntry, Store, open_store
from tests.store.entries import LONG, entry, write
from tests.support.redis_server import RedisServer
from tests.support.relay import Relay
from tests.support.waiting import eventually, take


def subscribers(server: RedisServer) -> int:
    return len(server.command("CLIENT", "LIST", "TYPE", "pubsub").splitlines())


async def only_listening(followed: AsyncIterator[JournalEntry], store: Store, server: RedisServer) -> None:
    """Bring a new follower, by entries 1 to 4, to where it has read all and only waits for what it hears."""

    async def subscribed() -> bool:
        return subscribers(server) > 0

    await write(store, "room", 1, 1)
    await take(1, followed)
    await eventually(subscribed)
    for seq in (2, 3, 4):
        arriving = asyncio.create_task(take(1, followed))
        await store.append("room", entry(seq), LONG)
        assert await arriving == [entry(seq)]


def append_unheard(server: RedisServer, seq: int) -> None:
    """Write entry `seq` of the room without telling anybody."""
    words = (f"{seq}-0", "command", f"command {seq}", "body", "body")
    server.command("XADD", "fliptable:{room}:journal", *words)


class TestLostConnections:
    async def test_an_append_over_a_dropped_connection_is_tried_again(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, "room", 1, 1)
        own_redis.command("CLIENT", "KILL", "TYPE", "normal")
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_follower_misses_nothing_when_its_connection_is_killed_again_and_again(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, "room", 1, 1)
        async with aclosing(store.follow("room", 0)) as followed:
            seen = await take(1, followed)
            for seq in range(2, 22):
                own_redis.command("CLIENT", "KILL", "TYPE", "pubsub")
                await store.append("room", entry(seq), LONG)
                seen += await take(1, followed)
            assert seen == [entry(seq) for seq in range(1, 22)]

    async def test_a_connection_that_died_without_a_word_is_replaced(
        self, store: Store, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for limit in ("news._HEARTBEAT", "news._ANSWER", "server._ANSWER"):
            monkeypatch.setattr(f"fliptable.store.{limit}", 0.2)
        async with Relay(own_redis.port) as relay:
            far = open_store(f"redis://127.0.0.1:{relay.port}/0")
            async with aclosing(far.follow("room", 0)) as followed:
                await only_listening(followed, store, own_redis)
                relay.freeze()
                await store.append("room", entry(5), LONG)
                assert await take(1, followed) == [entry(5)]
            await far.close()

    async def test_closing_ends_although_a_cancellation_is_lost(
        self, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        listening, lost = asyncio.Event(), asyncio.Event()

        async def loses_the_first(_: object) -> None:
            listening.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if lost.is_set():
                    raise
                lost.set()

        monkeypatch.setattr("fliptable.store.news._next", loses_the_first)
        store = open_store(own_redis.url)
        async with aclosing(store.follow("room", 0)):
            await listening.wait()
            closing = asyncio.create_task(store.close())

            async def closed() -> bool:
                return closing.done()

            await eventually(closed)
            assert lost.is_set()

    async def test_a_reset_in_the_middle_of_appends_loses_and_doubles_nothing(
        self, own_redis: RedisServer
    ) -> None:
        async with Relay(own_redis.port) as relay:
            store = open_store(f"redis://127.0.0.1:{relay.port}/0")
            for seq in range(1, 31):
                appending = asyncio.create_task(store.append("room", entry(seq), LONG))
                for _ in range(seq % 10):  # another point of the exchange each time
                    await asyncio.sleep(0)
                relay.reset()
                assert await appending == seq
            assert await store.read("room") == [entry(seq) for seq in range(1, 31)]
            await store.close()

    async def test_all_followers_of_a_process_share_one_subscription(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        rooms = [f"room {number}" for number in range(20)]
        for room in rooms:
            await store.append(room, entry(1), LONG)
        following = [store.follow(room, 0) for room in rooms]
        for followed in following:
            await take(1, followed)
        for room in rooms:
            await store.append(room, entry(2), LONG)
        for followed in following:
            assert await take(1, followed) == [entry(2)]
        assert subscribers(own_redis) == 1


class TestNews:
    async def test_the_databases_of_a_server_do_not_hear_each_other(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        other = open_store(own_redis.url.removesuffix("0") + "1")
        await write(store, "room", 1, 1)
        async with aclosing(store.follow("room", 0)) as followed:
            await take(1, followed)
            for seq in (1, 2):
                await other.append("room", entry(seq, f"foreign {seq}"), LONG)
            await store.append("room", entry(2), LONG)
            assert await take(1, followed) == [entry(2)]
        await other.close()

    async def test_lost_messages_are_made_good_by_the_next(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        async with aclosing(store.follow("room", 0)) as followed:
            await only_listening(followed, store, own_redis)
            for seq in (5, 6):
                append_unheard(own_redis, seq)
            await store.append("room", entry(7), LONG)
            assert await take(3, followed) == [entry(5), entry(6), entry(7)]

    async def test_a_message_of_another_version_makes_followers_read(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        async with aclosing(store.follow("room", 0)) as followed:
            await only_listening(followed, store, own_redis)
            append_unheard(own_redis, 5)
            own_redis.command("PUBLISH", "fliptable:0:news", "hello")
            assert await take(1, followed) == [entry(5)]
