"""What only a cluster can do to a store: lose a node, replace it, move rooms from one node to another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager, suppress
from pathlib import Path

import pytest
import pytest_asyncio
from redis.crc import key_slot

from fliptable.store import Conflict, JournalEntry, Store, Unavailable, open_store
from tests.support.redis_cluster import Node, RedisCluster
from tests.support.redis_server import RedisServer
from tests.support.waiting import eventually, take

LONG = 60.0


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    """One that goes on with what it has when a node is away. A test leaves it as it was."""
    folder = tmp_path_factory.mktemp("cluster")
    with RedisCluster(folder, "--cluster-require-full-coverage", "no") as running:
        yield running


@pytest_asyncio.fixture
async def store(cluster: RedisCluster) -> AsyncIterator[Store]:
    cluster.forget_all()
    async with closing(open_store(cluster.url)) as opened:
        yield opened


@asynccontextmanager
async def closing(store: Store) -> AsyncIterator[Store]:
    """The store, closed in the end however it ends: what stays open is held against a later test."""
    try:
        yield store
    finally:
        await store.close()


def entry(seq: int) -> JournalEntry:
    return JournalEntry(seq, f"command {seq}", b"body")


async def write(store: Store, room: str, *numbers: int) -> list[JournalEntry]:
    entries = [entry(seq) for seq in numbers]
    for one in entries:
        await store.append(room, one, LONG)
    return entries


async def until_written(store: Store, room: str, seq: int) -> None:
    async def written() -> bool:
        with suppress(Unavailable):
            return await store.append(room, entry(seq), LONG) == seq
        return False

    await eventually(written)


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


def move_back(cluster: RedisCluster, room: str) -> None:
    """Give the room to the node that had it in the beginning."""
    cluster.wait_until_agreed()
    old, new, *_ = cluster.nodes
    begin_to_move(room, new, old)
    end_to_move(cluster, room, old)
    cluster.wait_until_agreed()


def subscribers(node: RedisServer) -> int:
    return len(node.command("CLIENT", "LIST", "TYPE", "pubsub").splitlines())


async def test_rooms_are_spread_over_the_nodes(cluster: RedisCluster, store: Store) -> None:
    for node in cluster.nodes:
        await write(store, cluster.room_of(node), 1)
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


@pytest.mark.parametrize("end", ["kill", "pause"])
async def test_a_node_that_is_away_holds_up_its_own_rooms_only(
    cluster: RedisCluster, store: Store, end: str
) -> None:
    here, gone, _ = cluster.nodes
    mine, lost = cluster.room_of(here), cluster.room_of(gone)
    await write(store, mine, 1)
    await write(store, lost, 1)
    getattr(gone, end)()
    refused = asyncio.create_task(store.append(lost, entry(2), LONG))
    begun = time.monotonic()
    for seq in range(2, 50):
        assert await store.append(mine, entry(seq), LONG) == seq
    assert time.monotonic() - begun < 2
    await store.probe()
    with pytest.raises(Unavailable):
        await refused
    gone.resume() if end == "pause" else gone.start()
    await until_written(store, lost, 2)
    assert await store.read(lost) == [entry(1), entry(2)]


async def telling_node(cluster: RedisCluster) -> Node:
    """The node that a store is subscribed to."""
    telling: list[Node] = []

    async def told() -> bool:
        telling[:] = [node for node in cluster.nodes if subscribers(node)]
        return bool(telling)

    await eventually(told)
    return telling[0]


async def test_followers_go_on_when_the_node_that_told_them_is_lost(
    cluster: RedisCluster, store: Store
) -> None:
    rooms = [cluster.room_of(node) for node in cluster.nodes]
    for room in rooms:
        await write(store, room, 1)
    following = [store.follow(room, 0) for room in rooms]
    for followed in following:
        await take(1, followed)
    telling = await telling_node(cluster)
    telling.kill()
    telling.start()
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
            await write(store, room, 1)
        following = {room: store.follow(room, 1) for room in rooms}
        waiting = {room: asyncio.create_task(take(1, followed)) for room, followed in following.items()}
        telling = await telling_node(cluster)
        telling.pause()
        there = [room for room, node in rooms.items() if node is not telling]

        async def told_by_another() -> bool:
            return any(subscribers(rooms[room]) for room in there)

        await eventually(told_by_another)
        for room in there:
            await store.append(room, entry(2), LONG)
            assert await waiting[room] == [entry(2)]
        telling.resume()
        for task in waiting.values():
            task.cancel()


async def test_a_room_that_was_moved_is_found_and_followed(cluster: RedisCluster, store: Store) -> None:
    old, new, _ = cluster.nodes
    room = cluster.room_of(old)
    before = await write(store, room, 1, 2)
    async with aclosing(store.follow(room, 0)) as followed:
        assert await take(2, followed) == before
        begin_to_move(room, old, new)
        end_to_move(cluster, room, new)
        assert await store.append(room, entry(3), LONG) == 3
        assert await take(1, followed) == [entry(3)]
        assert await store.append(room, before[0], LONG) == 1, "the command ids came along"
    move_back(cluster, room)


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
    await write(store, room, 1)
    begin_to_move(room, old, new)
    if given_up:
        old.done("CLUSTER", "SETSLOT", slot_of(room), "NODE", new.identity)
    appending = asyncio.create_task(store.append(room, entry(2), LONG))
    await write(store, cluster.room_of(new), *range(1, 50))
    assert not appending.done()
    end_to_move(cluster, room, new)
    assert await appending == 2
    move_back(cluster, room)


async def test_a_room_that_stays_on_its_way_is_unavailable(
    cluster: RedisCluster, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.store.cluster._MOVING", 0)
    old, new, _ = cluster.nodes
    room = cluster.room_of(old)
    await write(store, room, 1)
    begin_to_move(room, old, new)
    with pytest.raises(Unavailable):
        await store.append(room, entry(2), LONG)
    end_to_move(cluster, room, new)
    move_back(cluster, room)


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


async def test_a_replica_that_takes_over_is_found(tmp_path: Path) -> None:
    with RedisCluster(tmp_path) as cluster:
        master = cluster.nodes[0]
        replica = cluster.add_replica(master)
        room = cluster.room_of(master)
        async with closing(open_store(f"redis+cluster://127.0.0.1:{master.port}")) as store:
            before = await write(store, room, 1, 2)
            assert master.command("WAIT", "1", "10000") == ":1", "replicas may lag behind"
            async with aclosing(store.follow(room, 2)) as followed:
                master.kill()
                replica.done("CLUSTER", "FAILOVER", "TAKEOVER")
                await until_written(store, room, 3)
                assert await take(1, followed) == [entry(3)]
            assert await store.read(room) == [*before, entry(3)]
