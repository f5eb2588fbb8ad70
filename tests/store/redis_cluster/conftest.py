"""One cluster for the tests in this folder, each of which leaves it as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from fliptable.store import Store, open_store
from tests.store.entries import closing
from tests.support.redis_cluster import RedisCluster


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    """One that goes on with what it has when a node is away."""
    folder = tmp_path_factory.mktemp("cluster")
    with RedisCluster(folder, "--cluster-require-full-coverage", "no") as running:
        yield running


@pytest_asyncio.fixture
async def store(cluster: RedisCluster) -> AsyncIterator[Store]:
    cluster.wait_until_serving()  # a node that was away takes its time
    cluster.forget_all()
    async with closing(open_store(cluster.url)) as opened:
        yield opened
