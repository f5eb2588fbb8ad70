"""Journals to write into a store, and what becomes of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fliptable.store import JournalEntry, Store, Unavailable
from tests.support.waiting import eventually

LONG = 60.0


def entry(seq: int, command: str | None = None, body: bytes = b"body") -> JournalEntry:
    return JournalEntry(seq, command or f"command {seq}", body)


async def write(store: Store, room: str, first: int, last: int, ttl: float = LONG) -> list[JournalEntry]:
    entries = [entry(seq) for seq in range(first, last + 1)]
    for one in entries:
        await store.append(room, one, ttl)
    return entries


async def until_written(store: Store, room: str, seq: int) -> None:
    """Write entry `seq` as soon as the store takes it."""

    async def written() -> bool:
        with suppress(Unavailable):
            return await store.append(room, entry(seq), LONG) == seq
        return False

    await eventually(written)


@asynccontextmanager
async def closing(store: Store) -> AsyncIterator[Store]:
    """The store, closed in the end however it ends: what stays open is held against a later test."""
    try:
        yield store
    finally:
        await store.close()
