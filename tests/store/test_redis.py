"""What only a real Redis server can do to a store: die, hang, drop connections, fill up, come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from pathlib import Path

import pytest
import pytest_asyncio
from redis.exceptions import ResponseError

from fliptable.store import JournalEntry, Store, Unavailable, open_store
from tests.support.redis_server import RedisServer
from tests.support.relay import Relay
from tests.support.waiting import eventually, take

LONG = 60.0
BOUND = 6.0
"""Seconds within which a store that is away must be reported as such."""


@pytest_asyncio.fixture
async def store(own_redis: RedisServer) -> AsyncIterator[Store]:
    opened = open_store(own_redis.url)
    yield opened
    await opened.close()


def entry(seq: int, command: str | None = None, body: bytes = b"body") -> JournalEntry:
    return JournalEntry(seq, command or f"command {seq}", body)


async def write(store: Store, first: int, last: int) -> list[JournalEntry]:
    entries = [entry(seq) for seq in range(first, last + 1)]
    for one in entries:
        await store.append("room", one, LONG)
    return entries


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


def subscribers(server: RedisServer) -> int:
    return len(server.command("CLIENT", "LIST", "TYPE", "pubsub").splitlines())


async def only_listening(followed: AsyncIterator[JournalEntry], store: Store, server: RedisServer) -> None:
    """Bring a new follower, by entries 1 to 4, to where it has read all and only waits for what it hears."""

    async def subscribed() -> bool:
        return subscribers(server) > 0

    await write(store, 1, 1)
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
        await write(store, 1, 1)
        own_redis.command("CLIENT", "KILL", "TYPE", "normal")
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_follower_misses_nothing_when_its_connection_is_killed_again_and_again(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, 1, 1)
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


class TestRestart:
    async def test_a_follower_goes_on_after_a_restart(self, store: Store, own_redis: RedisServer) -> None:
        other = open_store(own_redis.url)
        await write(store, 1, 3)
        async with aclosing(store.follow("room", 0)) as followed:
            seen = await take(3, followed)
            own_redis.kill()
            await unavailable(store, 4)
            own_redis.start()
            await recovered(other)
            await write(other, 4, 6)
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
        written = await write(store, 1, 50)
        own_redis.kill()
        own_redis.start()
        await recovered(store)
        assert await store.read("room") == written
        assert await store.append("room", written[6], LONG) == 7, "the command ids must survive, too"

    async def test_a_server_that_forgot_the_script_is_sent_it_again(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, 1, 1)
        own_redis.command("SCRIPT", "FLUSH")
        await write(store, 2, 2)


class TestAway:
    async def test_a_killed_server_is_unavailable_until_it_is_back(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        await write(store, 1, 1)
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
        await write(store, 1, 1)
        own_redis.pause()
        await unavailable(store, 2)
        own_redis.resume()
        await recovered(store)
        assert await store.append("room", entry(2), LONG) == 2
        assert await store.read("room") == [entry(1), entry(2)]

    async def test_all_who_wait_for_a_hanging_server_are_refused_in_the_same_time(
        self, store: Store, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("fliptable.store.pipeline._DEADLINE", 0.5)
        await store.probe()
        own_redis.pause()
        first = asyncio.create_task(unavailable(store, 1))
        await asyncio.sleep(0)  # lets the first one be sent, so that the others wait behind it
        await asyncio.gather(first, *(unavailable(store, seq) for seq in range(2, 20)))
        own_redis.resume()

    async def test_a_server_that_was_never_there_is_unavailable(self, tmp_path: Path) -> None:
        store = open_store(RedisServer(tmp_path).url)
        await unavailable(store, 1)
        await store.close()


class TestRefusals:
    async def test_a_full_server_is_unavailable_and_its_journals_stay_readable(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        written = await write(store, 1, 1)
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
        await write(store, 1, 1)
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


class TestNews:
    async def test_the_databases_of_a_server_do_not_hear_each_other(
        self, store: Store, own_redis: RedisServer
    ) -> None:
        other = open_store(own_redis.url.removesuffix("0") + "1")
        await write(store, 1, 1)
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


class TestTraffic:
    async def test_appends_of_one_turn_go_out_together(self, store: Store, own_redis: RedisServer) -> None:
        await store.read("room")
        reads = int(own_redis.information("stats")["total_reads_processed"])
        await asyncio.gather(*(store.append(f"room {number}", entry(1), LONG) for number in range(10)))
        # One read for the pipeline, and those of the two connections that asked for the numbers.
        assert int(own_redis.information("stats")["total_reads_processed"]) - reads <= 3

    async def test_a_caller_who_gave_up_does_not_disturb_the_others(self, store: Store) -> None:
        given_up = asyncio.create_task(store.append("one", entry(1), LONG))
        patient = asyncio.create_task(store.append("two", entry(1), LONG))
        await asyncio.sleep(0)  # both have asked, nothing is sent yet
        given_up.cancel()
        assert await patient == 1
        with pytest.raises(asyncio.CancelledError):
            await given_up

    async def test_closing_finishes_what_is_under_way(self, own_redis: RedisServer) -> None:
        store = open_store(own_redis.url)
        appending = asyncio.create_task(store.append("room", entry(1), LONG))
        await asyncio.sleep(0)  # it has asked
        await store.close()
        assert await appending == 1
