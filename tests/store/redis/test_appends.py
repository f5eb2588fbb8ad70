"""Redis: how appends share the way to the server."""

from __future__ import annotations

import asyncio

import pytest

from fliptable.store import Store, open_store
from tests.store.entries import LONG, entry
from tests.support.redis_server import RedisServer


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
