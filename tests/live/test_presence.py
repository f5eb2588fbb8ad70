"""Presence: who is connected to any worker, and whose connection is the newest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from fliptable.live.presence import Presence
from fliptable.store.memory import MemoryStore
from fliptable.wire.fencing import FencingToken
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, becomes


class HoldingStore(FrailStore):
    def __init__(self, monotonic: Callable[[], float]) -> None:
        super().__init__(monotonic)
        self.asked = asyncio.Event()
        self.let_go = asyncio.Event()

    async def held(self, _: str) -> dict[str, bytes]:
        """In place of `beats`: answers with what there is in the end."""
        self.asked.set()
        await self.let_go.wait()
        return await super().beats("room")


class SkewedClock(ManualClock):
    """Its stamps are a test's own; the time that passes is that of `clock`."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__()
        self.stamp = 0
        self.sleep = clock.sleep  # type: ignore[method-assign]
        self.timeout = clock.timeout  # type: ignore[method-assign]

    def now(self) -> int:
        return self.stamp


class Worker:
    """One worker's presence in the room; `outdone` are the members who have a newer connection elsewhere,
    `raised` those whose claim was raised. `now`: its wall clock."""

    def __init__(self, store: MemoryStore, clock: ManualClock) -> None:
        self.clock = SkewedClock(clock)
        self.outdone: list[int] = []
        self.raised: list[int] = []
        self.changes = 0
        self.closes = False
        """Whether it closes when it is superseded."""
        self.presence = Presence(store, "room", self.clock, self)
        self.here: frozenset[int] = frozenset()
        self.task: asyncio.Task[None]

    @property
    def now(self) -> int:
        return self.clock.stamp

    @now.setter
    def now(self, stamp: int) -> None:
        self.clock.stamp = stamp

    def enter(self, member: int, returning: FencingToken | None = None) -> None:
        self.presence.connect(member, returning)
        self._keep(self.here | {member})

    def leave(self, member: int) -> None:
        self._keep(self.here - {member})

    def _keep(self, members: frozenset[int], watchers: int = 0) -> None:
        self.here = members
        self.presence.keep(members, watchers)

    def others_changed(self) -> None:
        self.changes += 1

    def superseded(self, member: int) -> None:
        self.outdone.append(member)
        if self.closes:
            self.presence.close()
        else:
            self.leave(member)

    def claim_raised(self, member: int) -> None:
        self.raised.append(member)

    async def sees(self, *members: int) -> None:
        await becomes(lambda: self.presence.present == frozenset(members))


async def published(store: MemoryStore, claim: bytes) -> None:
    for _ in range(10_000):
        if claim in b"".join((await MemoryStore.beats(store, "room")).values()):
            return
        await asyncio.sleep(0)
    raise AssertionError(claim)


@pytest.fixture
def store(clock: ManualClock) -> HoldingStore:
    return HoldingStore(clock.monotonic)


Workers = Callable[[int], AbstractAsyncContextManager[list[Worker]]]


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


async def test_what_a_worker_of_another_version_says_is_passed_over(
    store: HoldingStore, workers: Workers
) -> None:
    async with workers(1) as (one,):
        await store.beat("room", "newer", b"{}", 60)
        await store.beat("room", "odd", b"\xff", 60)
        one.enter(1)
        await one.sees(1)
