"""Several workers of one room: races are decided by the store, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from fliptable.live.inbox import UNAVAILABLE
from fliptable.room.commands import (
    Join,
    SetTable,
)
from fliptable.room.outputs import Rejected, Repeated
from fliptable.store import JournalEntry, Unavailable
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, Worker


async def test_what_one_worker_stores_the_others_tell(worker: Worker, other: Worker) -> None:
    await worker.actor.ask(Join("Ann", watch=False), token="secret")
    await other.has_told(2)
    assert other.actor.state == worker.actor.state


async def test_of_two_workers_in_a_race_one_wins_and_the_other_decides_again(
    worker: Worker, other: Worker
) -> None:
    ann = Join("Ann", watch=False)
    both = (worker.actor.ask(ann, token="hers"), other.actor.ask(ann, token="another's"))
    answers = await asyncio.gather(*both)
    assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Rejected"]
    assert Rejected("name_taken") in answers
    await worker.has_told(2)
    await other.has_told(2)
    assert worker.actor.state == other.actor.state


async def test_a_request_that_reaches_two_workers_is_applied_once(worker: Worker, other: Worker) -> None:
    await worker.actor.ask(Join("Ann", watch=False))
    command = SetTable(watch_open=False)
    answers = await asyncio.gather(
        worker.actor.ask(command, member=1, ref="once"), other.actor.ask(command, member=1, ref="once")
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Repeated"]
    assert Repeated(3) in answers


async def deaf(room: str, after: int, link: str = "") -> AsyncGenerator[JournalEntry, None]:
    """A journal of which no news comes."""
    await asyncio.Event().wait()
    yield JournalEntry(0, "", b"")


async def test_whoever_knows_more_than_a_worker_finds_it_caught_up(
    worker: Worker, store: FrailStore, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "follow", deaf)
    late = Worker(store, clock)
    await late.enter(worker.actor.code)
    await worker.actor.ask(Join("Ann", watch=False))
    assert late.actor.state.seq == 1
    store.away = True
    with pytest.raises(Unavailable):
        await late.registry.find(worker.actor.code, 2)
    store.away = False
    assert await late.registry.find(worker.actor.code, 2) is late.actor
    assert late.actor.state == worker.actor.state
    assert late.witness.seqs == [2]
    assert await late.registry.find(worker.actor.code, 99) is late.actor, "a number that does not exist"
    await late.close()


async def test_what_was_stored_although_the_answer_was_lost_is_told_and_not_done_again(
    worker: Worker, store: FrailStore
) -> None:
    await worker.actor.ask(Join("Ann", watch=False))
    store.swallow = True
    assert await worker.actor.ask(SetTable(watch_open=False), member=1, ref="once") == UNAVAILABLE
    assert await worker.actor.ask(SetTable(watch_open=False), member=1, ref="once") == Repeated(3)
    assert worker.witness.seqs == [2, 3]
    assert not worker.actor.state.watch_open
