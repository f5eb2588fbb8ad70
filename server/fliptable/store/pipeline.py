"""Commands to Redis, gathered into pipelines."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

from redis.asyncio import Redis

from fliptable.store.outages import unavailable

Command: TypeAlias = tuple[str | bytes | int, ...]

_DEADLINE = 4.0
"""Seconds in which a pipeline, with all its retries, must be through."""


class Pipeline:
    """Sends what is asked for in one turn of the event loop, or while another pipeline is under way, as one.

    So a busy worker needs one connection, and a fraction of a round trip per command.
    """

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._waiting: list[tuple[tuple[Command, ...], asyncio.Future[list[Any]]]] = []
        self._sending: asyncio.Task[None] | None = None

    async def run(self, *commands: Command) -> list[Any]:
        """The answers to `commands`, which may be interleaved with those of others.

        Raises Unavailable for an outage, and what redis-py raises for any other error among the answers.
        """
        answers: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()
        self._waiting.append((commands, answers))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        return await answers

    async def drain(self) -> None:
        """Wait until everything asked for is answered."""
        if self._sending is not None:
            await self._sending

    async def _send(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                replies = await self._execute([command for commands, _ in batch for command in commands])
            except Exception as error:  # noqa: BLE001 - handed to those who asked
                batch += self._waiting  # they would only wait for the same outage
                self._waiting = []
                replies = [error for commands, _ in batch for _ in commands]
            rest = iter(replies)
            for commands, answers in batch:
                _settle(answers, [next(rest) for _ in commands])
        self._sending = None

    async def _execute(self, commands: list[Command]) -> list[Any]:
        async with asyncio.timeout(_DEADLINE), self._client.pipeline(transaction=False) as pipeline:
            for command in commands:
                pipeline.execute_command(*command)
            replies: list[Any] = await pipeline.execute(raise_on_error=False)
            return replies


def _settle(answers: asyncio.Future[list[Any]], replies: list[Any]) -> None:
    if answers.done():  # whoever asked was cancelled
        return
    error = next((reply for reply in replies if isinstance(reply, Exception)), None)
    if error is None:
        answers.set_result(replies)
    else:
        answers.set_exception(unavailable(error) or error)
