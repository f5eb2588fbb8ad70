"""Presence: who is connected to any worker, as far as the store tells."""

from __future__ import annotations

from tests.support.clock import ManualClock
from tests.support.presences import HoldingStore, Workers
from tests.support.workers import becomes


async def test_each_worker_sees_who_is_with_the_others(workers: Workers) -> None:
    async with workers(3) as (one, two, three):
        one.enter(1)
        two.enter(2)
        for worker in (one, two, three):
            await worker.sees(1, 2)


async def test_whoever_goes_is_gone_everywhere(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.enter(1)
        await two.sees(1)
        one.leave(1)
        await two.sees()


async def test_spectators_without_a_name_are_counted_together(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.presence.keep(frozenset(), 2)
        two.presence.keep(frozenset(), 3)
        await becomes(lambda: one.presence.watchers == two.presence.watchers == 5)


async def test_a_worker_that_publishes_nothing_any_more_is_forgotten(
    workers: Workers, clock: ManualClock
) -> None:
    async with workers(2) as (dead, alive):
        dead.enter(1)
        await alive.sees(1)
        dead.task.cancel()
        for _ in range(3):
            assert alive.presence.present == {1}
            await clock.elapse(3_000)
        await alive.sees()


async def test_a_worker_that_goes_on_publishing_is_not_forgotten(
    workers: Workers, clock: ManualClock
) -> None:
    async with workers(2) as (one, two):
        one.enter(1)
        await two.sees(1)
        for _ in range(10):
            await clock.elapse(3_000)
        await two.sees(1)


async def test_a_presence_that_closes_takes_back_what_it_published(
    store: HoldingStore, workers: Workers
) -> None:
    async with workers(2) as (one, two):
        one.enter(1)
        await two.sees(1)
        one.presence.close()
        await becomes(one.task.done)
        await two.sees()
        assert len(await store.beats("room")) == 1


async def test_while_the_store_is_away_those_who_were_there_stay(
    store: HoldingStore, workers: Workers, clock: ManualClock
) -> None:
    async with workers(2) as (one, two):
        one.enter(1)
        await two.sees(1)
        store.away = True
        one.enter(2)
        await becomes(lambda: store.refusals.total() == 1)
        assert one.presence.present == {1, 2}
        assert two.presence.present == {1}
        store.away = False
        await clock.elapse(1_000)
        await two.sees(1, 2)


async def test_what_a_worker_of_another_version_says_is_passed_over(
    store: HoldingStore, workers: Workers
) -> None:
    async with workers(1) as (one,):
        await store.beat("room", "newer", b"{}", 60)
        await store.beat("room", "odd", b"\xff", 60)
        one.enter(1)
        await one.sees(1)
