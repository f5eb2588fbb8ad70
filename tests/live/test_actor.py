"""The actor: nothing is told before it is stored, and races, outages and restarts lose and double nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator

import pytest

from fliptable.engine import Hit, Options, Question, decision, fallback
from fliptable.live.environment import Entropy
from fliptable.live.inbox import UNAVAILABLE
from fliptable.room.commands import (
    Act,
    AddBot,
    Back,
    HandOver,
    Join,
    Overdue,
    PlayFor,
    SetOptions,
    SetTable,
    Start,
)
from fliptable.room.outputs import Accepted, Rejected, Repeated
from fliptable.room.state import Phase
from fliptable.store import JournalEntry, Unavailable
from fliptable.store.memory import MemoryStore
from tests.support.clock import ManualClock
from tests.support.waiting import eventually
from tests.support.workers import FrailStore, Worker, becomes


@pytest.fixture
async def other(worker: Worker, store: FrailStore, clock: ManualClock) -> AsyncIterator[Worker]:
    """Another worker that serves the same room."""
    other = Worker(store, clock)
    await other.enter(worker.actor.code)
    yield other
    await other.close()


async def test_an_answer_is_told_when_it_is_stored(worker: Worker, store: FrailStore) -> None:
    answer = await worker.actor.ask(Join("Ann", watch=False), token="secret")
    assert isinstance(answer, Accepted)
    assert worker.witness.seqs == [answer.state.seq] == [2]
    assert [entry.seq for entry in await store.read(worker.actor.code)] == [1, 2]


async def test_a_refusal_changes_nothing(worker: Worker) -> None:
    assert isinstance(await worker.actor.ask(Start(), member=1), Rejected)
    assert worker.witness.changes == []


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


async def test_what_was_stored_although_the_answer_was_lost_is_told_and_not_done_again(
    worker: Worker, store: FrailStore
) -> None:
    await worker.actor.ask(Join("Ann", watch=False))
    store.swallow = True
    assert await worker.actor.ask(SetTable(watch_open=False), member=1, ref="once") == UNAVAILABLE
    assert await worker.actor.ask(SetTable(watch_open=False), member=1, ref="once") == Repeated(3)
    assert worker.witness.seqs == [2, 3]
    assert not worker.actor.state.watch_open


async def test_bots_play_until_a_person_is_asked(worker: Worker) -> None:
    await worker.actor.ask(Join("Ann", watch=True))
    await worker.actor.ask(AddBot(), member=1)
    await worker.actor.ask(AddBot(), member=1)
    await worker.actor.ask(Start(), member=1)

    async def over() -> bool:
        return worker.actor.state.phase is Phase.OVER

    await eventually(over)


async def test_a_bot_thinks_again_when_the_store_is_back(
    worker: Worker, store: FrailStore, clock: ManualClock
) -> None:
    await worker.actor.ask(Join("Ann", watch=True))
    await worker.actor.ask(AddBot(), member=1)
    await worker.actor.ask(AddBot(), member=1)
    await worker.actor.ask(Start(), member=1)
    seq = worker.actor.state.seq
    store.away = True

    await clock.elapse(1_000)
    await becomes(lambda: store.refused == 2)
    assert worker.actor.state.seq == seq
    store.away = False
    await clock.elapse(1_000)
    await worker.has_told(seq + 3)


async def test_the_default_is_played_for_the_absent_until_they_return(worker: Worker) -> None:
    for name in ("Ann", "Ben", "Cem"):
        await worker.actor.ask(Join(name, watch=False), token=name)
    await worker.actor.ask(Start(), member=1)

    def asked() -> tuple[int, int]:
        question = worker.actor.state.question
        assert question is not None
        return question.id, worker.actor.state.seats[question.seat]

    first, absent = asked()
    host = next(member for member in (1, 2, 3) if member != absent)
    await worker.actor.ask(HandOver(host), member=1)
    await worker.actor.ask(Overdue(first, absent))
    await worker.actor.ask(PlayFor(first, "return"), member=host)
    for _ in range(4):
        _, member = asked()
        if member == absent:
            await worker.has_told(worker.actor.state.seq + 1)
        else:
            assert worker.actor.state.game is not None
            await worker.actor.ask(Act(fallback(worker.actor.state.game)), member=member)
    assert asked()[0] == first + 5
    assert isinstance(await worker.actor.ask(Back(), member=absent), Accepted)


async def test_a_bot_that_fails_is_not_waited_for(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fliptable.live.scheduler.choose", lambda *_: 1 / 0)
    await worker.actor.ask(Join("Ann", watch=True))
    await worker.actor.ask(AddBot(), member=1)
    await worker.actor.ask(AddBot(), member=1)
    await worker.actor.ask(Start(), member=1)
    await worker.has_told(worker.actor.state.seq + 3)


async def test_a_deadline_rings_after_a_restart(store: FrailStore, clock: ManualClock) -> None:
    before = Worker(store, clock)
    await before.enter(await before.registry.create())
    for name in ("Ann", "Ben"):
        await before.actor.ask(Join(name, watch=False), token=name)
    await before.actor.ask(SetTable(clock=20), member=1)
    await before.actor.ask(Start(), member=1)
    started = before.actor.state
    await before.close()

    after = Worker(store, clock)
    await after.enter(started.code)
    assert after.actor.state == started
    clock.advance(20_000)
    await after.has_told(started.seq + 1)
    await after.close()


async def test_of_two_workers_whose_clock_rings_one_plays(
    worker: Worker, other: Worker, clock: ManualClock
) -> None:
    for name in ("Ann", "Ben"):
        await worker.actor.ask(Join(name, watch=False), token=name)
    await worker.actor.ask(SetTable(clock=20), member=1)
    await worker.actor.ask(Start(), member=1)
    seq = worker.actor.state.seq
    await other.has_told(seq)
    clock.advance(20_000)
    await worker.has_told(seq + 1)
    await other.has_told(seq + 1)
    assert isinstance(await worker.actor.ask(SetTable(clock=0), member=1), Accepted)
    assert worker.actor.state.seq == seq + 2
    assert worker.actor.state.game is not None
    assert worker.actor.state.game.table.answered == 1


async def test_when_time_is_up_both_picks_of_a_card_are_made(store: FrailStore, clock: ManualClock) -> None:
    worker = Worker(store, clock, entropy=Entropy(("9", "5", "11", "SWITCH", "1", "2", "3", "4"), dealer=2))
    await worker.enter(await worker.registry.create())
    for name in ("Ann", "Ben", "Cat"):
        await worker.actor.ask(Join(name, watch=False), token=name)
    await worker.actor.ask(SetOptions(Options("vengeance")), member=1)
    await worker.actor.ask(SetTable(clock=20), member=1)
    await worker.actor.ask(Start(), member=1)
    await worker.actor.ask(Act(Hit(0)), member=1)
    seq = worker.actor.state.seq
    clock.advance(20_000)
    await worker.has_told(seq + 2)
    assert worker.actor.state.game is not None
    question = decision(worker.actor.state.game)
    assert question is not None
    assert (question.seat, question.question) == (1, Question.TURN)
    await worker.close()


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
