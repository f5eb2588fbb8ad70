"""A room from its journal."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fliptable.live.replica import TAIL
from fliptable.room.evolve import advance
from fliptable.room.journal import UnreadableJournal, decode_batch
from fliptable.room.outputs import RoomChange
from fliptable.room.recap import beginning
from fliptable.room.state import RoomState
from fliptable.store import JournalEntry, forked

_YIELD_EVERY: Final = 50
"""Entries after which the event loop may run other tasks."""


@dataclass(frozen=True, slots=True)
class LoadedRoom:
    """`tail`: the latest changes, those for whoever comes back. `link`: of the last entry, `origin`: of
    the first one."""

    state: RoomState
    tail: tuple[RoomChange, ...]
    link: str
    origin: str


async def load(journal: Sequence[JournalEntry]) -> LoadedRoom | None:
    """None without any entry. Raises UnreadableJournal, which names the entry: nothing is folded over a gap,
    nor over what cannot be read or does not fit."""
    for expected, entry in enumerate(journal, start=1):
        if entry.seq != expected:
            raise UnreadableJournal(f"entry {expected} is missing")
    state: RoomState | None = None
    tail: deque[RoomChange] = deque(maxlen=TAIL)
    first = beginning([entry.body for entry in journal], TAIL)
    for count, entry in enumerate(journal[first:]):
        try:
            batch = decode_batch(entry.body)
            before, state = state, advance(state, batch)
        except Exception as error:
            raise UnreadableJournal(f"entry {entry.seq}: {type(error).__name__}: {error}") from error
        if before is not None:
            tail.append(RoomChange(batch, before, state, entry.link))
        if count % _YIELD_EVERY == 0:
            await asyncio.sleep(0)
    return None if state is None else LoadedRoom(state, tuple(tail), await _chain(journal), journal[0].link)


async def _chain(journal: Sequence[JournalEntry]) -> str:
    """The link of the last entry. Raises UnreadableJournal if one does not follow the one before it."""
    link = ""
    for entry in journal:
        if forked(entry.before, link):
            raise UnreadableJournal(f"entry {entry.seq} does not follow the one before it")
        link = entry.link
        if entry.seq % _YIELD_EVERY == 0:
            await asyncio.sleep(0)
    return link
