"""What an actor does by itself: moves of bots, defaults for the absent, turn ends."""

from __future__ import annotations

import pytest

from fliptable.engine import Hit, Options, Question, decision, fallback
from fliptable.live.environment import EntropySource
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
from fliptable.room.outputs import Accepted
from fliptable.room.state import Phase
from tests.support.clock import ManualClock
from tests.support.waiting import eventually
from tests.support.workers import FrailStore, Worker, becomes


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
    worker = Worker(
        store, clock, entropy=EntropySource(("9", "5", "11", "SWITCH", "1", "2", "3", "4"), dealer=2)
    )
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
