"""Nobody has a turn of the event loop for himself, however many connections a table has."""

from __future__ import annotations

import asyncio

import pytest

from fliptable.live.loop_turns import OncePerTurn, Slices
from fliptable.room.attendance import Attendance
from tests.support.workers import Worker, join, settle


async def test_so_many_come_through_in_each_turn_in_their_order() -> None:
    slices, through = Slices(3), [0]
    order: list[int] = []

    async def write(number: int) -> None:
        await slices.turn()
        order.append(number)
        through[-1] += 1

    async def count() -> None:
        while len(order) < 10:
            await asyncio.sleep(0)
            through.append(0)

    await asyncio.gather(*(write(number) for number in range(10)), count())
    assert max(through) == 3
    assert order == [*range(10)]


async def test_whoever_goes_while_he_waits_takes_nobodys_place() -> None:
    slices = Slices(1)
    await slices.turn()
    gone, waiting = asyncio.create_task(slices.turn()), asyncio.create_task(slices.turn())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(waiting, 10)


async def test_work_is_done_at_once_and_then_once_per_turn() -> None:
    done: list[int] = []
    work = OncePerTurn(lambda: done.append(1))
    for _ in range(5):
        work()
    assert len(done) == 1
    await settle()
    assert len(done) == 2
    await settle()
    work()
    assert len(done) == 3


async def test_many_who_hang_up_at_once_are_counted_together(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ann] = await join(worker, "Ann")
    witness = worker.connect(ann)
    crowd = [worker.connect(watching=True, address=f"{number}") for number in range(3)]
    counted: list[int] = []
    attend = worker.actor.attend

    def count(attendance: Attendance) -> None:
        counted.append(attendance.watchers)
        attend(attendance)

    monkeypatch.setattr(worker.actor, "attend", count)
    for line in crowd:
        line.leave()
    await settle()
    assert counted[0] == 2
    assert 1 not in counted
    assert [message["watchers"] for message in witness.sent if message["type"] == "presence"][-1] == 0
