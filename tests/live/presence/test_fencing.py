"""Presence: of two connections with one seat the newer stays, wherever it is and whatever the clocks say."""

from __future__ import annotations

import asyncio

import pytest

from fliptable.store.memory import MemoryStore
from fliptable.wire.fencing import FencingToken
from tests.support.clock import ManualClock
from tests.support.presences import HoldingStore, Workers
from tests.support.workers import becomes


async def published(store: MemoryStore, claim: bytes) -> None:
    for _ in range(10_000):
        if claim in b"".join((await MemoryStore.beats(store, "room")).values()):
            return
        await asyncio.sleep(0)
    raise AssertionError(claim)


async def test_of_two_connections_the_newer_stays_wherever_it_is(workers: Workers) -> None:
    async with workers(3) as (one, two, three):
        one.enter(1)
        await two.sees(1)
        two.enter(1)
        await becomes(lambda: one.outdone == [1])
        one.enter(1)
        await becomes(lambda: two.outdone == [1])
        await three.sees(1)
        assert one.outdone == [1]


async def test_a_presence_that_closes_because_it_was_superseded_tells_of_nothing_more(
    workers: Workers,
) -> None:
    async with workers(2) as (closing, other):
        closing.closes = True
        closing.enter(1)
        await other.sees(1)
        before = closing.changes
        other.enter(1)
        await becomes(closing.task.done)
        await other.sees(1)
        assert closing.outdone == [1]
        assert closing.changes == before


async def test_a_presence_that_has_closed_is_superseded_by_nobody(
    store: HoldingStore, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(2) as (closing, other):
        closing.enter(1, FencingToken(1_000, 1))
        await other.sees(1)
        with monkeypatch.context() as slow:
            slow.setattr(store, "beats", store.held)
            closing.enter(2)
            await store.asked.wait()
        closing.presence.close()
        other.enter(1, FencingToken(2_000))
        await published(store, b"2000")
        store.let_go.set()
        await becomes(closing.task.done)
        assert closing.outdone == []


async def test_of_two_that_come_at_once_one_stays(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.enter(1)
        two.enter(1)
        await becomes(lambda: [*one.outdone, *two.outdone] == [1])
        await one.sees(1)
        await two.sees(1)
        assert len(one.here | two.here) == 1
        assert one.here != two.here


async def test_of_two_connections_the_newer_stays_whatever_the_clocks_say(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.now = 60_000
        one.enter(1)
        await two.sees(1)
        two.enter(1)
        await becomes(lambda: one.outdone == [1])
        assert two.here == {1}


async def test_whose_claim_is_put_above_that_of_a_faster_clock_is_told(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.now = 60_000
        one.enter(1)
        await one.sees(1)
        two.enter(1)
        await two.sees(1)
        await becomes(lambda: two.raised == [1])
        assert two.presence.claim(1) == 60_001
        assert one.raised == []


async def test_a_page_that_comes_back_keeps_its_claim_though_another_has_just_come(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.now = 60_000
        one.enter(1)
        await one.sees(1)
        two.enter(1)
        two.enter(1, FencingToken(60_000, 1))
        await becomes(lambda: one.outdone == [1])
        assert two.presence.claim(1) == 60_000


async def test_a_page_that_comes_back_leaves_the_seat_to_one_that_was_opened_since(workers: Workers) -> None:
    async with workers(2) as (one, two):
        one.now, two.now = 1_000, 2_000
        one.enter(1)
        claim = one.presence.claim(1)
        assert claim == 1_000
        one.leave(1)
        two.enter(1)
        await one.sees(1)
        older, same = FencingToken(claim, 1), FencingToken(2_000, 1)
        assert one.presence.knows_newer(1, older)
        assert not one.presence.knows_newer(1, same)
        one.enter(1, older)
        await becomes(lambda: one.outdone == [1])
        assert two.here == {1}


@pytest.mark.parametrize("attempts", [(1, 2), (2, 1)], ids=["in their order", "the later arrives first"])
async def test_of_two_attempts_of_a_page_the_later_stays(workers: Workers, attempts: tuple[int, int]) -> None:
    async with workers(2) as both:
        for worker, attempt in zip(both, attempts, strict=True):
            worker.enter(1, FencingToken(1_000, attempt))
        await becomes(
            lambda: [len(worker.outdone) for worker in both] == [2 - attempt for attempt in attempts]
        )


@pytest.mark.parametrize("first", [0, 1], ids=["the older says so first", "the newer says so first"])
async def test_of_two_that_come_while_the_store_is_away_the_newer_stays(
    store: HoldingStore, workers: Workers, clock: ManualClock, first: int
) -> None:
    async with workers(2) as both:
        older, newer = both[first], both[1 - first]
        store.away = True
        older.now, newer.now = 1_000, 2_000
        older.enter(1)
        newer.enter(1)
        await becomes(lambda: store.refusals.total() == 2)
        store.away = False
        await clock.elapse(1_000)
        await becomes(lambda: older.outdone == [1])
        assert newer.here == {1}


async def test_whoever_came_while_the_store_took_its_time_is_newer(
    store: HoldingStore, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(2) as (older, newer):
        with monkeypatch.context() as slow:
            slow.setattr(store, "beats", store.held)
            older.now = 1_000
            older.enter(1)
            await store.asked.wait()
        newer.now = 2_000
        newer.enter(1)

        await published(store, b"2000")
        older.now = 3_000
        store.let_go.set()
        await becomes(lambda: older.outdone == [1])
        assert newer.here == {1}


async def test_a_page_that_is_opened_after_the_clock_was_set_back_is_newer(workers: Workers) -> None:
    async with workers(1) as (one,):
        one.now = 3_600_000
        one.enter(1)
        older = one.presence.claim(1)
        one.leave(1)
        one.now = 0
        one.enter(1)
        newer = one.presence.claim(1)
        assert older is not None
        assert newer is not None
        assert newer > older
        assert one.presence.knows_newer(1, FencingToken(older, 1))
