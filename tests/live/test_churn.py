"""A table may change only so often, besides its moves, and nobody can fill the store by changing it."""

from __future__ import annotations

import logging

import pytest

from fliptable.live.churn import BURST, BUSY, HOST_BURST
from fliptable.room.commands import Act, Kick, Leave, SetTable, Sit, Stand, Start
from fliptable.room.outputs import Accepted
from tests.support.clock import ManualClock
from tests.support.workers import Worker, asked, join

ANN, BEN, CEM = 1, 2, 3


async def wear_out(worker: Worker, member: int) -> int:
    """How many of the changes that `member` makes are taken."""
    taken = 0
    while True:
        for command in (Stand(), Sit()):
            if await worker.actor.ask(command, member) == BUSY:
                return taken
            taken += 1


async def test_what_one_room_keeps_of_changes_is_bounded(worker: Worker, clock: ManualClock) -> None:
    await join(worker, "Ann", "Ben")
    assert await wear_out(worker, BEN) <= BURST
    length = worker.actor.state.seq
    clock.advance(60_000)
    await wear_out(worker, BEN)
    assert worker.actor.state.seq - length <= 2 * 60 + 1


async def test_members_who_join_and_leave_are_changes_too(worker: Worker) -> None:
    await join(worker, "Ann")
    for number in range(BURST + 10):
        if not await join(worker, f"Guest {number}"):
            break
        guest = worker.actor.state.next_member - 1
        await worker.actor.ask(Leave(), guest)
    assert worker.actor.state.seq <= 2 * (BURST + 5)


async def test_the_host_starts_and_moves_are_taken_whatever_others_have_changed(worker: Worker) -> None:
    await join(worker, "Ann", "Ben", "Cem", "Dan")
    await wear_out(worker, BEN)
    assert isinstance(await worker.actor.ask(Kick(BEN), ANN), Accepted)
    assert isinstance(await worker.actor.ask(Start(), ANN), Accepted)
    question, member = asked(worker)
    option = worker.actor.state.question
    assert option is not None
    assert option.id == question
    move = Act(option.options[0])
    assert isinstance(await worker.actor.ask(move, member), Accepted)
    assert isinstance(await worker.actor.ask(Leave(), CEM), Accepted)


async def test_the_host_is_bounded_too(worker: Worker) -> None:
    await join(worker, "Ann", "Ben")
    for clock in (20, 40) * HOST_BURST:
        await worker.actor.ask(SetTable(clock=clock), ANN)
    assert worker.actor.state.seq <= HOST_BURST + 10
    assert isinstance(await worker.actor.ask(Stand(), BEN), Accepted)


async def test_a_request_that_comes_again_was_made_before(worker: Worker) -> None:
    await join(worker, "Ann", "Ben")
    first = await worker.actor.ask(Stand(), BEN, "ref")
    assert isinstance(first, Accepted)
    assert isinstance(await worker.actor.ask(Sit(), BEN), Accepted)
    await wear_out(worker, BEN)
    again = await worker.actor.ask(Stand(), BEN, "ref")
    assert again != BUSY


async def test_the_log_says_it_once(
    worker: Worker, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    await join(worker, "Ann", "Ben")
    with caplog.at_level(logging.INFO, "fliptable.live.churn"):
        for _ in range(3):
            await wear_out(worker, BEN)
        assert len(caplog.records) == 1
        clock.advance(60_000)
        await wear_out(worker, BEN)
    assert len(caplog.records) == 2
    assert worker.actor.code not in caplog.text
