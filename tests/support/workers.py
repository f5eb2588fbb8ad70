"""Workers without sockets, in the event loop of the test: actors, hubs, a store that fails."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fliptable.live.actor import Actor
from fliptable.live.environment import Clock, EntropySource, Environment, Pace
from fliptable.live.hub import Hub, HubPolicy
from fliptable.live.hubs import Hubs
from fliptable.live.registry import Registry
from fliptable.room.commands import Join
from fliptable.room.outputs import RoomChange
from fliptable.store import JournalEntry, Unavailable
from fliptable.store.memory import MemoryStore
from fliptable.wire.close_codes import Close
from fliptable.wire.fencing import FencingToken
from fliptable.wire.outbound import READABLE
from fliptable.wire.projection import Principal
from tests.support.waiting import eventually

SWIFT = Pace(bot_pause=0.0)
TTL = 7 * 24 * 3600.0


class FrailStore(MemoryStore):
    """Can be away. `swallow`: the next append is written, but its answer is lost."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(monotonic)
        self.away = False
        self.only = frozenset({"append", "read", "touch", "beat", "beats"})
        """What is refused while it is away."""
        self.swallow = False
        self.refusals: Counter[str] = Counter()

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        self._check("append")
        seq = await super().append(room, entry, ttl)
        if self.swallow:
            self.swallow = False
            raise Unavailable("the answer was lost")
        return seq

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        self._check("read")
        return await super().read(room, after)

    async def touch(self, room: str, ttl: float) -> bool:
        self._check("touch")
        return await super().touch(room, ttl)

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        self._check("beat")
        await super().beat(room, worker, body, ttl)

    async def beats(self, room: str) -> dict[str, bytes]:
        self._check("beats")
        return await super().beats(room)

    @property
    def refused(self) -> int:
        """How often the journal could not be written or read."""
        return self.refusals["append"] + self.refusals["read"]

    def _check(self, call: str) -> None:
        if self.away and call in self.only:
            self.refusals[call] += 1
            raise Unavailable("away")


class Witness:
    """Writes down what a room tells."""

    def __init__(self) -> None:
        self.changes: list[RoomChange] = []
        self.missed: list[int] = []
        self.gone: bool | None = None

    @property
    def seqs(self) -> list[int]:
        return [change.after.seq for change in self.changes]

    def changed(self, change: RoomChange) -> None:
        self.changes.append(change)

    def grace_over(self, member: int) -> None:
        self.missed.append(member)

    def ended(self, *, gone: bool) -> None:
        self.gone = gone


class Worker:
    """One worker, and its view of one room."""

    def __init__(self, store: MemoryStore, clock: Clock, **changes: Any) -> None:
        environment = replace(Environment(store, clock, EntropySource(), TTL, SWIFT), **changes)
        self.registry = Registry(environment, idle_timeout=10.0)
        self.hubs = Hubs(store, clock, HubPolicy(most=3, most_from_one=2))
        self.witness = Witness()
        self.actor: Actor
        self.lines: list[Line] = []

    async def enter(self, code: str) -> None:
        """Only listen."""
        await self.load(code)
        self.actor.listen(self.witness)

    async def load(self, code: str) -> None:
        actor = await self.registry.find(code)
        assert actor is not None
        self.actor = actor

    def connect(self, member: int | None = None, *, watching: bool = False, address: str = "ours") -> Line:
        """Somebody who is let in."""
        line = Line(self, Principal(member, watching), address)
        line.enter()
        assert line.closed is None
        return line

    async def has_told(self, seq: int) -> None:
        async def told() -> bool:
            return seq in self.witness.seqs

        await eventually(told)

    async def close(self) -> None:
        for line in self.lines:
            line.leave()
        await asyncio.gather(self.hubs.close(), self.registry.close())


class Line:
    """A connection that writes down what it is sent."""

    def __init__(self, worker: Worker, principal: Principal, address: str = "ours") -> None:
        self.principal = principal
        self.address = address
        self.version = READABLE
        self.sent: list[dict[str, Any]] = []
        self.closed: Close | None = None
        self._worker = worker
        self._hub: Hub | None = None

    def enter(self, returning: FencingToken | None = None) -> None:
        entered = self._worker.hubs.enter(self._worker.actor, self, None, returning)
        if isinstance(entered, Hub):
            self._hub = entered
            self._worker.lines.append(self)
        else:
            self.close(entered)

    def leave(self) -> None:
        assert self._hub is not None
        self._hub.leave(self)

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def close(self, code: Close) -> None:
        self.closed = self.closed or code

    @property
    def away(self) -> list[int]:
        """Who is shown as away."""
        for message in reversed(self.sent):
            if message["type"] == "presence":
                return list(message["away"])
            if message["type"] == "welcome":
                return [member["id"] for member in message["room"]["members"] if member["away"]]
        return []


async def join(worker: Worker, *names: str) -> list[int]:
    """People become members of the worker's room; nobody of them is connected. Their ids."""
    for name in names:
        await worker.actor.ask(Join(name, watch=False), token=name)
    return [person.id for person in worker.actor.state.people()]


def asked(worker: Worker) -> tuple[int, int]:
    """The open decision, and the member who must make it."""
    question = worker.actor.state.question
    assert question is not None
    return question.id, worker.actor.state.seats[question.seat]


async def becomes(holds: Callable[[], bool]) -> None:
    """Return as soon as `holds` does, without a moment of waiting: for what only takes the event loop some
    turns."""
    for _ in range(10_000):
        if holds():
            return
        await asyncio.sleep(0)
    raise AssertionError("it does not come true")


async def settle() -> None:
    """Let everything happen that takes no time."""
    for _ in range(100):
        await asyncio.sleep(0)
