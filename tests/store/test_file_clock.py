"""What is in a file expires by time that has passed, not by what somebody has set a clock to."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, closing
from pathlib import Path

import pytest

from fliptable.store import JournalEntry
from fliptable.store.file_clock import MachineTime
from fliptable.store.sqlite import SqliteStore
from fliptable.store.sqlite_file import MIGRATIONS
from tests.support.waiting import take

HOUR, DAY = 3_600.0, 86_400.0
WEEK = 7 * DAY


class Machine(MachineTime):
    """Its time is that of the test."""

    def __init__(self) -> None:
        self.date = 1_700_000_000.0
        self.uptime = 5_000.0
        self.boots = 1

    def wall(self) -> float:
        return self.date

    def monotonic(self) -> float:
        return self.uptime

    def boot(self) -> str:
        return f"boot {self.boots}"

    def pass_time(self, seconds: float) -> None:
        self.date += seconds
        self.uptime += seconds

    def restart(self, *, off: float, uptime: float = 30.0) -> None:
        """It was off for so many seconds, and now runs for `uptime`."""
        self.date += off
        self.uptime = uptime
        self.boots += 1


class SilentMachine(Machine):
    """Does not say when it was started."""

    def boot(self) -> str:
        return ""


@pytest.fixture(params=[Machine, SilentMachine])
def machine(request: pytest.FixtureRequest) -> Machine:
    made: Machine = request.param()
    return made


@asynccontextmanager
async def opened(path: Path, machine: Machine) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, machine)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


async def put(store: SqliteStore, room: str, ttl: float = WEEK) -> None:
    await store.append(room, JournalEntry(1, "command", b"body"), ttl)


async def is_there(store: SqliteStore, room: str) -> bool:
    return bool(await store.read(room))


async def test_a_clock_that_is_set_ahead_ends_no_room(path: Path, machine: Machine) -> None:
    async with opened(path, machine) as store:
        await put(store, "room")
        machine.date += 9 * DAY
        assert await store.expired() == []
        async with aclosing(store.follow("room", 0)) as followed:
            assert len(await take(1, followed)) == 1
        assert await store.touch("room", WEEK)
        async with opened(path, machine) as other:
            assert await is_there(other, "room")
            assert await other.expired() == []


async def test_a_clock_that_is_set_back_lets_no_room_live_longer(path: Path, machine: Machine) -> None:
    async with opened(path, machine) as store:
        await put(store, "room")
        machine.date -= HOUR
        machine.pass_time(WEEK - 1)
        assert await store.expired() == []
        machine.pass_time(1)
        assert not await is_there(store, "room")
        assert await store.expired() == ["room"]


async def test_time_passes_while_no_process_has_the_file(path: Path) -> None:
    machine = Machine()
    async with opened(path, machine) as store:
        await put(store, "short", 2 * HOUR)
        await put(store, "long", 4 * HOUR)
    machine.pass_time(3 * HOUR)
    async with opened(path, machine) as store:
        assert await store.expired() == ["short"]


async def test_and_while_the_machine_is_off_though_a_day_at_most(path: Path, machine: Machine) -> None:
    async with opened(path, machine) as store:
        await put(store, "short", 2 * HOUR)
        await put(store, "long")
    machine.restart(off=3 * HOUR)
    async with opened(path, machine) as store:
        assert await store.expired() == ["short"]
    machine.restart(off=9 * DAY, uptime=100_000_000.0)
    async with opened(path, machine) as store:
        assert await store.expired() == []
        machine.pass_time(WEEK - DAY - 3 * HOUR)
        assert await store.expired() == ["long"]


async def test_what_workers_of_a_machine_say_lasts_the_same_for_each(path: Path) -> None:
    machine = Machine()
    async with opened(path, machine) as one:
        await one.beat("room", "one", b"said", 9)
        machine.date += 9 * DAY
        async with opened(path, machine) as two:
            assert await two.beats("room") == {"one": b"said"}
            await two.beat("room", "two", b"said", 9)
            machine.pass_time(8)
            assert len(await one.beats("room")) == len(await two.beats("room")) == 2
            machine.pass_time(1)
            assert await one.beats("room") == await two.beats("room") == {}


async def test_the_machine_was_seen_last_when_rooms_were_looked_through(path: Path, machine: Machine) -> None:
    async with opened(path, machine) as store:
        await put(store, "room", 3 * DAY)
        machine.pass_time(2 * DAY)
        assert await store.expired() == []
    machine.restart(off=HOUR)
    async with opened(path, machine) as store:
        machine.pass_time(DAY - HOUR - 1)
        assert await store.expired() == []
        machine.pass_time(1)
        assert await store.expired() == ["room"]


async def test_rooms_of_an_older_file_live_on_as_long_as_they_would_have(path: Path) -> None:
    machine = Machine()
    with closing(sqlite3.connect(path)) as older, older:
        for statements in MIGRATIONS[:2]:
            for statement in statements:
                older.execute(statement)
        older.execute("INSERT INTO room VALUES ('room', ?)", (machine.date + HOUR,))
        older.execute("INSERT INTO entry VALUES ('room', 1, 'command', x'00')")
        older.execute("PRAGMA user_version = 2")
    async with opened(path, machine) as store:
        machine.pass_time(HOUR - 1)
        assert await is_there(store, "room")
        machine.pass_time(1)
        assert not await is_there(store, "room")


def test_this_machine_tells_its_time() -> None:
    machine = MachineTime()
    assert machine.boot() == machine.boot()
    assert machine.monotonic() <= machine.monotonic()
    assert machine.wall() > 1_700_000_000
