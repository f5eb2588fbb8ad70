"""The halls of a worker: one for each room that somebody is connected to."""

from __future__ import annotations

import asyncio
from typing import Final

from fliptable.room.actor import Actor
from fliptable.room.sources import Clock
from fliptable.store import Store
from fliptable.web.hall import Hall, Manners

_PARTING: Final = 1.0
"""Seconds for the last words of all halls when the server ends."""


class Halls:
    def __init__(self, store: Store, clock: Clock, manners: Manners) -> None:
        self._store = store
        self._clock = clock
        self._manners = manners
        self._open: dict[Actor, Hall] = {}
        self._parting: set[asyncio.Task[None]] = set()

    def of(self, actor: Actor) -> Hall:
        """To be entered at once: it is forgotten when its last connection leaves."""
        if actor not in self._open:
            self._open[actor] = Hall(actor, self._store, self._clock, self._manners, self._forget)
        return self._open[actor]

    async def close(self) -> None:
        """Wait until everything is said about the rooms that were left, unless the store takes too long."""
        if self._parting:
            _, late = await asyncio.wait(self._parting, timeout=_PARTING)
            for task in late:
                task.cancel()

    def _forget(self, hall: Hall) -> None:
        del self._open[hall.actor]
        self._parting.add(hall.roll.saying)
        hall.roll.saying.add_done_callback(self._parting.discard)
