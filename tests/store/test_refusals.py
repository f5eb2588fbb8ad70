"""Redis servers that do not let rooms be kept: each is found by the probe, with its cause and a remedy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fliptable.store import Unavailable, open_store
from tests.support.redis_cluster import Node
from tests.support.redis_server import RedisServer, free_port

pytestmark = pytest.mark.redis

_ALL = ("~fliptable:*", "&fliptable:*")
DOCUMENTED = (*_ALL, *["+@read", "+@write", "+@scripting", "+@pubsub", "+@connection", "+time"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as running:
        yield running


def user(server: RedisServer, *rules: str) -> str:
    """The URL of a user who may do that."""
    assert server.command("ACL", "SETUSER", "ann", "reset", "on", ">hunter2", *rules) == "+OK"
    return server.url.replace("//", "//ann:hunter2@")


async def trouble(url: str) -> Unavailable | None:
    store = open_store(url)
    try:
        await store.probe()
    except Unavailable as error:
        return error
    finally:
        await store.close()
    return None


async def remedy(url: str) -> str:
    found = await trouble(url)
    assert found is not None
    assert "hunter2" not in f"{found} {found.remedy}"
    return found.remedy


async def test_a_user_with_the_documented_rights_can_keep_rooms(server: RedisServer) -> None:
    assert await trouble(user(server, *DOCUMENTED)) is None


@pytest.mark.parametrize("lacking", ["eval", "xadd", "publish", "subscribe", "xrange", "unlink", "hset"])
async def test_a_command_that_is_not_allowed_is_named_by_the_rule_that_allows_it(
    server: RedisServer, lacking: str
) -> None:
    assert "ACL SETUSER" in await remedy(user(server, *DOCUMENTED, f"-{lacking}"))


@pytest.mark.parametrize(
    "rules",
    [
        ("%R~fliptable:*", "&fliptable:*", "+@all"),
        ("~other:*", "&*", "+@all"),
        ("~*", "resetchannels", "+@all"),
    ],
    ids=["reads only", "other keys", "no channels"],
)
async def test_keys_and_channels_that_are_not_allowed_are_named(
    server: RedisServer, rules: tuple[str, ...]
) -> None:
    assert "ACL SETUSER" in await remedy(user(server, *rules))


async def test_a_wrong_password_is_named(server: RedisServer) -> None:
    right = user(server, *DOCUMENTED)
    assert "Correct the user name or password" in await remedy(right.replace("hunter2", "hunter3"))


async def test_a_missing_password_is_named(tmp_path: Path) -> None:
    with RedisServer(tmp_path) as server:
        server.command("CONFIG", "SET", "requirepass", "hunter2")
        assert "Put the password into" in await remedy(server.url)
        assert await trouble(server.url.replace("//", "//:hunter2@")) is None


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("redis://nowhere.invalid/0", "Correct the host"),
        ("redis://127.0.0.1:{free}/0", "Start the server"),
        ("redis://127.0.0.1:{port}/99", "names a database"),
        ("redis+cluster://127.0.0.1:{port}", "use redis://"),
    ],
)
async def test_a_wrong_address_is_named(server: RedisServer, url: str, told: str) -> None:
    assert told in await remedy(url.format(port=server.port, free=free_port()))


async def test_a_cluster_without_all_its_slots_is_named(tmp_path: Path) -> None:
    with Node(tmp_path / "node") as node:
        assert "Bring back the nodes" in await remedy(f"redis+cluster://127.0.0.1:{node.port}")


async def test_a_full_memory_is_named_and_so_is_a_replica(server: RedisServer) -> None:
    server.command("CONFIG", "SET", "maxmemory", "1")
    try:
        assert "maxmemory" in await remedy(server.url)
    finally:
        server.command("CONFIG", "SET", "maxmemory", "0")
    server.command("REPLICAOF", "127.0.0.1", str(free_port()))
    try:
        assert "replica" in await remedy(server.url)
    finally:
        server.command("REPLICAOF", "NO", "ONE")
