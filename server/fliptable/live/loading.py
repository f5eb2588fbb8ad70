"""A room from its journal."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fliptable.live.replica import TAIL
from fliptable.room.evolve import advance
from fliptable.room.journal import UnreadableJournal, decode_batch
from fliptable.room.outputs import RoomChange
from fliptable.room.recap import beginning
from fliptable.room.state import RoomState
from fliptable.store import JournalEntry, forked

FOLDED: Final = 16
CHECKED: Final = 256
"""Entries after which the event loop may run other tasks."""


class _Bodies(Sequence[bytes]):
    """Of a journal, without a list of them all."""

    def __init__(self, journal: Sequence[JournalEntry]) -> None:
        self._journal = journal

    def __len__(self) -> int:
        return len(self._journal)

    def __getitem__(self, index: Any) -> Any:
        return self._journal[index].body


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
    await _complete(journal)
    state: RoomState | None = None
    tail: deque[RoomChange] = deque(maxlen=TAIL)
    for count, entry in enumerate(journal[beginning(_Bodies(journal), TAIL) :]):
        try:
            batch = decode_batch(entry.body)
            before, state = state, advance(state, batch)
        except Exception as error:
            raise UnreadableJournal(f"entry {entry.seq}: {type(error).__name__}: {error}") from error
        if before is not None:
            tail.append(RoomChange(batch, before, state, entry.link))
        if count % FOLDED == 0:
            await asyncio.sleep(0)
    return None if state is None else LoadedRoom(state, tuple(tail), await _chain(journal), journal[0].link)


async def _complete(journal: Sequence[JournalEntry]) -> None:
    for expected, entry in enumerate(journal, start=1):
        if entry.seq != expected:
            raise UnreadableJournal(f"entry {expected} is missing")
        if entry.seq % CHECKED == 0:
            await asyncio.sleep(0)


async def _chain(journal: Sequence[JournalEntry]) -> str:
    """The link of the last entry. Raises UnreadableJournal if one does not follow the one before it."""
    link = ""
    for entry in journal:
        if forked(entry.before, link):
            raise UnreadableJournal(f"entry {entry.seq} does not follow the one before it")
        link = entry.link
        if entry.seq % CHECKED == 0:
            await asyncio.sleep(0)
    return link


async def release(journal: list[JournalEntry]) -> None:
    """Empty the list: to free a hundred thousand entries at once takes as long as to read them."""
    while journal:
        del journal[-CHECKED:]
        await asyncio.sleep(0)
