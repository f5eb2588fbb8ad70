"""A store that says whenever something was refused."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import TypeVar

from fliptable.store.base import JournalEntry, Store, Unavailable

T = TypeVar("T")


class ReportingStore:
    """Does all that `store` does. `report` is told what its callers are told."""

    def __init__(self, store: Store, report: Callable[[Unavailable], None]) -> None:
        self._store = store
        self._report = report

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        return await self._reported(self._store.append(room, entry, ttl))

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        return await self._reported(self._store.read(room, after))

    async def touch(self, room: str, ttl: float) -> bool:
        return await self._reported(self._store.touch(room, ttl))

    def follow(self, room: str, after: int, link: str = "") -> AsyncGenerator[JournalEntry, None]:
        return self._store.follow(room, after, link)

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        await self._reported(self._store.beat(room, worker, body, ttl))

    async def beats(self, room: str) -> dict[str, bytes]:
        return await self._reported(self._store.beats(room))

    def watch(self, room: str) -> AsyncGenerator[dict[str, bytes], None]:
        return self._store.watch(room)

    async def delete(self, room: str) -> None:
        await self._reported(self._store.delete(room))

    async def expired(self) -> list[str]:
        return await self._reported(self._store.expired())

    async def probe(self) -> None:
        await self._store.probe()

    async def close(self) -> None:
        await self._store.close()

    async def _reported(self, doing: Awaitable[T]) -> T:
        try:
            return await doing
        except Unavailable as error:
            self._report(error)
            raise
