"""The host hears of every change, once, with cause and remedy; whoever asks is answered in bounded time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from fliptable.store import Damaged, ReportingStore, StoreHealth, Trouble, Unavailable
from fliptable.store.memory import MemoryStore
from tests.support.waiting import eventually


class Moody(MemoryStore):
    """Refuses with `error`, if there is one, and counts its probes."""

    def __init__(self) -> None:
        super().__init__()
        self.error: Exception | None = None
        self.hangs = False
        self.probes = 0

    async def probe(self) -> None:
        self.probes += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.error is not None:
            raise self.error
        await super().probe()

    async def touch(self, room: str, ttl: float) -> bool:
        if self.error is not None:
            raise self.error
        return await super().touch(room, ttl)


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def watched(store: Moody, time: Time) -> AsyncIterator[StoreHealth]:
    health = StoreHealth(store, time)
    looking = asyncio.create_task(health.keep_looking())
    try:
        yield health
    finally:
        looking.cancel()
        await health.close()


DISK = Unavailable("the store's file: disk is full", "Free space.")


async def test_every_change_is_one_line_with_cause_and_remedy(caplog: pytest.LogCaptureFixture) -> None:
    store, time = Moody(), Time()
    health = StoreHealth(store, time)
    heard: list[Trouble] = []
    health.listen(heard.append)
    same = Unavailable("the store's file: the disk is still full", "Free space.")
    for error in (None, DISK, same, DISK, None, None, Unavailable("another", "Do that.")):
        store.error = error
        time.now += 10
        assert await health.look() is error
    lines = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert lines == [
        (logging.ERROR, "tables cannot be kept: the store's file: disk is full. Free space."),
        (logging.WARNING, "tables are kept again"),
        (logging.ERROR, "tables cannot be kept: another. Do that."),
    ]
    assert heard == [None, DISK, None, store.error]


async def test_many_who_ask_at_once_or_soon_after_cost_one_probe() -> None:
    store, time = Moody(), Time()
    health = StoreHealth(store, time)
    await asyncio.gather(*(health.look() for _ in range(50)))
    await health.look()
    assert store.probes == 1
    time.now += 5
    store.error = DISK
    assert await health.look() is DISK, "told within five seconds"


async def test_a_store_that_hangs_is_in_trouble_in_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fliptable.store.health._DEADLINE", 0.05)
    store = Moody()
    store.hangs = True
    async with asyncio.timeout(3):
        assert await StoreHealth(store, Time()).look() is not None


async def test_a_refusal_to_anybody_is_looked_into_and_so_is_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fliptable.store.health._AGAIN", 0.01)
    store, time = Moody(), Time()
    async with watched(store, time) as health:
        rooms = ReportingStore(store, health.suspect)
        await health.look()
        store.error = DISK
        with pytest.raises(Unavailable):
            await rooms.touch("room", 1)

        async def is_trouble() -> bool:
            return health.trouble is DISK

        async def is_well() -> bool:
            return health.trouble is None

        await eventually(is_trouble)
        store.error = None
        await eventually(is_well)


async def test_damage_stays_damage_although_a_probe_does_not_meet_it() -> None:
    store, time = Moody(), Time()
    health = StoreHealth(store, time)
    damage = Damaged("the store's file: malformed", "Restore a backup.")
    health.suspect(damage)
    time.now += 10
    assert await health.look() is damage


async def test_a_bug_does_not_look_like_health(caplog: pytest.LogCaptureFixture) -> None:
    store = Moody()
    store.error = KeyError("bug")
    assert await StoreHealth(store, Time()).look() is not None
    assert "cannot be probed" in caplog.text
