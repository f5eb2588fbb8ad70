"""A room lives as long as somebody is connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from fliptable.store.memory import MemoryStore
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, Worker, becomes


@pytest.fixture
async def brief(store: FrailStore, clock: ManualClock) -> AsyncIterator[Worker]:
    """A worker whose rooms live for a minute."""
    worker = Worker(store, clock, ttl=60.0)
    await worker.enter(await worker.registry.create())
    yield worker
    await worker.close()


async def test_somebody_who_comes_lets_the_room_live_on_and_on(
    brief: Worker, store: FrailStore, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    touched: list[tuple[str, float]] = []

    async def touch(room: str, ttl: float) -> bool:
        touched.append((room, ttl))
        return await MemoryStore.touch(store, room, ttl)

    once = (brief.actor.code, 60.0)
    monkeypatch.setattr(store, "touch", touch)
    brief.actor.unlisten(brief.witness)
    brief.actor.listen(brief.witness)
    await becomes(lambda: touched == [once])
    clock.advance(7_500)
    await becomes(lambda: touched == [once, once])
    brief.actor.unlisten(brief.witness)
    clock.advance(7_500)
    brief.actor.listen(brief.witness)
    await becomes(lambda: touched == [once] * 3)


async def test_no_expiry_takes_a_room_with_somebody_in_it(
    brief: Worker, store: FrailStore, clock: ManualClock
) -> None:
    for _ in range(20):
        await clock.elapse(7_500)
        store.away = True
        await clock.elapse(1_000)
        store.away = False
        assert await store.expired() == []
    brief.actor.unlisten(brief.witness)
    clock.advance(60_000)
    assert await store.expired() == [brief.actor.code]
