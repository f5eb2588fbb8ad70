"""Following a journal, the same for every store: a store says that there may be news, the follower reads."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from .base import Entry, Unavailable

_RETRY = 0.5
"""Seconds until a follower asks a store again that was unavailable, if nothing wakes it before."""


@dataclass(frozen=True, slots=True)
class Tail:
    """What a journal holds above some number."""

    entries: list[Entry]
    last: int
    """The number of its last entry, 0 without a journal."""
    left: float
    """Seconds until the room expires, if nothing prolongs its life; not above 0 if it is gone."""


class Followers:
    """Who follows which room in this process, and how to wake them."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.closed = False

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def wake(self, room: str) -> None:
        """The room may have changed."""
        for news in self._waiting.get(room, ()):
            news.set()

    def wake_all(self) -> None:
        """Any room may have changed."""
        for room in self._waiting:
            self.wake(room)

    def close(self) -> None:
        """End all following."""
        self.closed = True
        self.wake_all()

    @contextmanager
    def join(self, room: str) -> Iterator[asyncio.Event]:
        """The event that is set whenever the room may have changed."""
        news = asyncio.Event()
        self._waiting[room].add(news)
        try:
            yield news
        finally:
            self._waiting[room].discard(news)
            if not self._waiting[room]:
                del self._waiting[room]

    async def follow(
        self, tail: Callable[[str, int], Awaitable[Tail]], room: str, after: int
    ) -> AsyncGenerator[Entry, None]:
        """`Store.follow`, where `tail` reads what a room's journal holds above a number.

        Without gaps because it reads after every wake-up, from its own position, and because the store wakes it
        after whatever might have hidden news from the store (a new subscription, a lost connection).
        """
        with self.join(room) as news:
            while not self.closed:
                news.clear()
                try:
                    found = await tail(room, after)
                except Unavailable:
                    patience = _RETRY
                else:
                    if found.left <= 0 or found.last < after:
                        return
                    for entry in found.entries:
                        yield entry
                        after = entry.seq
                    patience = found.left
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await news.wait()
