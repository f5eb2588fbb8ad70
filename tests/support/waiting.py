"""Waiting for something to come true, never for time to pass."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds after which a test gives up: far more than anything here needs."""


async def eventually(holds: Callable[[], Awaitable[bool]], within: float = PATIENCE) -> None:
    """Return as soon as `holds` does; fail after `within` seconds."""
    async with asyncio.timeout(within):
        while not await holds():
            await asyncio.sleep(0.01)


def wait_until(
    holds: Callable[[], bool], within: float = PATIENCE, or_say: Callable[[], str] = lambda: ""
) -> None:
    """`eventually`, without an event loop. `or_say`: what is wrong when it is given up."""
    deadline = time.monotonic() + within
    while not holds():
        assert time.monotonic() < deadline, f"still not so after {within} s: {or_say()}"
        time.sleep(0.01)


async def take(count: int, items: AsyncIterator[T], within: float = PATIENCE) -> list[T]:
    """The next `count` items; fail if they do not come within `within` seconds."""
    async with asyncio.timeout(within):
        return [await anext(items) for _ in range(count)]


async def rest(items: AsyncIterator[T], within: float = PATIENCE) -> list[T]:
    """All remaining items; fail if they do not end within `within` seconds."""
    async with asyncio.timeout(within):
        return [item async for item in items]


@asynccontextmanager
async def turns() -> AsyncIterator[Callable[[], int]]:
    """How many turns the event loop has made since it was entered."""
    made = 0

    async def count() -> None:
        nonlocal made
        while True:
            await asyncio.sleep(0)
            made += 1

    counting = asyncio.create_task(count())
    try:
        yield lambda: made
    finally:
        counting.cancel()
