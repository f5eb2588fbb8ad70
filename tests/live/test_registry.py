"""The rooms of a worker: opened, found, loaded once, and dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from fliptable.live.environment import EntropySource
from fliptable.store import JournalEntry, Unavailable
from tests.support.clock import ManualClock
from tests.support.waiting import eventually
from tests.support.workers import FrailStore, Worker, becomes, join, settle


async def test_a_room_that_cannot_be_loaded_for_somebody_who_has_gone_is_not_worth_a_word(
    store: FrailStore, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    registry = Worker(store, clock).registry
    code = await registry.create()
    asked, give_up = asyncio.Event(), asyncio.Event()

    async def hangs(room: str, after: int = 0) -> list[JournalEntry]:
        asked.set()
        await give_up.wait()
        raise Unavailable("no answer")

    monkeypatch.setattr(store, "read", hangs)
    finding = asyncio.create_task(registry.find(code))
    await asked.wait()
    finding.cancel()
    await asyncio.wait([finding])
    give_up.set()

    async def forgotten() -> bool:
        return not registry._loading

    await eventually(forgotten)
    del finding
    gc.collect()
    assert caplog.text == ""


async def test_a_room_that_nobody_listens_to_leaves_the_memory(worker: Worker, clock: ManualClock) -> None:
    await worker.registry.sweep()
    assert len(worker.registry) == 1
    worker.actor.unlisten(worker.witness)
    clock.advance(9_999)
    await worker.registry.sweep()
    assert len(worker.registry) == 1
    clock.advance(1)
    await worker.registry.sweep()
    assert len(worker.registry) == 0
    await worker.enter(worker.actor.code)


async def test_those_who_ask_at_once_get_the_same_actor(store: FrailStore, clock: ManualClock) -> None:
    code = await Worker(store, clock).registry.create()
    worker = Worker(store, clock)
    one, two = await asyncio.gather(worker.registry.find(code), worker.registry.find(code))
    assert one is two
    await worker.close()


async def test_a_code_that_is_taken_is_not_used_again(store: FrailStore, clock: ManualClock) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])

    class Unlucky(EntropySource):
        def code(self) -> str:
            return next(codes)

    registry = Worker(store, clock, entropy=Unlucky()).registry
    assert [await registry.create(), await registry.create()] == ["AAAAAA", "BBBBBB"]


async def test_the_rooms_are_looked_through_twice_a_minute_whatever_happens(
    worker: Worker, store: FrailStore, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> list[str]:
        raise RuntimeError("a bug")

    store.expired = broken  # type: ignore[method-assign]
    tidying = asyncio.create_task(worker.registry.keep_tidy())
    for times in (1, 2):
        await clock.elapse(30_000)
        await becomes(lambda times=times: len(caplog.records) == times)  # type: ignore[misc]
    del store.expired
    worker.actor.unlisten(worker.witness)
    await clock.elapse(30_000)
    await becomes(lambda: len(worker.registry) == 0)
    tidying.cancel()


async def test_a_worker_that_ends_leaves_no_task_behind(
    store: FrailStore, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even one that waits for a store that hangs."""
    monkeypatch.setattr("fliptable.live.registry._CLOSE_TIMEOUT", 0.01)
    before = asyncio.all_tasks()
    worker = Worker(store, clock)
    await worker.load(await worker.registry.create())
    worker.connect(watching=True)
    await settle()
    assert asyncio.all_tasks() > before

    async def hangs(room: str, entry: JournalEntry, ttl: float) -> int:
        await asyncio.Event().wait()
        return 0

    store.append = hangs  # type: ignore[method-assign]
    asked = asyncio.create_task(join(worker, "Ann"))
    await settle()
    await worker.close()
    await becomes(asked.done)
    assert not asyncio.all_tasks() - before - {asked}
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
