"""A turn has its time, no less and no more, whatever happens to the wall clock of whatever worker."""

from __future__ import annotations

import pytest

from fliptable.engine import fallback
from fliptable.room.commands import Act, Pause, Resume, SetTable, Start
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, Worker, asked, becomes, join

HOUR = 3_600_000
SET_BY = pytest.mark.parametrize("set_by", [-HOUR, 9 * 24 * HOUR], ids=["back", "ahead"])


async def timed(worker: Worker) -> None:
    """Ann and Ben play, with a turn clock of 20 seconds."""
    await join(worker, "Ann", "Ben")
    await worker.actor.ask(SetTable(clock=20), member=1)
    await worker.actor.ask(Start(), member=1)


def left(worker: Worker) -> int | None:
    """What a browser is told."""
    line = worker.connect(watching=True)
    line.leave()
    remaining: int | None = line.sent[0]["prompt"]["remaining"]
    return remaining


def answered(worker: Worker) -> int:
    assert worker.actor.state.game is not None
    return worker.actor.state.game.table.answered


@SET_BY
async def test_a_wall_clock_that_is_set_neither_stretches_nor_shortens_a_turn(
    worker: Worker, clock: ManualClock, set_by: int
) -> None:
    await timed(worker)
    clock.advance(5_000)
    clock.set(set_by)
    assert left(worker) == 15_000
    await clock.elapse(15_000)
    await becomes(lambda: answered(worker) == 1)
    assert left(worker) == 20_000, "nor the next one"
    await clock.elapse(20_000)
    await becomes(lambda: answered(worker) == 2)


@SET_BY
async def test_nor_does_a_pause_in_which_it_is_set(worker: Worker, clock: ManualClock, set_by: int) -> None:
    await timed(worker)
    clock.advance(5_000)
    clock.set(set_by)
    await worker.actor.ask(Pause(), member=1)
    clock.advance(HOUR)
    assert left(worker) == 15_000
    clock.set(set_by)
    await worker.actor.ask(Resume(), member=1)
    assert left(worker) == 15_000
    await clock.elapse(15_000)
    await becomes(lambda: answered(worker) == 1)


async def test_of_two_workers_whose_clocks_differ_by_days_each_gives_all_the_time(
    worker: Worker, store: FrailStore
) -> None:
    clock = ManualClock()
    clock.set(9 * 24 * HOUR)
    ahead = Worker(store, clock)
    await ahead.enter(worker.actor.code)
    await timed(worker)
    await ahead.has_told(worker.actor.state.seq)
    assert left(ahead) == 20_000
    await becomes(lambda: 20_000 in clock.waiting)
    assert answered(worker) == 0
    clock.advance(5_000)
    assert left(ahead) == 15_000
    assert worker.actor.state.game is not None
    await worker.actor.ask(Act(fallback(worker.actor.state.game)), member=asked(worker)[1])
    await ahead.has_told(worker.actor.state.seq)
    assert left(ahead) == 20_000, "whoever is asked next has a turn of his own"
    await ahead.close()


@pytest.mark.parametrize(
    ("set_by", "expected"),
    [(0, 15_000), (-HOUR, 20_000), (3_000, 12_000), (9 * 24 * HOUR, 0)],
    ids=["right", "back", "a little ahead", "ahead"],
)
async def test_after_a_restart_the_stamps_are_read_but_give_no_more_than_a_turn(
    worker: Worker, store: FrailStore, clock: ManualClock, set_by: int, expected: int
) -> None:
    await timed(worker)
    await worker.close()
    clock.advance(5_000)
    clock.set(set_by)
    after = Worker(store, clock)
    await after.load(worker.actor.code)
    assert left(after) == expected
    await after.close()


async def test_a_room_that_is_loaded_in_a_pause_has_left_what_was_left(
    worker: Worker, store: FrailStore, clock: ManualClock
) -> None:
    await timed(worker)
    clock.advance(5_000)
    await worker.actor.ask(Pause(), member=1)
    await worker.close()
    clock.set(-HOUR)
    after = Worker(store, clock)
    await after.load(worker.actor.code)
    assert left(after) == 15_000
    await after.actor.ask(Resume(), member=1)
    assert left(after) == 15_000
    await after.close()
