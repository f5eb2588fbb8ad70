"""Who is connected to a room, over all workers: each says who is with it, and hears the others.

A page that is opened claims its seat: with the time at which it came, but above every other that the store
knew then. So a newer claim is told from an older one, whatever the clocks of two machines say; they decide
only between those who came while the store gave no answer. A page that comes back by itself keeps its claim.
Nothing of it is kept for longer than a worker says it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import orjson

from fliptable.store import Store, Unavailable
from fliptable.wire.fencing import FencingToken

_EVERY: Final = 3.0
"""Seconds between two beats of a room."""
_LIFE: Final = 9.0
"""Seconds until the connections of a worker that says nothing any more are forgotten."""
_RETRY: Final = 1.0
"""Seconds until the next try while the store is away."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What one hub says: the generation of each member's connection, and the spectators without a name."""

    members: dict[int, FencingToken]
    watchers: int


class Presence:
    """One hub's part of it, from now until `close`. `now`: epoch milliseconds. `changed` is called when
    others say something new, `outdone` with a member whose connection here is older than one somewhere
    else, `raised` with one whose claim has become another since it came."""

    def __init__(
        self,
        store: Store,
        room: str,
        now: Callable[[], int],
        changed: Callable[[], None],
        outdone: Callable[[int], None],
        raised: Callable[[int], None],
    ) -> None:
        self._store = store
        self._room = room
        self._now = now
        self._changed = changed
        self._outdone = outdone
        self._raised = raised
        self._name = secrets.token_hex(8)
        self._mine: dict[int, FencingToken] = {}
        self._new: set[int] = set()
        """Members here whose claim is the time of their arrival only."""
        self._watchers = 0
        self._others: dict[str, _Said] = {}
        self._highest: dict[int, int] = {}
        """The latest claim that any of the others has said."""
        self._news = asyncio.Event()
        self._closed = False
        self._hearing = asyncio.create_task(self._hear())
        self.saying = asyncio.create_task(self._say())
        """Ends when everything is said after `close`."""

    @property
    def present(self) -> frozenset[int]:
        """The members who are connected somewhere."""
        return frozenset(self._mine).union(*(said.members for said in self._others.values()))

    @property
    def watchers(self) -> int:
        return self._watchers + sum(said.watchers for said in self._others.values())

    def claim(self, member: int | None) -> int | None:
        """Of the connection that `member` has here; None for a visitor."""
        mine = None if member is None else self._mine.get(member)
        return None if mine is None else mine.claim

    def knows_newer(self, member: int, generation: FencingToken) -> bool:
        """Whether `member` has a newer connection, here or somewhere else."""
        said = (self._mine, *(other.members for other in self._others.values()))
        return any(generations.get(member, generation) > generation for generations in said)

    def enter(self, member: int, returning: FencingToken | None = None) -> None:
        """`member` has a new connection here, of a page that claims the seat, or is `returning`."""
        if returning is None:
            self._mine[member] = FencingToken(max(self._now(), self._highest.get(member, 0) + 1))
            self._new.add(member)
        else:
            self._mine[member] = returning
            self._new.discard(member)
        self._news.set()

    def are_here(self, members: frozenset[int], watchers: int) -> None:
        """Those who have entered here and are still there, and how many spectators without a name."""
        gone = self._mine.keys() - members
        if gone or watchers != self._watchers:
            for member in gone:
                del self._mine[member]
            self._new -= gone
            self._watchers = watchers
            self._news.set()

    def close(self) -> None:
        """Nobody is here any more, to be outdone."""
        self._closed = True
        self._mine.clear()
        self._new.clear()
        self._hearing.cancel()
        self._news.set()

    async def _say(self) -> None:
        while not self._closed:
            self._news.clear()
            pause = _EVERY
            try:
                if self._new:
                    self._note(await self._store.beats(self._room))
                    self._number()
                await self._store.beat(self._room, self._name, self._said(), _LIFE)
            except Unavailable:
                # When it is back others may be there who came later: nobody is put above them.
                self._new.clear()
                pause = _RETRY
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._news.wait()
        with suppress(Unavailable):
            await self._store.beat(self._room, self._name, b"", _LIFE)

    async def _hear(self) -> None:
        async with aclosing(self._store.watch(self._room)) as said:
            async for bodies in said:
                self._note(bodies)
                if not self._closed:  # as it may be by what was noted
                    self._changed()

    def _note(self, bodies: dict[str, bytes]) -> None:
        others = {name: _read(body) for name, body in bodies.items() if name != self._name}
        self._others = {name: said for name, said in others.items() if said is not None}
        for name, said in self._others.items():
            for member, theirs in said.members.items():
                self._highest[member] = max(theirs.claim, self._highest.get(member, 0))
                numbered = member in self._mine and member not in self._new
                if numbered and (theirs, name) > (self._mine[member], self._name):
                    self._outdone(member)

    def _number(self) -> None:
        """Put those who have just come above all who were there before. Whoever came since, while the store
        took its time, is newer; a time that is still to come is that of a faster clock."""
        now = self._now()
        for member in self._new:
            highest = self._highest.get(member, 0)
            mine = self._mine[member]
            if now < highest >= mine.claim:
                self._mine[member] = replace(mine, claim=highest + 1)
                self._raised(member)
        self._new.clear()

    def _said(self) -> bytes:
        """A connection that came a moment ago is said in the next beat, which is due at once."""
        numbered = {member: at for member, at in self._mine.items() if member not in self._new}
        return orjson.dumps(_Said(numbered, self._watchers), option=orjson.OPT_NON_STR_KEYS)


def _read(body: bytes) -> _Said | None:
    """None if a worker of another version said it."""
    try:
        plain: dict[str, Any] = orjson.loads(body)
        members = {int(member): FencingToken(**said) for member, said in plain["members"].items()}
        return _Said(members, int(plain["watchers"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
