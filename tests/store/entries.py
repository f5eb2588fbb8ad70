"""Journals to write into a store, and what becomes of them."""

from __future__ import annotations

from fliptable.store import JournalEntry, Store

LONG = 60.0


def entry(seq: int, command: str | None = None, body: bytes = b"body") -> JournalEntry:
    return JournalEntry(seq, command or f"command {seq}", body)


async def write(store: Store, room: str, first: int, last: int, ttl: float = LONG) -> list[JournalEntry]:
    entries = [entry(seq) for seq in range(first, last + 1)]
    for one in entries:
        await store.append(room, one, ttl)
    return entries
