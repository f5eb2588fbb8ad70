"""Presences of several workers, on a store that a test can hold up and clocks that differ."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from fliptable.live.presence import Presence
from fliptable.store.memory import MemoryStore
from fliptable.wire.fencing import FencingToken
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, becomes


class HoldingStore(FrailStore):
    def __init__(self, monotonic: Callable[[], float]) -> None:
        super().__init__(monotonic)
        self.asked = asyncio.Event()
        self.let_go = asyncio.Event()

    async def held(self, _: str) -> dict[str, bytes]:
        """In place of `beats`: answers with what there is in the end."""
        self.asked.set()
        await self.let_go.wait()
        return await super().beats("room")


class SkewedClock(ManualClock):
    """Its stamps are a test's own; the time that passes is that of `clock`."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__()
        self.stamp = 0
        self.sleep = clock.sleep  # type: ignore[method-assign]
        self.timeout = clock.timeout  # type: ignore[method-assign]

    def now(self) -> int:
        return self.stamp


class Worker:
    """One worker's presence in the room; `outdone` are the members who have a newer connection elsewhere,
    `raised` those whose claim was raised. `now`: its wall clock."""

    def __init__(self, store: MemoryStore, clock: ManualClock) -> None:
        self.clock = SkewedClock(clock)
        self.outdone: list[int] = []
        self.raised: list[int] = []
        self.changes = 0
        self.closes = False
        """Whether it closes when it is superseded."""
        self.presence = Presence(store, "room", self.clock, self)
        self.here: frozenset[int] = frozenset()
        self.task: asyncio.Task[None]

    @property
    def now(self) -> int:
        return self.clock.stamp

    @now.setter
    def now(self, stamp: int) -> None:
        self.clock.stamp = stamp

    def enter(self, member: int, returning: FencingToken | None = None) -> None:
        self.presence.connect(member, returning)
        self._keep(self.here | {member})

    def leave(self, member: int) -> None:
        self._keep(self.here - {member})

    def _keep(self, members: frozenset[int], watchers: int = 0) -> None:
        self.here = members
        self.presence.keep(members, watchers)

    def others_changed(self) -> None:
        self.changes += 1

    def superseded(self, member: int) -> None:
        self.outdone.append(member)
        if self.closes:
            self.presence.close()
        else:
            self.leave(member)

    def claim_raised(self, member: int) -> None:
        self.raised.append(member)

    async def sees(self, *members: int) -> None:
        await becomes(lambda: self.presence.present == frozenset(members))


Workers = Callable[[int], AbstractAsyncContextManager[list[Worker]]]
