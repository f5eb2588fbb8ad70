"""Presences of several workers of one room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.support.clock import ManualClock
from tests.support.presences import HoldingStore, Worker, Workers


@pytest.fixture
def store(clock: ManualClock) -> HoldingStore:
    return HoldingStore(clock.monotonic)


@pytest.fixture
def workers(store: HoldingStore, clock: ManualClock) -> Workers:
    @asynccontextmanager
    async def running(count: int) -> AsyncIterator[list[Worker]]:
        made = [Worker(store, clock) for _ in range(count)]
        async with asyncio.TaskGroup() as tasks:
            for worker in made:
                worker.task = tasks.create_task(worker.presence.run())
            yield made
            for worker in made:
                worker.presence.close()

    return running
