"""The actor: requests are stored before they are told; outages, mistakes, and the end of the room."""

from __future__ import annotations

import asyncio

import pytest

from fliptable.live.inbox import UNAVAILABLE
from fliptable.room.commands import (
    Join,
    SetTable,
    Start,
)
from fliptable.room.outputs import Accepted, Rejected
from tests.support.waiting import eventually
from tests.support.workers import FrailStore, Worker, becomes


async def test_an_answer_is_told_when_it_is_stored(worker: Worker, store: FrailStore) -> None:
    answer = await worker.actor.ask(Join("Ann", watch=False), token="secret")
    assert isinstance(answer, Accepted)
    assert worker.witness.seqs == [answer.state.seq] == [2]
    assert [entry.seq for entry in await store.read(worker.actor.code)] == [1, 2]


async def test_a_refusal_changes_nothing(worker: Worker) -> None:
    assert isinstance(await worker.actor.ask(Start(), member=1), Rejected)
    assert worker.witness.changes == []


async def test_while_the_store_is_away_nothing_is_told(worker: Worker, store: FrailStore) -> None:
    store.away = True
    assert await worker.actor.ask(Join("Ann", watch=False)) == UNAVAILABLE
    assert worker.witness.changes == []
    store.away = False
    assert isinstance(await worker.actor.ask(Join("Ann", watch=False)), Accepted)
    assert worker.witness.seqs == [2]


async def test_who_waits_behind_somebody_for_whom_the_store_is_away_is_refused_with_him(
    worker: Worker, store: FrailStore
) -> None:
    await worker.actor.ask(Join("Ann", watch=False))
    store.away = True
    asked = (worker.actor.ask(SetTable(watch_open=False), member=1) for _ in range(5))
    assert await asyncio.gather(*asked) == [UNAVAILABLE] * 5
    assert store.refused == 1


async def test_the_end_of_the_journal_is_the_end_of_the_room(worker: Worker, store: FrailStore) -> None:
    await store.delete(worker.actor.code)

    async def ended() -> bool:
        return worker.witness.gone is not None

    await eventually(ended)
    assert worker.witness.gone
    assert await worker.registry.find(worker.actor.code) is None


async def test_stopping_is_not_the_end_of_the_room(worker: Worker) -> None:
    worker.actor.stop()
    await becomes(lambda: worker.actor.ended)
    assert worker.witness.gone is False
    assert await worker.actor.ask(Join("Ann", watch=False)) == UNAVAILABLE
    found = await worker.registry.find(worker.actor.code)
    assert found is not None
    assert found is not worker.actor


async def test_stopping_finishes_what_is_being_stored(worker: Worker) -> None:
    asked = asyncio.create_task(worker.actor.ask(Join("Ann", watch=False)))
    await asyncio.sleep(0)
    worker.actor.stop()
    assert isinstance(await asked, Accepted)


async def test_a_mistake_of_ours_costs_one_request_and_not_the_room(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("fliptable.live.actor.handle", lambda *_: 1 / 0)
        assert await worker.actor.ask(Join("Ann", watch=False)) == Rejected("internal_error")
    assert isinstance(await worker.actor.ask(Join("Ann", watch=False)), Accepted)


async def test_who_asks_is_answered_when_the_room_has_to_be_closed(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fliptable.live.replica.encode_batch", lambda *_: 1 / 0)
    answer = await asyncio.wait_for(worker.actor.ask(Join("Ann", watch=False)), 10)
    assert answer == Rejected("internal_error")
    await becomes(lambda: worker.actor.ended)
    assert worker.witness.gone is False
