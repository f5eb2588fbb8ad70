"""What the requests of one address may cost, for which they wait in turn: of the worker's time, of the store.

Nobody is refused because somebody else behind the same address asks for much: who has had least is next
(start-time fair queueing).
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from fliptable.live.bucket import Bucket
from fliptable.live.environment import Clock

_log = logging.getLogger(__name__)

PATIENCE: Final = 4.0
"""Seconds that a request waits at most. A page that has said `ping` gives up after 8."""
_TICK: Final = 0.001


@dataclass(order=True)
class _Waiter:
    start: float
    number: int
    cost: float = field(compare=False)
    turn: asyncio.Future[None] = field(compare=False)


class _Share:
    """Of one address."""

    def __init__(self, credit: Bucket, clock: Clock, alarm: Callable[[int], None]) -> None:
        self.credit = credit
        self._clock = clock
        self._alarm = alarm
        self._served = 0.0
        """What those had had, each for himself, who had their turn last."""
        self._waiting: list[_Waiter] = []
        self._numbers = count()
        self._serving: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return self._serving is None

    async def turn(self, had: float, cost: float) -> float | None:
        """Once it is the turn of somebody who `had` so much: what he has had then. None: it took too long."""
        start = max(self._served, had)
        if self._serving is None:
            if not self.credit.wait():
                self._serve(start, cost)
                return start + cost
            self._alarm(1)
            self._serving = asyncio.create_task(self._serve_all())
        waiter = _Waiter(start, next(self._numbers), cost, asyncio.get_running_loop().create_future())
        heapq.heappush(self._waiting, waiter)
        try:
            async with self._clock.timeout(PATIENCE):
                await waiter.turn
        except TimeoutError:
            return None
        return start + cost

    def _serve(self, start: float, cost: float) -> None:
        self._served = max(self._served, start)
        self.credit.charge(cost)

    async def _serve_all(self) -> None:
        """Those who wait, until nobody does and there is credit again."""
        while self._waiting or self.credit.wait():
            if wait := self.credit.wait():
                await self._clock.sleep(max(_TICK, wait))
                continue
            waiter = heapq.heappop(self._waiting)
            if not waiter.turn.done():
                self._serve(waiter.start, waiter.cost)
                waiter.turn.set_result(None)
        self._serving = None
        self._alarm(-1)


class Claimant:
    """Somebody who asks."""

    def __init__(self, share: _Share) -> None:
        self._share = share
        self._had = 0.0

    async def turn(self, cost: float) -> bool:
        """Wait until it is his turn for something that costs about so much. False: it took too long."""
        had = await self._share.turn(self._had, cost)
        if had is None:
            return False
        self._had = max(self._had, had)
        return True

    def pay(self, cost: float) -> None:
        """For what was not known before."""
        self._had += cost
        self._share.credit.charge(cost)


class Turns:
    """A share per address: `burst` at once, then `rate` per second, in any unit. Beyond `capacity` addresses
    the one not seen for longest is forgotten. `what` is scarce: the log says when anybody begins to wait for
    it, and when nobody does any more, and names nobody."""

    def __init__(self, what: str, burst: float, rate: float, clock: Clock, capacity: int = 10_000) -> None:
        self._what = what
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._capacity = capacity
        self._shares: OrderedDict[str, _Share] = OrderedDict()
        self._exhausted = 0

    def __len__(self) -> int:
        return len(self._shares)

    def claimant(self, address: str) -> Claimant:
        """Somebody new from there."""
        share = self._shares.get(address)
        if share is None:
            credit = Bucket(self._burst, self._rate, self._clock.monotonic)
            share = self._shares[address] = _Share(credit, self._clock, self._count)
            if len(self._shares) > self._capacity:
                self._shares.popitem(last=False)
        self._shares.move_to_end(address)
        return Claimant(share)

    def _count(self, change: int) -> None:
        before, self._exhausted = self._exhausted, self._exhausted + change
        if not before:
            _log.warning("an address has had its share of %s: its requests wait in turn", self._what)
        elif not self._exhausted:
            _log.info("no address waits for %s any more", self._what)
