"""Rooms that move from one node of a cluster to another, and nodes that are replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path

import pytest
from redis.crc import key_slot

from fliptable.store import Store, Unavailable, open_store
from tests.store.entries import LONG, closing, entry, until_written, write
from tests.support.redis_cluster import Node, RedisCluster
from tests.support.waiting import take


def slot_of(room: str) -> str:
    return str(key_slot(f"{{{room}}}".encode()))


def begin_to_move(room: str, old: Node, new: Node) -> None:
    """Take what there is of the room from one node to another, as the first half of moving its slot."""
    new.done("CLUSTER", "SETSLOT", slot_of(room), "IMPORTING", old.identity)
    old.done("CLUSTER", "SETSLOT", slot_of(room), "MIGRATING", new.identity)
    keys = [f"fliptable:{{{room}}}:{kind}" for kind in ("journal", "commands", "beats")]
    old.done("MIGRATE", "127.0.0.1", str(new.port), "", "0", "5000", "KEYS", *keys)


def end_to_move(cluster: RedisCluster, room: str, new: Node) -> None:
    for node in (new, *(node for node in cluster.nodes if node is not new)):
        node.done("CLUSTER", "SETSLOT", slot_of(room), "NODE", new.identity)


@contextmanager
def on_its_way(cluster: RedisCluster, room: str) -> Iterator[None]:
    """The room is half moved from the first node to the second, and is given back in the end."""
    old, new, *_ = cluster.nodes
    begin_to_move(room, old, new)
    try:
        yield
    finally:
        end_to_move(cluster, room, new)
        cluster.wait_until_agreed()
        begin_to_move(room, new, old)
        end_to_move(cluster, room, old)
        cluster.wait_until_agreed()


async def test_a_room_that_was_moved_is_found_and_followed(cluster: RedisCluster, store: Store) -> None:
    old, new, _ = cluster.nodes
    room = cluster.room_of(old)
    before = await write(store, room, 1, 2)
    async with aclosing(store.follow(room, 0)) as followed:
        assert await take(2, followed) == before
        with on_its_way(cluster, room):
            end_to_move(cluster, room, new)
            assert await store.append(room, entry(3), LONG) == 3
            assert await take(1, followed) == [entry(3)]
            assert await store.append(room, before[0], LONG) == 1, "the command ids came along"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands wait for two seconds, enough on a busy machine; without pauses they would give up after fewer
    round trips than a test makes."""
    monkeypatch.setattr("fliptable.store.cluster._ATTEMPTS", 40)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("given_up", [False, True], ids=["keys on their way", "two nodes name each other"])
async def test_while_a_room_is_being_moved_its_commands_wait(
    cluster: RedisCluster, store: Store, given_up: bool
) -> None:
    """`given_up`: by the node that had it, before the other one knows that it has it."""
    old, new, _ = cluster.nodes
    room = cluster.room_of(old)
    await write(store, room, 1, 1)
    with on_its_way(cluster, room):
        if given_up:
            old.done("CLUSTER", "SETSLOT", slot_of(room), "NODE", new.identity)
        appending = asyncio.create_task(store.append(room, entry(2), LONG))
        await write(store, cluster.room_of(new), 1, 49)
        assert not appending.done()
        end_to_move(cluster, room, new)
        assert await appending == 2


async def test_a_room_that_stays_on_its_way_is_unavailable(
    cluster: RedisCluster, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.store.cluster._MOVING", 0)
    room = cluster.room_of(cluster.nodes[0])
    await write(store, room, 1, 1)
    with on_its_way(cluster, room), pytest.raises(Unavailable):
        await store.append(room, entry(2), LONG)


async def test_a_replica_that_takes_over_is_found(tmp_path: Path) -> None:
    with RedisCluster(tmp_path) as cluster:
        master = cluster.nodes[0]
        replica = cluster.add_replica(master)
        room = cluster.room_of(master)
        async with closing(open_store(f"redis+cluster://127.0.0.1:{master.port}")) as store:
            before = await write(store, room, 1, 2)
            replica.wait_until_level_with(master)
            async with aclosing(store.follow(room, 2)) as followed:
                master.kill()
                replica.done("CLUSTER", "FAILOVER", "TAKEOVER")
                await until_written(store, room, 3)
                assert await take(1, followed) == [entry(3)]
            assert await store.read(room) == [*before, entry(3)]
