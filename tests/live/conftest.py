"""Time and storage of these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, Worker


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def store(clock: ManualClock) -> FrailStore:
    return FrailStore(clock.monotonic)


@pytest.fixture
async def worker(store: FrailStore, clock: ManualClock) -> AsyncIterator[Worker]:
    """Who listens to a new room."""
    worker = Worker(store, clock)
    await worker.enter(await worker.registry.create())
    yield worker
    await worker.close()


@pytest.fixture
async def other(worker: Worker, store: FrailStore, clock: ManualClock) -> AsyncIterator[Worker]:
    """Another worker that serves the same room."""
    other = Worker(store, clock)
    await other.enter(worker.actor.code)
    yield other
    await other.close()
