"""One address has one share, in which whoever asks for little is not behind those who ask for much."""

from __future__ import annotations

import asyncio
import logging

import pytest

from fliptable.web.limits.turns import PATIENCE, Claimant, Turns
from tests.support.clock import ManualClock
from tests.support.workers import becomes, settle


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def turns(clock: ManualClock) -> Turns:
    """One second of work at once, and half of one in a second."""
    return Turns("the server's time", 1, 0.5, clock)


async def exhaust(claimant: Claimant) -> None:
    assert await claimant.turn(1.5)


async def test_what_the_burst_covers_needs_no_turn(turns: Turns) -> None:
    ann = turns.claimant("one")
    assert [await ann.turn(0.25) for _ in range(4)] == [True] * 4


async def test_what_was_paid_afterwards_is_waited_for(turns: Turns, clock: ManualClock) -> None:
    ann = turns.claimant("one")
    assert await ann.turn(0.5)
    ann.pay(1)
    waiting = asyncio.create_task(ann.turn(0.5))
    await clock.elapse(1_000)
    assert await waiting


async def test_another_address_has_its_own(turns: Turns) -> None:
    await exhaust(turns.claimant("one"))
    assert await turns.claimant("other").turn(1)


async def test_whoever_has_had_least_is_next_however_late_he_comes(turns: Turns, clock: ManualClock) -> None:
    greedy, modest = turns.claimant("one"), turns.claimant("one")
    order: list[str] = []

    async def ask(name: str, who: Claimant) -> None:
        assert await who.turn(0.2)
        order.append(name)

    await exhaust(greedy)
    asking = [asyncio.create_task(ask("greedy", greedy)) for _ in range(2)]
    await settle()
    asking.append(asyncio.create_task(ask("modest", modest)))
    await settle()
    await clock.elapse(1_000)
    await becomes(lambda: order == ["modest"])
    for _ in range(2):
        await clock.elapse(400)
    await asyncio.gather(*asking)
    assert order == ["modest", "greedy", "greedy"]


async def test_whoever_waits_too_long_is_refused_and_pays_nothing(turns: Turns, clock: ManualClock) -> None:
    ann = turns.claimant("one")
    await exhaust(ann)
    ann.pay(10)
    waiting = asyncio.create_task(ann.turn(1))
    await clock.elapse(round(PATIENCE * 1000))
    assert not await waiting
    clock.advance(100_000)
    await settle()
    assert await turns.claimant("one").turn(1), "nobody waits any more"


async def test_whoever_goes_while_he_waits_holds_nobody_up(turns: Turns, clock: ManualClock) -> None:
    ann, ben = turns.claimant("one"), turns.claimant("one")
    await exhaust(ann)
    gone = asyncio.create_task(ben.turn(1))
    await settle()
    gone.cancel()
    waiting = asyncio.create_task(ann.turn(0.1))
    await clock.elapse(1_000)
    assert await waiting


async def test_the_log_names_nobody_and_says_it_once(
    turns: Turns, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        for address in ("192.0.2.1", "192.0.2.2"):
            ann = turns.claimant(address)
            await exhaust(ann)
            for _ in range(3):
                asyncio.create_task(ann.turn(0.01)).add_done_callback(lambda task: task.result())
            await settle()
        assert len(caplog.records) == 1
        for _ in range(4):
            clock.advance(1_000)
            await settle()
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]
    assert "192.0.2" not in caplog.text


async def test_the_address_not_seen_for_longest_is_forgotten(clock: ManualClock) -> None:
    turns = Turns("the server's time", 1, 1, clock, capacity=2)
    for address in ("one", "two"):
        assert await turns.claimant(address).turn(10)
    turns.claimant("one")
    turns.claimant("three")
    assert len(turns) == 2
    assert await turns.claimant("two").turn(1), "it has a new share"
