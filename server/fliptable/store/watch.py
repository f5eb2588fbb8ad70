"""Watching the beats of a room, the same for every store."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from fliptable.store.base import Unavailable

_RETRY = 0.5
"""Seconds until a store is asked again that was unavailable."""


@dataclass(frozen=True, slots=True)
class Beats:
    """What each worker said last, and the seconds until the first of it is forgotten (None: nothing will)."""

    bodies: dict[str, bytes]
    left: float | None


class Watchers:
    """Who watches which room in this process. A store wakes them when the beats may have changed."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._closed = False

    def wake(self, room: str) -> None:
        for news in self._watchers.get(room, ()):
            news.set()

    def wake_all(self) -> None:
        for room in self._watchers:
            self.wake(room)

    def close(self) -> None:
        """End all watching."""
        self._closed = True
        self.wake_all()

    async def watch(
        self, read: Callable[[str], Awaitable[Beats]], room: str
    ) -> AsyncGenerator[dict[str, bytes], None]:
        """`Store.watch`, where `read` reads the beats of a room."""
        told: dict[str, bytes] | None = None
        with self._join(room) as news:
            while not self._closed:
                news.clear()
                try:
                    beats = await read(room)
                except Unavailable:
                    patience: float | None = _RETRY
                else:
                    patience = beats.left
                    if beats.bodies != told:
                        told = beats.bodies
                        yield told
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await news.wait()

    @contextmanager
    def _join(self, room: str) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self._watchers[room].add(news)
        try:
            yield news
        finally:
            self._watchers[room].discard(news)
            if not self._watchers[room]:
                del self._watchers[room]
