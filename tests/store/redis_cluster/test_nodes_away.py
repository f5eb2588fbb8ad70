"""Nodes of a cluster that are killed or hang."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeAlias

import pytest
from redis.asyncio import Redis

from fliptable.store import Store, StoreHealth, Unavailable, open_store
from fliptable.store.cluster import Cluster
from fliptable.store.follow import Followers
from fliptable.store.news import News
from fliptable.store.watch import Watchers
from tests.store.entries import LONG, closing, entry, until_written, write
from tests.support.redis_cluster import Node, RedisCluster
from tests.support.redis_server import RedisServer
from tests.support.waiting import eventually, take

Away: TypeAlias = Callable[[Node], AbstractContextManager[None]]


@contextmanager
def killed(node: Node) -> Iterator[None]:
    node.kill()
    try:
        yield
    finally:
        node.start()


def subscribers(node: RedisServer) -> int:
    return len(node.command("CLIENT", "LIST", "TYPE", "pubsub").splitlines())


async def telling_node(cluster: RedisCluster) -> Node:
    """The node that a store is subscribed to."""
    telling: list[Node] = []

    async def told() -> bool:
        telling[:] = [node for node in cluster.nodes if subscribers(node)]
        return bool(telling)

    await eventually(told)
    return telling[0]


each_way = pytest.mark.parametrize("away", [killed, RedisServer.paused], ids=["killed", "paused"])


@each_way
async def test_a_node_that_is_away_holds_up_its_own_rooms_only(
    cluster: RedisCluster, store: Store, away: Away
) -> None:
    here, gone, _ = cluster.nodes
    mine, lost = cluster.room_of(here), cluster.room_of(gone)
    await write(store, mine, 1, 1)
    await write(store, lost, 1, 1)
    with away(gone):
        refused = asyncio.create_task(store.append(lost, entry(2), LONG))
        begun = time.monotonic()
        for seq in range(2, 50):
            assert await store.append(mine, entry(seq), LONG) == seq
        assert time.monotonic() - begun < 2
        with pytest.raises(Unavailable):
            await refused
    await until_written(store, lost, 2)
    assert await store.read(lost) == [entry(1), entry(2)]


@each_way
@pytest.mark.parametrize("number", range(3))
async def test_a_cluster_is_well_while_one_of_its_nodes_is_away(
    cluster: RedisCluster, store: Store, number: int, away: Away
) -> None:
    """To a worker that had connections to all nodes, and to one that has just been started, whichever node it
    turns to first."""
    assert await StoreHealth(store, time.monotonic).look() is None
    async with closing(open_store(cluster.url)) as new:
        with away(cluster.nodes[number]):
            healths = (StoreHealth(either, time.monotonic) for either in (store, new))
            assert await asyncio.gather(*(health.look() for health in healths)) == [None, None]
        await until_written(store, cluster.room_of(cluster.nodes[number]), 1)


async def test_a_subscription_that_hangs_is_tried_at_another_node(cluster: RedisCluster) -> None:
    hanging, *there = [Redis(port=node.port) for node in cluster.nodes]
    turns = iter([hanging, *there])

    class Turns(Cluster):
        async def client(self) -> Redis:
            return next(turns)

    nodes = Turns([{"port": node.port} for node in cluster.nodes])
    news = News(nodes, Followers(), Watchers())
    with cluster.nodes[0].paused():
        await news.subscribed()
        await news.close()
    for client in (hanging, *there):
        await client.aclose()


async def test_followers_go_on_when_the_node_that_told_them_is_lost(
    cluster: RedisCluster, store: Store
) -> None:
    rooms = [cluster.room_of(node) for node in cluster.nodes]
    for room in rooms:
        await write(store, room, 1, 1)
    following = [store.follow(room, 0) for room in rooms]
    for followed in following:
        await take(1, followed)
    telling = await telling_node(cluster)
    with killed(telling):
        pass
    cluster.wait_until_serving()
    for room, followed in zip(rooms, following, strict=True):
        await until_written(store, room, 2)
        assert await take(1, followed) == [entry(2)]
        await followed.aclose()


async def test_followers_turn_to_another_node_when_the_one_that_told_them_hangs(
    cluster: RedisCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("_HEARTBEAT", "_ANSWER"):
        monkeypatch.setattr(f"fliptable.store.news.{limit}", 0.2)
    cluster.forget_all()
    async with closing(open_store(cluster.url)) as store:
        rooms = {cluster.room_of(node): node for node in cluster.nodes}
        for room in rooms:
            await write(store, room, 1, 1)
        following = {room: store.follow(room, 1) for room in rooms}
        waiting = {room: asyncio.create_task(take(1, followed)) for room, followed in following.items()}
        telling = await telling_node(cluster)
        there = [room for room, node in rooms.items() if node is not telling]

        async def told_by_another() -> bool:
            return any(subscribers(rooms[room]) for room in there)

        with telling.paused():
            await eventually(told_by_another)
            for room in there:
                await store.append(room, entry(2), LONG)
                assert await waiting[room] == [entry(2)]
        for task in waiting.values():
            task.cancel()
