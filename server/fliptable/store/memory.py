"""Journals in this process only, gone with it: for tests and for trying things out."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field

from fliptable.store.base import Conflict, Forked, JournalEntry, forked
from fliptable.store.follow import Followers, Tail
from fliptable.store.probe import exercise, probe_room
from fliptable.store.watch import Beats, Watchers


@dataclass(slots=True)
class _Journal:
    expires: float
    """On the monotonic clock."""
    entries: list[JournalEntry] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)


class MemoryStore:
    """The store's promises without its durability. `monotonic`: the seconds by which rooms expire."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._journals: dict[str, _Journal] = {}
        self._beats: dict[str, dict[str, tuple[float, bytes]]] = {}
        self._followers = Followers()
        self._watchers = Watchers()

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        expires = self._monotonic() + ttl
        journal = self._live(room) or _Journal(expires)
        written = journal.commands.get(entry.command)
        if written is not None:
            return written
        if entry.seq != len(journal.entries) + 1:
            raise Conflict(len(journal.entries))
        if journal.entries and forked(entry.before, journal.entries[-1].link):
            raise Forked(len(journal.entries))
        journal.entries.append(entry)
        journal.commands[entry.command] = entry.seq
        journal.expires = expires
        self._journals[room] = journal
        self._followers.hear(room, entry)
        return entry.seq

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        return (await self._tail(room, after)).entries

    async def touch(self, room: str, ttl: float) -> bool:
        journal = self._live(room)
        if journal is None:
            return False
        journal.expires = self._monotonic() + ttl
        return True

    def follow(self, room: str, after: int, link: str = "") -> AsyncGenerator[JournalEntry, None]:
        return self._followers.follow(self._tail, room, after, link)

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        said = self._beats.setdefault(room, {})
        said.pop(worker, None)
        if body:
            said[worker] = (self._monotonic() + ttl, body)
        if not said:
            del self._beats[room]
        self._watchers.wake(room)

    async def beats(self, room: str) -> dict[str, bytes]:
        return (await self._said(room)).bodies

    def watch(self, room: str) -> AsyncGenerator[dict[str, bytes], None]:
        return self._watchers.watch(self._said, room)

    async def delete(self, room: str) -> None:
        self._journals.pop(room, None)
        self._followers.wake(room)

    async def expired(self) -> list[str]:
        over = [room for room in self._journals if self._live(room) is None]
        for room in over:
            await self.delete(room)
        return over

    async def probe(self) -> None:
        await exercise(self, probe_room())

    async def close(self) -> None:
        self._followers.close()
        self._watchers.close()

    def _live(self, room: str) -> _Journal | None:
        journal = self._journals.get(room)
        return journal if journal is not None and journal.expires > self._monotonic() else None

    async def _said(self, room: str) -> Beats:
        now = self._monotonic()
        live = {w: said for w, said in self._beats.get(room, {}).items() if said[0] > now}
        left = min((expires - now for expires, _ in live.values()), default=None)
        return Beats({worker: body for worker, (_, body) in live.items()}, left)

    async def _tail(self, room: str, after: int) -> Tail:
        journal = self._live(room)
        if journal is None:
            return Tail([], 0, 0, "")
        link = journal.entries[after - 1].link if 0 < after <= len(journal.entries) else ""
        left = journal.expires - self._monotonic()
        return Tail(journal.entries[after:], len(journal.entries), left, link)
