"""The hubs of a worker: one for each room that somebody is connected to."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fliptable.live.actor import Actor
from fliptable.live.environment import Clock
from fliptable.live.hub import Connection, Hub, HubPolicy
from fliptable.store import Store
from fliptable.wire.close_codes import Close
from fliptable.wire.fencing import FencingToken

_log = logging.getLogger(__name__)

_PARTING: Final = 1.0
"""Seconds in which all hubs may take back what they published when the server ends."""


class Hubs:
    """Runs the hubs that it has made, until `close`."""

    def __init__(self, store: Store, clock: Clock, policy: HubPolicy) -> None:
        self._store = store
        self._clock = clock
        self._policy = policy
        self._open: dict[Actor, Hub] = {}
        self._running: set[asyncio.Task[None]] = set()

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
        """Wait until every hub that was left has said so, unless the store takes too long."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=_PARTING)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _make(self, actor: Actor) -> Hub:
        hub = self._open[actor] = Hub(actor, self._store, self._clock, self._policy, self._forget)
        task = asyncio.create_task(hub.run())
        self._running.add(task)
        task.add_done_callback(self._ended)
        return hub

    def _forget(self, hub: Hub) -> None:
        del self._open[hub.actor]

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.error("who is connected to a room is not published any more", exc_info=error)
