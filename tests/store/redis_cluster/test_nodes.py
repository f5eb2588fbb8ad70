"""What only a cluster can do to a store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fliptable.store import Conflict, Store, Unavailable, open_store
from tests.store.entries import LONG, closing, entry, write
from tests.support.redis_cluster import RedisCluster
from tests.support.redis_server import RedisServer


async def test_rooms_are_spread_over_the_nodes(cluster: RedisCluster, store: Store) -> None:
    for node in cluster.nodes:
        await write(store, cluster.room_of(node), 1, 1)
    assert [node.command("DBSIZE") for node in cluster.nodes] == [":2"] * 3, "a journal and its command ids"


async def test_one_turn_of_the_loop_may_reach_all_nodes(cluster: RedisCluster, store: Store) -> None:
    rooms = [cluster.room_of(node) for node in cluster.nodes]
    outcomes = await asyncio.gather(
        *(store.append(room, entry(1), LONG) for room in rooms),
        store.append(rooms[0], entry(7), LONG),
        return_exceptions=True,
    )
    assert outcomes[:3] == [1, 1, 1]
    assert isinstance(outcomes[3], Conflict)


async def test_one_node_that_is_there_leads_to_the_others(cluster: RedisCluster) -> None:
    nobody = RedisServer(Path()).url.removeprefix("redis://").removesuffix("/0")
    async with closing(open_store(f"redis+cluster://{nobody},127.0.0.1:{cluster.nodes[0].port}")) as store:
        for node in cluster.nodes:
            assert await store.append(cluster.room_of(node), entry(1), LONG) == 1


async def test_whoever_takes_a_node_for_a_server_is_told(cluster: RedisCluster) -> None:
    async with closing(open_store(cluster.nodes[0].url)) as store:
        with pytest.raises(Unavailable) as refusal:
            await store.append(cluster.room_of(cluster.nodes[1]), entry(1), LONG)
        assert "redis+cluster://" in refusal.value.remedy


async def test_a_node_that_is_there_and_refuses_is_found(cluster: RedisCluster, store: Store) -> None:
    await store.probe()
    cluster.nodes[2].command("CONFIG", "SET", "maxmemory", "1")
    try:
        with pytest.raises(Unavailable) as refusal:
            await store.probe()
        assert "maxmemory" in refusal.value.remedy
    finally:
        cluster.nodes[2].command("CONFIG", "SET", "maxmemory", "0")


async def test_a_cluster_of_which_nobody_is_there_is_unavailable() -> None:
    nobody = RedisServer(Path()).url.removeprefix("redis://").removesuffix("/0")
    async with closing(open_store(f"redis+cluster://{nobody}")) as store:
        with pytest.raises(Unavailable):
            await store.append("room", entry(1), LONG)
        with pytest.raises(Unavailable):
            await store.probe()
