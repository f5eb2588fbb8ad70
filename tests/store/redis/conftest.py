"""A store in a Redis server of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from fliptable.store import Store, open_store
from tests.support.redis_server import RedisServer


@pytest_asyncio.fixture
async def store(own_redis: RedisServer) -> AsyncIterator[Store]:
    opened = open_store(own_redis.url)
    yield opened
    await opened.close()
