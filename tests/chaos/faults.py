"""What goes wrong with servers and network, one after the other, and how long players are without a table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from tests.chaos.balancer import Balancer, Link
from tests.chaos.fleet import Fleet, Worker
from tests.chaos.line import Line
from tests.chaos.remains import Return
from tests.chaos.stalls import Stalls
from tests.chaos.table import ChaosTable

_LONG: Final = 15.0
"""Seconds after which whoever is not back counts as lost."""


class Faults:
    """`pause`: about how many seconds lie between two faults. `counts`: what went wrong, and how often.
    `returns` of clients to their tables by another worker; `endings`: the seconds that workers took to end
    when they were asked to."""

    def __init__(
        self,
        fleet: Fleet,
        balancer: Balancer,
        tables: Sequence[ChaosTable],
        stalls: Stalls,
        pause: float,
        rng: Random,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self.returns: list[Return] = []
        self.endings: list[float] = []
        self._fleet = fleet
        self._balancer = balancer
        self._tables = tables
        self._stalls = stalls
        self._pause = pause
        self._rng = rng
        self._ending = asyncio.Event()
        self._kinds: dict[Callable[[], Awaitable[None]], int] = {
            self._kill_worker: 4,
            self._stop_worker: 2,
            self._kill_worker_without_redis: 1,
            self._restart_redis: 2,
            self._hang_redis: 2,
            self._cut: 3,
            self._half_close: 2,
            self._freeze: 1,
            self._delay: 2,
        }

    async def rage(self, seconds: float) -> None:
        """Each kind once, then by chance until the time is up; in the end everything is whole again."""
        asyncio.get_running_loop().call_later(seconds, self._ending.set)
        first = [*self._kinds]
        self._rng.shuffle(first)
        while not self._ending.is_set():
            await self._wait(self._pause * self._rng.uniform(0.5, 1.5))
            if not self._ending.is_set():
                fault = (
                    first.pop() if first else self._rng.choices([*self._kinds], [*self._kinds.values()])[0]
                )
                await fault()
        for link in self._balancer.links:
            if link.frozen:
                link.cut()

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ending.wait()

    async def _kill_worker(self) -> None:
        worker = self._rng.choice(self._fleet.workers)
        struck, begun = self._clients(worker), time.monotonic()
        self.counts["workers killed"] += 1
        await worker.kill()
        await self._measure(struck, begun)
        await self._restart(worker)

    async def _stop_worker(self) -> None:
        worker = self._rng.choice(self._fleet.workers)
        struck, begun = self._clients(worker), time.monotonic()
        self.counts["workers asked to end"] += 1
        self.endings.append(await worker.terminate())
        await self._measure(struck, begun)
        await self._restart(worker)

    async def _kill_worker_without_redis(self) -> None:
        worker, redis = self._rng.choice(self._fleet.workers), self._rng.choice(self._fleet.redis)
        self.counts["workers killed"] += 1
        self.counts["Redis stopped (SIGSTOP)"] += 1
        with redis.paused():
            await self._wait(self._rng.uniform(0.2, 1))
            await worker.kill()
            await self._wait(self._rng.uniform(0.5, 3))
        await self._restart(worker)

    async def _restart(self, worker: Worker) -> None:
        await self._wait(self._rng.uniform(0, 2))
        await worker.start()

    async def _restart_redis(self) -> None:
        redis = self._rng.choice(self._fleet.redis)
        self.counts["Redis killed and restarted"] += 1
        await asyncio.to_thread(redis.kill)
        await self._wait(self._rng.uniform(0.2, 4))
        await asyncio.to_thread(redis.start)

    async def _hang_redis(self) -> None:
        redis = self._rng.choice(self._fleet.redis)
        self.counts["Redis stopped (SIGSTOP)"] += 1
        with redis.paused():
            await self._wait(self._rng.uniform(0.5, 7))

    async def _cut(self) -> None:
        for link in self._some(0.3):
            self.counts["connections cut"] += 1
            link.cut()

    async def _half_close(self) -> None:
        for link in self._some(0.1):
            self.counts["connections half closed"] += 1
            link.half_close()

    async def _freeze(self) -> None:
        for link in self._some(0.05):
            self.counts["connections frozen"] += 1
            link.frozen = True

    async def _delay(self) -> None:
        links = self._some(0.4)
        for link in links:
            self.counts["connections delayed"] += 1
            link.delay = self._rng.uniform(0.05, 0.5)
        await self._wait(self._rng.uniform(1, 5))
        for link in links:
            link.delay = 0

    def _some(self, share: float) -> list[Link]:
        """At least one, if there is any."""
        links = sorted(self._balancer.links, key=lambda link: link.client)
        return self._rng.sample(links, min(len(links), 1 + int(share * len(links))))

    def _clients(self, worker: Worker) -> list[Line]:
        """Those who are at a table by this worker."""
        ports = {
            link.client for link in self._balancer.links if link.worker == worker.port and not link.frozen
        }
        lines = (tab.line for table in self._tables for tab in table.tabs())
        return [line for line in lines if line.live_since is not None and line.port in ports]

    async def _measure(self, struck: list[Line], begun: float) -> None:
        """Wait until they are back; who goes away by himself in between does not count."""
        waiting, stalled = list(struck), self._stalls.total
        while waiting and time.monotonic() < begun + _LONG:
            await asyncio.sleep(0.01)
            for line in tuple(waiting):
                if line.live_since is not None and line.live_since > begun:
                    self.returns.append(Return(line.live_since - begun, self._stalls.total - stalled))
                    waiting.remove(line)
                elif line.closed:
                    waiting.remove(line)
        self.counts["clients lost"] += len(waiting)
