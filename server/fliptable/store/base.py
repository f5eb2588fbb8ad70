"""What a store promises. A store keeps one journal per room, and beside it what each worker says for a while
about the room; it knows nothing of what is in either."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol


@dataclass(frozen=True)
class JournalEntry:
    """One line of a room's journal."""

    seq: int
    """1, 2, 3 ... without gaps in a room."""
    command: str
    """Id of the command that caused it, unique in the room."""
    body: bytes
    """What the room encoded; opaque here."""
    before: str = ""
    """The link of the entry before. Empty for the first one, and in what older versions wrote."""

    @cached_property
    def link(self) -> str:
        """SHA-256 (hex) of the entry, and by `before` of all that was before it."""
        head = f"{self.seq}\n{self.before}\n{self.command}\n"
        return hashlib.sha256(head.encode() + self.body).hexdigest()


class StoreError(Exception):
    """The store refuses or cannot serve."""


class Conflict(StoreError):
    """Somebody else appended first: catch up from `last`, then decide again."""

    def __init__(self, last: int) -> None:
        super().__init__(f"the journal reaches entry {last}")
        self.last = last
        """The room's last sequence number; 0 for a room without a journal."""


class Forked(StoreError):
    """The last entry is not the one after which the new one was decided: the journal was set back and went
    on without the caller, who must drop what it knows and load the room again."""

    def __init__(self, last: int) -> None:
        super().__init__(f"entry {last} is another one")


class Unavailable(StoreError):
    """The store cannot be reached, or cannot write, now.

    Nothing that was confirmed is lost by it. An append that met it may have been written or may still be:
    trying again with the same command id finds out.
    """

    def __init__(self, cause: str, remedy: str = "") -> None:
        super().__init__(cause)
        self.remedy = remedy
        """What the host can do about it, if that is known."""


class Damaged(Unavailable):
    """What is kept cannot be read: trying again leads nowhere."""


class Store(Protocol):
    """Append-only journals that expire. Every method may raise Unavailable; `follow` and `watch` wait it
    out."""

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        """Write `entry` if it is exactly the next one, and let the room live `ttl` seconds from now.

        Returns the sequence number under which `entry.command` now lies: `entry.seq`, or an older number if
        that command id had been written before (a retry after a lost answer), and then nothing is written.
        Raises Conflict if the next number is another one, Forked if it is not, but `entry.before` names
        another entry than the last one.
        """
        ...

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        """The entries with a number above `after`, in order; none of an unknown or expired room."""
        ...

    async def touch(self, room: str, ttl: float) -> bool:
        """Let the room live `ttl` seconds from now. False if it is gone."""
        ...

    def follow(self, room: str, after: int, link: str = "") -> AsyncGenerator[JournalEntry, None]:
        """Everything above `after`, what is there and then what comes: in order, without gaps, of any worker.
        `link`: of entry `after`, if it is known.

        It outlasts lost connections and times without a store. It ends when the room expires or is deleted,
        at once if there is no such room, when the store is closed, when the journal no longer reaches `after`
        (the store was restored from an older copy), at a number that is missing, and where another entry has
        the number of one that was followed.
        """
        ...

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        """Let `body` be what `worker` says about the room, for `ttl` seconds or until its next beat; an empty
        one takes back what it said. Beats need no journal and do not let a room live on."""
        ...

    async def beats(self, room: str) -> dict[str, bytes]:
        """What each worker says about the room, by worker."""
        ...

    def watch(self, room: str) -> AsyncGenerator[dict[str, bytes], None]:
        """`beats`, at first and whenever they have changed, of any worker or because their time was over.

        It outlasts lost connections and times without a store, and ends when the store is closed.
        """
        ...

    async def delete(self, room: str) -> None:
        """Forget the room, whether or not it is there."""
        ...

    async def expired(self) -> list[str]:
        """Remove the rooms whose time is over and return their codes; none if the store does so by itself."""
        ...

    async def probe(self) -> None:
        """Write, publish and read what rooms need, in a room of its own. Raises Unavailable if anything of it
        is refused or does not come through."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of files and connections: the store cannot be used again."""
        ...


def forked(before: str, link: str) -> bool:
    """Whether an entry that names `before` does not follow the one with this link; either may be unknown."""
    return bool(before and link) and before != link
