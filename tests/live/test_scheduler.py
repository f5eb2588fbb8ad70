"""Duties in time: each counts from the moment at which it arose, and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from fliptable.live.environment import Pace
from fliptable.live.scheduler import Scheduler
from fliptable.room.commands import CloseVote, HostAway, Overdue, PlayDefault, RoomCommand, TimeUp
from fliptable.room.outputs import (
    CollectSeeds,
    CountVotes,
    Duty,
    GracePeriod,
    KeepAlive,
    Remind,
    StandIn,
    Succession,
    Wake,
)
from fliptable.room.seeding import BeginGame
from tests.support.clock import ManualClock
from tests.support.workers import settle

PACE = Pace(bot_pause=1.0, away_grace=5.0, host_grace=60.0, away_patience=10.0, idle_patience=40.0)


class Room:
    """Writes down what it is asked for. `away`: so often it decides nothing."""

    def __init__(self, clock: ManualClock) -> None:
        self.turn_ends = clock.monotonic() + 20
        self.decided: list[RoomCommand] = []
        self.missed: list[int] = []
        self.touched = 0
        self.away = 0

    async def decide(self, command: RoomCommand, member: int | None = None) -> bool:
        if self.away:
            self.away -= 1
            return False
        self.decided.append(command)
        return True

    async def touch(self) -> bool:
        self.touched += 1
        return not self.away

    def grace_over(self, member: int) -> None:
        self.missed.append(member)


@pytest.fixture
def room(clock: ManualClock) -> Room:
    return Room(clock)


@pytest_asyncio.fixture
async def scheduler(room: Room, clock: ManualClock) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(clock, PACE, 3600.0, room)
    running = asyncio.create_task(scheduler.run())
    yield scheduler
    running.cancel()
    await asyncio.wait([running])
    assert len(asyncio.all_tasks()) == 1


@pytest.mark.parametrize(
    ("duty", "seconds", "command"),
    [
        (Wake(1, 0), 20, TimeUp()),
        (Remind(1, 2, away=True), 10, Overdue(1, 2)),
        (Remind(1, 2, away=False), 40, Overdue(1, 2)),
        (Succession(1), 60, HostAway()),
        (CountVotes(1), 0, CloseVote(1)),
        (CollectSeeds(1), 4, BeginGame(1)),
    ],
    ids=lambda value: type(value).__name__,
)
async def test_each_duty_has_its_time(
    scheduler: Scheduler, room: Room, clock: ManualClock, duty: Duty, seconds: int, command: RoomCommand
) -> None:
    scheduler.schedule([duty])
    if seconds:
        clock.advance(1000 * seconds - 1)
        await settle()
        assert room.decided == []
        clock.advance(1)
    await settle()
    assert room.decided == [command]
    clock.advance(1_000_000)
    await settle()
    assert room.decided == [command], "not again while the duty stays"


async def test_a_default_is_played_after_about_as_long_as_a_bot_thinks(
    scheduler: Scheduler, room: Room, clock: ManualClock
) -> None:
    scheduler.schedule([StandIn(1)])
    clock.advance(599)
    await settle()
    assert room.decided == []
    clock.advance(801)
    await settle()
    assert room.decided == [PlayDefault(1)]


async def test_time_runs_on_when_other_duties_come_and_go(
    scheduler: Scheduler, room: Room, clock: ManualClock
) -> None:
    scheduler.schedule([GracePeriod(1)])
    clock.advance(3_000)
    scheduler.schedule([Succession(2), GracePeriod(1), GracePeriod(3)])
    await settle()
    clock.advance(2_000)
    await settle()
    assert room.missed == [1]
    scheduler.schedule([GracePeriod(3)])
    clock.advance(3_000)
    await settle()
    assert room.missed == [1, 3]
    assert room.decided == []


async def test_a_duty_that_ends_and_comes_again_has_all_its_time(
    scheduler: Scheduler, room: Room, clock: ManualClock
) -> None:
    scheduler.schedule([GracePeriod(1)])
    await settle()
    clock.advance(4_999)
    scheduler.schedule([])
    scheduler.schedule([GracePeriod(1)])
    clock.advance(4_999)
    await settle()
    assert room.missed == []
    clock.advance(1)
    await settle()
    assert room.missed == [1]
    scheduler.schedule([])
    scheduler.schedule([GracePeriod(1)])
    clock.advance(5_000)
    await settle()
    assert room.missed == [1, 1]


async def test_a_command_is_repeated_until_it_is_decided(
    scheduler: Scheduler, room: Room, clock: ManualClock
) -> None:
    room.away = 3
    scheduler.schedule([CountVotes(1)])
    for _ in range(3):
        await settle()
        assert room.decided == []
        clock.advance(1_000)
    await settle()
    assert room.decided == [CloseVote(1)]


async def test_or_until_it_is_no_duty_any_more(scheduler: Scheduler, room: Room, clock: ManualClock) -> None:
    room.away = 1
    scheduler.schedule([CountVotes(1)])
    await settle()
    scheduler.schedule([])
    clock.advance(1_000)
    await settle()
    assert room.decided == []


async def test_a_room_is_kept_alive_again_and_again(
    scheduler: Scheduler, room: Room, clock: ManualClock
) -> None:
    scheduler.schedule([KeepAlive()])
    for times in range(1, 5):
        await settle()
        assert room.touched == times
        clock.advance(3_600_000)


async def test_a_bug_in_one_duty_spares_the_others(
    scheduler: Scheduler,
    room: Room,
    clock: ManualClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(room, "touch", lambda: 1 / 0)
    scheduler.schedule([KeepAlive(), GracePeriod(1)])
    await settle()
    assert len(caplog.records) == 1
    clock.advance(5_000)
    await settle()
    assert room.missed == [1]
