"""What a store must be able to do for rooms, done once."""

from __future__ import annotations

import secrets
from typing import Final

from fliptable.store.base import JournalEntry, Store, Unavailable

_LIFE: Final = 60.0
"""Seconds until what an interrupted probe has left is gone."""


def probe_room() -> str:
    """Of one probe; it cannot be the code of a room, nor that of another worker's probe."""
    return f"probe {secrets.token_hex(8)}"


async def exercise(store: Store, room: str) -> None:
    """Append to `room`, read it, prolong it, say something about it, read that, and delete it.

    Raises Unavailable."""
    written = JournalEntry(1, room, b"probe")
    await store.append(room, written, _LIFE)
    read = await store.read(room)
    await store.touch(room, _LIFE)
    await store.beat(room, room, b"probe", _LIFE)
    said = await store.beats(room)
    await store.beat(room, room, b"", _LIFE)
    await store.delete(room)
    if read != [written] or said != {room: b"probe"}:
        raise Unavailable("the store does not give back what was written", _FORGETFUL)


_FORGETFUL: Final = "Point FLIPTABLE_STORE at the primary server, not at a replica."
