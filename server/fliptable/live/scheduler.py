"""Everything that a worker does for a room by itself, in time: it fulfils the room's `duties`."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable
from typing import Final, Protocol

from fliptable.bots import choose
from fliptable.engine import Action
from fliptable.live.environment import Clock, Pace
from fliptable.room.commands import Act, CloseVote, HostAway, Overdue, PlayDefault, RoomCommand, TimeUp
from fliptable.room.outputs import (
    CollectSeeds,
    CountVotes,
    Duty,
    GracePeriod,
    KeepAlive,
    Remind,
    StandIn,
    Succession,
    Think,
    Wake,
)
from fliptable.room.seeding import BeginGame

_log = logging.getLogger(__name__)

RETRY: Final = 1.0
"""Seconds until a command is repeated while the store is away."""


class ActorPort(Protocol):
    """What the scheduler needs of the actor whose duties it fulfils."""

    @property
    def turn_ends(self) -> float:
        """The deadline on the monotonic clock."""

    async def decide(self, command: RoomCommand, member: int | None = None) -> bool:
        """Ask the room. False: the store is away, nothing was decided."""

    async def touch(self) -> bool:
        """Prolong the life of the room. False: the store is away."""

    def grace_over(self, member: int) -> None:
        """`member` has had no connection for the whole grace."""


class Scheduler:
    """Time runs from the moment at which `schedule` hears of a duty for the first time, until it is not among
    the duties any more. A command is repeated until the room has decided about it, whatever the answer, and
    not again while the duty stays."""

    def __init__(self, clock: Clock, pace: Pace, keep_alive: float, actor: ActorPort) -> None:
        """`keep_alive`: seconds between two prolongations of the room's life."""
        self._clock = clock
        self._pace = pace
        self._keep_alive = keep_alive
        self._actor = actor
        self._rng = random.Random()
        self._due: dict[Duty, float] = {}
        """Moments on the monotonic clock."""
        self._tasks: dict[Duty, asyncio.Task[None]] = {}
        self._news = asyncio.Event()

    def schedule(self, duties: Iterable[Duty]) -> None:
        """Wait for these from now on, and for no others."""
        known = self._due
        self._due = {duty: known[duty] if duty in known else self._moment(duty) for duty in duties}
        for duty in known.keys() - self._due.keys():
            if duty in self._tasks:
                self._tasks.pop(duty).cancel()
        if self._due.keys() - known.keys():
            self._news.set()

    async def run(self) -> None:
        """Fulfil duties until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                await self._news.wait()
                self._news.clear()
                for duty, moment in self._due.items():
                    if duty not in self._tasks:
                        self._tasks[duty] = tasks.create_task(self._fulfil(duty, moment))

    def _moment(self, duty: Duty) -> float:
        return (
            self._actor.turn_ends if isinstance(duty, Wake) else self._clock.monotonic() + self._after(duty)
        )

    def _after(self, duty: Duty) -> float:
        match duty:
            case Think() | StandIn():
                return self._pace.bot_pause * self._rng.uniform(0.6, 1.4)
            case Remind(away=away):
                return self._pace.away_patience if away else self._pace.idle_patience
            case CollectSeeds():
                return self._pace.reveal_time
            case GracePeriod():
                return self._pace.away_grace
            case Succession():
                return self._pace.host_grace
            case _:
                return 0.0

    async def _fulfil(self, duty: Duty, moment: float) -> None:
        try:
            await self._clock.until(moment)
            await self._do(duty)
        except Exception:  # noqa: BLE001 - and is logged; the other duties go on
            _log.exception("a duty of the server was not fulfilled")

    async def _do(self, duty: Duty) -> None:
        match duty:
            case Wake():
                await self._repeat_until_decided(TimeUp())
            case Think(member=member):
                await self._repeat_until_decided(Act(self._choice(duty)), member)
            case StandIn(decision=decision):
                await self._repeat_until_decided(PlayDefault(decision))
            case Remind(decision=decision, member=member):
                await self._repeat_until_decided(Overdue(decision, member))
            case CountVotes(decision=decision):
                await self._repeat_until_decided(CloseVote(decision))
            case CollectSeeds(number=number):
                await self._repeat_until_decided(BeginGame(number))
            case Succession():
                await self._repeat_until_decided(HostAway())
            case GracePeriod(member=member):
                self._actor.grace_over(member)
            case KeepAlive():
                while True:
                    await self._clock.sleep(self._keep_alive if await self._actor.touch() else RETRY)

    async def _repeat_until_decided(self, command: RoomCommand, member: int | None = None) -> None:
        while not await self._actor.decide(command, member):
            await self._clock.sleep(RETRY)

    def _choice(self, think: Think) -> Action:
        """What the bot chooses, or the first option if it fails."""
        try:
            return choose(think.view, think.decision, self._rng)
        except Exception:  # noqa: BLE001 - and is logged
            _log.exception("a bot could not decide")
            return think.decision.options[0]
