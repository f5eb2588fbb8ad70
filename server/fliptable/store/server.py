"""A Redis or Valkey server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import MovedError

from fliptable.store.outages import moved
from fliptable.store.pipeline import Command, Pipeline
from fliptable.store.probe import probe_room

_ANSWER = 3.0
"""Seconds to wait for an answer of the server. An append-only file on a busy disk may stall it for two."""
_RETRIES: Final = 2


class Server:
    """`where`: what redis-py needs for a connection, such as its `parse_url` finds in a URL. It is connected
    to when first used. `node`: of a cluster, which wants to hear where a key has gone."""

    def __init__(self, where: Mapping[str, Any], *, node: bool = False) -> None:
        self._node = node
        self._client = Redis.from_pool(
            ConnectionPool(
                **where,
                protocol=2,  # news have a connection of their own, nothing needs RESP3
                retry=Retry(ExponentialBackoff(base=0.05, cap=0.5), retries=_RETRIES),
                socket_timeout=_ANSWER,
                socket_connect_timeout=_ANSWER,
                socket_keepalive=True,
            )
        )
        self._pipeline = Pipeline(self._client)
        self.servers = 1
        """Those that `client` can be of."""
        self.database = int(where.get("db", 0))

    async def run(self, key: str, *commands: Command) -> list[Any]:
        """See `Pipeline.run`. All of `commands` must be about keys with the hash tag of `key`, which matters
        to a cluster."""
        try:
            return await self._pipeline.run(*commands)
        except MovedError as error:
            if self._node:
                raise
            raise moved() from error

    async def probe_rooms(self) -> list[str]:
        """Rooms by which to see whether it serves."""
        return [probe_room()]

    async def client(self) -> Redis:
        """For what is no command: news."""
        return self._client

    async def close(self) -> None:
        """Finish what is under way and hang up."""
        await self._pipeline.drain()
        await self._client.aclose()
