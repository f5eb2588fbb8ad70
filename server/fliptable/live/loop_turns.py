"""Work for many connections, cut so that no turn of the event loop is filled by one table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

SLICE: Final = 32
"""Connections of a table to which is written in one turn."""


class Slices:
    """Lets so many through in each turn, in the order in which they came."""

    def __init__(self, most: int = SLICE) -> None:
        self._most = most
        self._left = most
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def turn(self) -> None:
        if self._left and not self._waiting:
            self._take()
        else:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            await waiter

    def _take(self) -> None:
        if self._left == self._most:
            asyncio.get_running_loop().call_soon(self._renew)
        self._left -= 1

    def _renew(self) -> None:
        self._left = self._most
        while self._left and self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                self._take()
                waiter.set_result(None)


class OncePerTurn:
    """Calls `work` at once, but once in each turn only: what is due meanwhile is one call in the next."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._work = work
        self._done = False
        self._due = False

    def __call__(self) -> None:
        if self._done:
            self._due = True
            return
        self._done = True
        self._work()
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._done = False
        if self._due:
            self._due = False
            self()
