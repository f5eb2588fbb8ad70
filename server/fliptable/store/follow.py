"""Following a journal, the same for every store."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from fliptable.store.base import JournalEntry, Unavailable, forked

_RETRY = 0.5
"""Seconds until a follower asks a store again that was unavailable."""
_LOOK = 30.0
"""Seconds after which a follower reads even without news: the room's life may have been cut short."""


@dataclass(frozen=True, slots=True)
class Tail:
    """What a journal holds above some number."""

    entries: list[JournalEntry]
    last: int
    """The number of its last entry, 0 without a journal."""
    left: float
    """Seconds until the room expires, if nothing prolongs its life; not above 0 if it is gone."""
    link: str
    """Of the entry with that number; empty if there is none."""


class _Follower:
    """One reader's place in a journal."""

    __slots__ = ("behind", "link", "news", "reached", "ready")

    def __init__(self, after: int, link: str) -> None:
        self.reached = after
        """The last number in hand: everything up to it was given out or is in `ready`."""
        self.link = link
        """Of the entry with that number, if it is known."""
        self.ready: deque[JournalEntry] = deque()
        self.behind = True
        """The journal may hold more than what is in hand."""
        self.news = asyncio.Event()

    def offer(self, entry: JournalEntry) -> None:
        """Take `entry` if it is the next one. If it lies further on, what is between must be read; if it is
        said of a number that is in hand, or follows another entry than that, the journal may be another."""
        if entry.seq == self.reached + 1 and not forked(entry.before, self.link):
            self.ready.append(entry)
            self.reached = entry.seq
            self.link = entry.link
        elif entry.seq != self.reached or entry.link != self.link:
            self.behind = True


class Followers:
    """Who follows which room in this process.

    A store tells it of entries it has come to know (`hear`), and that it may have missed some (`wake`).
    """

    def __init__(self) -> None:
        self._followers: defaultdict[str, set[_Follower]] = defaultdict(set)
        self._closed = False

    def hear(self, room: str, entry: JournalEntry) -> None:
        """`entry` is in the journal."""
        for follower in self._followers.get(room, ()):
            follower.offer(entry)
            follower.news.set()

    def wake(self, room: str) -> None:
        """The room may have changed in any way."""
        for follower in self._followers.get(room, ()):
            follower.behind = True
            follower.news.set()

    def wake_all(self) -> None:
        """Every room may have changed."""
        for room in self._followers:
            self.wake(room)

    def close(self) -> None:
        """End all following."""
        self._closed = True
        self.wake_all()

    async def follow(
        self, tail: Callable[[str, int], Awaitable[Tail]], room: str, after: int, link: str
    ) -> AsyncGenerator[JournalEntry, None]:
        """`Store.follow`, where `tail` reads what a room's journal holds above a number.

        Without gaps because entries are only ever taken in sequence, and because it reads the journal at the
        beginning, when a number was skipped, and when the store may have missed something.
        """
        with self._join(room, after, link) as follower:
            patience = _RETRY
            while not self._closed:
                follower.news.clear()
                if follower.behind:
                    follower.behind = False
                    position, link = follower.reached, follower.link
                    try:
                        found = await tail(room, position)
                    except Unavailable:
                        patience = _RETRY
                    else:
                        if found.left <= 0 or found.last < position or not _goes_on(found, position, link):
                            return
                        for entry in found.entries:
                            if entry.seq > follower.reached:
                                follower.offer(entry)
                        patience = min(found.left, _LOOK)
                while follower.ready:
                    yield follower.ready.popleft()
                try:
                    async with asyncio.timeout(patience):
                        await follower.news.wait()
                except TimeoutError:
                    follower.behind = True

    @contextmanager
    def _join(self, room: str, after: int, link: str) -> Iterator[_Follower]:
        follower = _Follower(after, link)
        self._followers[room].add(follower)
        try:
            yield follower
        finally:
            self._followers[room].discard(follower)
            if not self._followers[room]:
                del self._followers[room]


def _goes_on(found: Tail, seq: int, link: str) -> bool:
    """Whether `found` is read from the journal that has an entry `seq` with this link, without a gap."""
    if forked(found.link, link):
        return False
    for entry in found.entries:
        if entry.seq != seq + 1 or forked(entry.before, link):
            return False
        seq, link = entry.seq, entry.link
    return True
