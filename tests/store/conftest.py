"""Every kind of store, opened as often as a test wants workers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from fliptable.store import Store, open_store
from tests.support.redis_cluster import RedisCluster
from tests.support.redis_server import RedisServer, valkey

OpenWorker = Callable[[], Store]
"""Opens one more handle to the same journals, as a further worker would."""


@pytest.fixture(scope="session")
def shared_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """One server for all tests that do not disturb it."""
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(scope="session")
def shared_valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("valkey"), program=valkey()) as server:
        yield server


@pytest.fixture(scope="session")
def shared_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    with RedisCluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A server that the test may stop, kill and fill; it keeps what it has confirmed."""
    with RedisServer(tmp_path, appendonly=True) as server:
        yield server


@pytest.fixture(params=["memory", "sqlite", "redis", "redis-cluster", "valkey"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of every kind."""
    match request.param:
        case "sqlite":
            return f"sqlite:///{tmp_path / 'games.db'}"
        case "redis":
            server: RedisServer = request.getfixturevalue("shared_redis")
            server.command("FLUSHALL")
            return server.url
        case "valkey":
            server = request.getfixturevalue("shared_valkey")
            server.command("FLUSHALL")
            return server.url.replace("redis", "valkey", 1)
        case "redis-cluster":
            cluster: RedisCluster = request.getfixturevalue("shared_cluster")
            cluster.forget_all()
            return cluster.url
    return "memory:"


@pytest_asyncio.fixture
async def open_worker(store_url: str) -> AsyncIterator[OpenWorker]:
    """Handles to one empty store. A store in memory has but one."""
    opened: list[Store] = []

    def open_one() -> Store:
        if store_url != "memory:" or not opened:
            opened.append(open_store(store_url))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest_asyncio.fixture
async def store(open_worker: OpenWorker) -> Store:
    return open_worker()
