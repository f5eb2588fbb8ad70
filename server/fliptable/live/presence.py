"""Which connection has a seat, and who is connected to a room, over all workers.

Every worker publishes who is connected to it, and watches what the others publish. A page that is opened
claims its seat with a fencing token: the time at which it came, but above every other claim that the store
knew then. So a newer claim is told from an older one, whatever the clocks of two machines say; they decide
only between pages that came while the store gave no answer. A page that comes back by itself keeps its claim.
Nothing of it is kept for longer than a worker publishes it.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import aclosing, suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import orjson

from fliptable.live.environment import Clock
from fliptable.store import Store, Unavailable
from fliptable.wire.fencing import FencingToken

EVERY: Final = 3.0
"""Seconds between two beats of a room."""
LIFE: Final = 9.0
"""Seconds until the connections of a worker that publishes nothing any more are forgotten."""
RETRY: Final = 1.0
"""Seconds until the next try while the store is away."""


class Observer(Protocol):
    """Is told what other workers have published; must not wait."""

    def others_changed(self) -> None: ...

    def superseded(self, member: int) -> None:
        """`member` has a newer connection on another worker than on this one."""

    def claim_raised(self, member: int) -> None:
        """The claim of `member` on this worker has become another since the connection came."""


@dataclass(frozen=True, slots=True)
class _Beat:
    """What one worker publishes: the token of each member's connection, and the spectators without a name."""

    members: dict[int, FencingToken]
    watchers: int


class Presence:
    """One worker's part of it. It is published as long as `run` does, until `close`."""

    def __init__(self, store: Store, room: str, clock: Clock, observer: Observer) -> None:
        self._store = store
        self._room = room
        self._clock = clock
        self._observer = observer
        self._name = secrets.token_hex(8)
        self._mine: dict[int, FencingToken] = {}
        self._new: set[int] = set()
        """Members connected to this worker whose claim is the time of their arrival only."""
        self._watchers = 0
        self._others: dict[str, _Beat] = {}
        self._highest: dict[int, int] = {}
        """The latest claim that any other worker has published."""
        self._latest: dict[int, int] = {}
        """The latest claim that any connection to this worker has had."""
        self._news = asyncio.Event()
        self._closed = False

    @property
    def present(self) -> frozenset[int]:
        """The members who are connected to any worker."""
        return frozenset(self._mine).union(*(beat.members for beat in self._others.values()))

    @property
    def watchers(self) -> int:
        return self._watchers + sum(beat.watchers for beat in self._others.values())

    def claim(self, member: int | None) -> int | None:
        """Of the connection that `member` has to this worker; None for a visitor."""
        mine = None if member is None else self._mine.get(member)
        return None if mine is None else mine.claim

    def knows_newer(self, member: int, token: FencingToken) -> bool:
        """Whether `member` has a newer connection, to any worker."""
        known = (self._mine, *(beat.members for beat in self._others.values()))
        return any(tokens.get(member, token) > token for tokens in known)

    def connect(self, member: int, returning: FencingToken | None = None) -> None:
        """`member` has a new connection to this worker, of a page that claims the seat, or is `returning`."""
        if returning is None:
            known = max(self._highest.get(member, 0), self._latest.get(member, 0))
            self._mine[member] = FencingToken(max(self._clock.now(), known + 1))
            self._new.add(member)
        else:
            self._mine[member] = returning
            self._new.discard(member)
        self._latest[member] = max(self._mine[member].claim, self._latest.get(member, 0))
        self._news.set()

    def keep(self, members: frozenset[int], watchers: int) -> None:
        """Of those who have connected only these are left, and so many spectators without a name."""
        gone = self._mine.keys() - members
        if gone or watchers != self._watchers:
            for member in gone:
                del self._mine[member]
            self._new -= gone
            self._watchers = watchers
            self._news.set()

    def close(self) -> None:
        """Nobody is connected to this worker any more; `run` says so and ends."""
        self._closed = True
        self._mine.clear()
        self._new.clear()
        self._news.set()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            watching = tasks.create_task(self._watch())
            await self._publish()
            watching.cancel()

    async def _publish(self) -> None:
        while not self._closed:
            self._news.clear()
            pause = EVERY
            try:
                if self._new:
                    self._note(await self._store.beats(self._room))
                    self._number()
                await self._store.beat(self._room, self._name, self._beat(), LIFE)
            except Unavailable:
                # When it is back others may be there who came later: nobody is put above them.
                self._new.clear()
                pause = RETRY
            with suppress(TimeoutError):
                async with self._clock.timeout(pause):
                    await self._news.wait()
        with suppress(Unavailable):
            await self._store.beat(self._room, self._name, b"", LIFE)

    async def _watch(self) -> None:
        async with aclosing(self._store.watch(self._room)) as beats:
            async for bodies in beats:
                self._note(bodies)
                if not self._closed:  # as it may be by what was noted
                    self._observer.others_changed()

    def _note(self, bodies: dict[str, bytes]) -> None:
        if self._closed:
            return
        others = {name: _read(body) for name, body in bodies.items() if name != self._name}
        self._others = {name: beat for name, beat in others.items() if beat is not None}
        for name, beat in self._others.items():
            for member, theirs in beat.members.items():
                self._highest[member] = max(theirs.claim, self._highest.get(member, 0))
                numbered = member in self._mine and member not in self._new
                if numbered and (theirs, name) > (self._mine[member], self._name):
                    self._observer.superseded(member)

    def _number(self) -> None:
        """Put those who have just come above all who were there before. Whoever came since, while the store
        took its time, is newer; a time that is still to come is that of a faster clock."""
        now = self._clock.now()
        for member in self._new:
            highest = self._highest.get(member, 0)
            mine = self._mine[member]
            if now < highest >= mine.claim:
                self._mine[member] = replace(mine, claim=highest + 1)
                self._observer.claim_raised(member)
        self._new.clear()

    def _beat(self) -> bytes:
        """A connection that came a moment ago is part of the next beat, which is due at once."""
        numbered = {member: token for member, token in self._mine.items() if member not in self._new}
        return orjson.dumps(_Beat(numbered, self._watchers), option=orjson.OPT_NON_STR_KEYS)


def _read(body: bytes) -> _Beat | None:
    """None if a worker of another version wrote it."""
    try:
        plain: dict[str, Any] = orjson.loads(body)
        members = {int(member): FencingToken(**token) for member, token in plain["members"].items()}
        return _Beat(members, int(plain["watchers"]))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
