"""What a worker does for a room by itself: rings the clock, thinks for bots, stands in for the absent."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from fliptable.bots import choose
from fliptable.engine import Action
from fliptable.live.environment import Clock
from fliptable.room.commands import Act, PlayDefault, RoomCommand, TimeUp
from fliptable.room.outputs import Duty, StandIn, Think, Wake

_log = logging.getLogger(__name__)


class Scheduler:
    """`pause`: about how many seconds a bot takes. `insist` asks the room until it answers."""

    def __init__(
        self, clock: Clock, pause: float, insist: Callable[[RoomCommand, int | None], Awaitable[None]]
    ) -> None:
        self._clock = clock
        self._pause = pause
        self._insist = insist
        self._rng = random.Random()
        self._duties: tuple[Duty, ...] = ()
        self._tasks: list[asyncio.Task[None]] = []

    def take_up(self, duties: tuple[Duty, ...]) -> None:
        """These from now on, and no others."""
        if duties == self._duties:
            return
        self._duties = duties
        for task in self._tasks:
            task.cancel()
        self._tasks = [asyncio.create_task(self._fulfil(duty)) for duty in duties]

    async def _fulfil(self, duty: Duty) -> None:
        match duty:
            case Wake(at=at):
                await self._clock.until(at)
                await self._insist(TimeUp(), None)
            case Think(member=member):
                await self._hesitate()
                await self._insist(Act(self._choice(duty)), member)
            case StandIn(decision=decision):
                await self._hesitate()
                await self._insist(PlayDefault(decision), None)

    async def _hesitate(self) -> None:
        await asyncio.sleep(self._pause * self._rng.uniform(0.6, 1.4))

    def _choice(self, think: Think) -> Action:
        """A bot that fails must not be waited for."""
        try:
            return choose(think.view, think.decision, self._rng)
        except Exception:  # noqa: BLE001 - and is logged
            _log.exception("a bot could not decide")
            return think.decision.options[0]
