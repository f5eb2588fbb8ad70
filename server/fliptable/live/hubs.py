"""The hubs of a worker: one for each room that somebody is connected to."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from fliptable.live.actor import Actor
from fliptable.live.environment import Clock
from fliptable.live.hub import Connection, Hub, HubPolicy
from fliptable.store import Store
from fliptable.wire.close_codes import Close
from fliptable.wire.fencing import FencingToken

_log = logging.getLogger(__name__)

_CLOSE_TIMEOUT: Final = 1.0
"""Seconds in which all hubs may take back what they published when the server ends."""


class Hubs:
    """Runs the hubs that it has made, until `close`."""

    def __init__(self, store: Store, clock: Clock, policy: HubPolicy) -> None:
        self._store = store
        self._clock = clock
        self._policy = policy
        self._open: dict[Actor, Hub] = {}
        self._running: dict[Hub, asyncio.Task[None]] = {}

    def enter(
        self,
        actor: Actor,
        connection: Connection,
        after: int | None = None,
        returning: FencingToken | None = None,
        link: str = "",
    ) -> Hub | Close:
        """As `Hub.enter`, in the hub of the room of `actor`; or why not. A refusal makes nothing."""
        hub = self._open.get(actor)
        if actor.ended:
            return Close.GOING_AWAY
        refused = None if hub is None else hub.refusal(connection, returning)
        if refused is not None:
            return refused
        hub = hub or self._make(actor)
        hub.enter(connection, after, returning, link)
        return hub

    async def close(self) -> None:
        """Wait until every hub that was left has taken back what it published, unless the store takes too
        long. Hubs to which somebody is still connected take back nothing."""
        left = [task for hub, task in self._running.items() if self._open.get(hub.actor) is not hub]
        if left:
            await asyncio.wait(left, timeout=_CLOSE_TIMEOUT)
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make(self, actor: Actor) -> Hub:
        hub = self._open[actor] = Hub(actor, self._store, self._clock, self._policy, self._forget)
        task = self._running[hub] = asyncio.create_task(hub.run())
        task.add_done_callback(partial(self._ended, hub))
        return hub

    def _forget(self, hub: Hub) -> None:
        del self._open[hub.actor]

    def _ended(self, hub: Hub, task: asyncio.Task[None]) -> None:
        del self._running[hub]
        if not task.cancelled() and (error := task.exception()):
            _log.error("who is connected to a room is not published any more", exc_info=error)
