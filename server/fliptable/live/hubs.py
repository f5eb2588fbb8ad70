"""The hubs of a worker: one for each room that somebody is connected to."""

from __future__ import annotations

import asyncio
from typing import Final

from fliptable.live.actor import Actor
from fliptable.live.environment import Clock
from fliptable.live.hub import Hub, HubPolicy
from fliptable.store import Store

_PARTING: Final = 1.0
"""Seconds for the last words of all hubs when the server ends."""


class Hubs:
    def __init__(self, store: Store, clock: Clock, policy: HubPolicy) -> None:
        self._store = store
        self._clock = clock
        self._policy = policy
        self._open: dict[Actor, Hub] = {}
        self._parting: set[asyncio.Task[None]] = set()

    def of(self, actor: Actor) -> Hub:
        """To be entered at once: it is forgotten when its last connection leaves."""
        if actor not in self._open:
            self._open[actor] = Hub(actor, self._store, self._clock, self._policy, self._forget)
        return self._open[actor]

    async def close(self) -> None:
        """Wait until everything is said about the rooms that were left, unless the store takes too long."""
        if self._parting:
            _, late = await asyncio.wait(self._parting, timeout=_PARTING)
            for task in late:
                task.cancel()

    def _forget(self, hub: Hub) -> None:
        del self._open[hub.actor]
        self._parting.add(hub.presence.saying)
        hub.presence.saying.add_done_callback(self._parting.discard)
