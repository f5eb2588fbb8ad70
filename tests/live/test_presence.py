"""The presence call: who is connected over all workers, and whose connection is the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fliptable.live.presence import Presence
from fliptable.store import Unavailable
from fliptable.store.memory import MemoryStore
from fliptable.wire.fencing import FencingToken
from tests.support.waiting import eventually


class FrailStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.away = False
        self.refused = 0
        self.asked = asyncio.Event()
        self.let_go = asyncio.Event()

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        self._check()
        await super().beat(room, worker, body, ttl)

    async def beats(self, room: str) -> dict[str, bytes]:
        self._check()
        return await super().beats(room)

    async def held(self, _: str) -> dict[str, bytes]:
        """In place of `beats`: answers with what there is in the end."""
        self.asked.set()
        await self.let_go.wait()
        return await super().beats("room")

    def _check(self) -> None:
        if self.away:
            self.refused += 1
            raise Unavailable("away")


class Worker:
    """One worker's hub of the room; `outdone` are the members who are connected elsewhere by now, `raised`
    those whose claim was. `now`: its clock."""

    def __init__(self, store: MemoryStore) -> None:
        self.now = 0
        self.outdone: list[int] = []
        self.raised: list[int] = []
        self.presence = Presence(
            store, "room", lambda: self.now, lambda: None, self._outdone, self.raised.append
        )
        self.here: frozenset[int] = frozenset()

    def enter(self, member: int, returning: FencingToken | None = None) -> None:
        self.presence.enter(member, returning)
        self._are_here(self.here | {member})

    def leave(self, member: int) -> None:
        self._are_here(self.here - {member})

    def _are_here(self, members: frozenset[int], watchers: int = 0) -> None:
        self.here = members
        self.presence.are_here(members, watchers)

    def _outdone(self, member: int) -> None:
        self.outdone.append(member)
        self.leave(member)

    async def sees(self, *members: int) -> None:
        async def seen() -> bool:
            return self.presence.present == frozenset(members)

        await eventually(seen)


@pytest.fixture
def store() -> FrailStore:
    return FrailStore()


@contextmanager
def workers(store: MemoryStore, count: int) -> Iterator[list[Worker]]:
    made = [Worker(store) for _ in range(count)]
    try:
        yield made
    finally:
        for worker in made:
            worker.presence.close()


async def test_each_worker_sees_who_is_with_the_others(store: FrailStore) -> None:
    with workers(store, 3) as (one, two, three):
        one.enter(1)
        two.enter(2)
        for worker in (one, two, three):
            await worker.sees(1, 2)


async def test_whoever_goes_is_gone_everywhere(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.enter(1)
        await two.sees(1)
        one.leave(1)
        await two.sees()


async def test_of_two_connections_the_newer_stays_wherever_it_is(store: FrailStore) -> None:
    with workers(store, 3) as (one, two, three):
        one.enter(1)
        await two.sees(1)
        two.enter(1)

        async def replaced() -> bool:
            return one.outdone == [1]

        await eventually(replaced)
        one.enter(1)

        async def taken_back() -> bool:
            return two.outdone == [1]

        await eventually(taken_back)
        await three.sees(1)
        assert one.outdone == [1]


async def test_a_hall_that_closes_because_it_was_outdone_looks_around_no_more(store: FrailStore) -> None:
    looked: list[bool] = []
    left: list[bool] = []

    def close(_: int) -> None:
        presence.close()
        left.append(True)

    presence = Presence(store, "room", lambda: 0, lambda: looked.append(bool(left)), close, lambda _: None)
    presence.enter(1)
    with workers(store, 1) as (other,):
        await other.sees(1)
        other.enter(1)
        await presence.saying
        await other.sees(1)
    assert left
    assert not any(looked)


async def test_a_hall_that_has_closed_is_outdone_by_nobody(
    store: FrailStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(store, 1) as (closing,):
        closing.enter(1, FencingToken(1_000, 1))
        await closing.sees(1)
        monkeypatch.setattr(store, "beats", store.held)
        closing.enter(2)
        await store.asked.wait()
        closing.presence.close()
        with workers(store, 1) as (other,):
            other.enter(1, FencingToken(2_000))

            async def said() -> bool:
                return b"2000" in b"".join((await MemoryStore.beats(store, "room")).values())

            await eventually(said)
            store.let_go.set()
            await closing.presence.saying
        assert closing.outdone == []


async def test_of_two_that_come_at_once_one_stays(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.enter(1)
        two.enter(1)

        async def decided() -> bool:
            return [*one.outdone, *two.outdone] == [1]

        await eventually(decided)
        await one.sees(1)
        await two.sees(1)
        assert len(one.here | two.here) == 1
        assert one.here != two.here


async def test_of_two_connections_the_newer_stays_whatever_the_clocks_say(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.now = 60_000
        one.enter(1)
        await two.sees(1)
        two.enter(1)

        async def replaced() -> bool:
            return one.outdone == [1]

        await eventually(replaced)
        assert two.here == {1}


async def test_whose_claim_is_put_above_that_of_a_faster_clock_is_told(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.now = 60_000
        one.enter(1)
        await one.sees(1)
        two.enter(1)
        await two.sees(1)

        async def told() -> bool:
            return two.raised == [1]

        await eventually(told)
        assert two.presence.claim(1) == 60_001
        assert one.raised == []


async def test_a_page_that_comes_back_keeps_its_claim_though_another_has_just_come(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.now = 60_000
        one.enter(1)
        await one.sees(1)
        two.enter(1)
        two.enter(1, FencingToken(60_000, 1))

        async def replaced() -> bool:
            return one.outdone == [1]

        await eventually(replaced)
        assert two.presence.claim(1) == 60_000


async def test_a_page_that_comes_back_leaves_the_seat_to_one_that_was_opened_since(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
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

        async def replaced() -> bool:
            return one.outdone == [1]

        await eventually(replaced)
        assert two.here == {1}


@pytest.mark.parametrize("attempts", [(1, 2), (2, 1)], ids=["in their order", "the later arrives first"])
async def test_of_two_attempts_of_a_page_the_later_stays(
    store: FrailStore, attempts: tuple[int, int]
) -> None:
    with workers(store, 2) as both:
        for worker, attempt in zip(both, attempts, strict=True):
            worker.enter(1, FencingToken(1_000, attempt))

        async def decided() -> bool:
            return [len(worker.outdone) for worker in both] == [2 - attempt for attempt in attempts]

        await eventually(decided)


@pytest.mark.parametrize("first", [0, 1], ids=["the older says so first", "the newer says so first"])
async def test_of_two_that_come_while_the_store_is_away_the_newer_stays(
    store: FrailStore, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    monkeypatch.setattr("fliptable.live.presence._RETRY", 0.01)
    with workers(store, 2) as both:
        older, newer = both[first], both[1 - first]
        store.away = True
        older.now, newer.now = 1_000, 2_000
        older.enter(1)
        newer.enter(1)

        async def refused() -> bool:
            return store.refused >= 2

        await eventually(refused)
        store.away = False

        async def replaced() -> bool:
            return older.outdone == [1]

        await eventually(replaced)
        assert newer.here == {1}


async def test_whoever_came_while_the_store_took_its_time_is_newer(
    store: FrailStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(store, 2) as (older, newer):
        with monkeypatch.context() as slow:
            slow.setattr(store, "beats", store.held)
            older.now = 1_000
            older.enter(1)
            await store.asked.wait()
        newer.now = 2_000
        newer.enter(1)

        async def said() -> bool:
            return b"2000" in b"".join((await store.beats("room")).values())

        await eventually(said)
        older.now = 3_000
        store.let_go.set()

        async def replaced() -> bool:
            return older.outdone == [1]

        await eventually(replaced)
        assert newer.here == {1}


async def test_spectators_without_a_name_are_counted_together(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.presence.are_here(frozenset(), 2)
        two.presence.are_here(frozenset(), 3)

        async def counted() -> bool:
            return one.presence.watchers == two.presence.watchers == 5

        await eventually(counted)


async def test_a_worker_that_says_nothing_any_more_is_forgotten(
    store: FrailStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.live.presence._LIFE", 0.2)
    with workers(store, 2) as (dead, alive):
        dead.enter(1)
        await alive.sees(1)
        dead.presence.saying.cancel()
        await alive.sees()


async def test_a_hall_that_closes_takes_back_what_it_said(store: FrailStore) -> None:
    with workers(store, 2) as (one, two):
        one.enter(1)
        await two.sees(1)
        one.presence.close()
        await one.presence.saying
        await two.sees()
        assert len(await store.beats("room")) == 1


async def test_while_the_store_is_away_those_who_were_there_stay(
    store: FrailStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.live.presence._RETRY", 0.01)
    with workers(store, 2) as (one, two):
        one.enter(1)
        await two.sees(1)
        store.away = True
        one.enter(2)
        await asyncio.sleep(0)
        assert one.presence.present == {1, 2}
        assert two.presence.present == {1}
        store.away = False
        await two.sees(1, 2)


async def test_what_a_worker_of_another_version_says_is_passed_over(store: FrailStore) -> None:
    with workers(store, 1) as (one,):
        await store.beat("room", "newer", b"{}", 60)
        await store.beat("room", "odd", b"\xff", 60)
        one.enter(1)
        await one.sees(1)
