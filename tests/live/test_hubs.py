"""Whether somebody may enter is decided before anything is made for him."""

from __future__ import annotations

import asyncio

from fliptable.wire.close_codes import Close
from fliptable.wire.fencing import FencingToken
from fliptable.wire.projection import Principal
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, Line, Worker, becomes, join


async def test_whoever_is_refused_leaves_no_trace(worker: Worker, store: FrailStore) -> None:
    worker.actor.stop()
    await becomes(lambda: worker.actor.ended)
    tasks = asyncio.all_tasks()
    late = Line(worker, Principal())
    late.enter()
    assert late.closed is Close.GOING_AWAY
    assert asyncio.all_tasks() <= tasks
    assert await store.beats(worker.actor.code) == {}


async def test_a_room_has_places_for_so_many_visitors_and_for_all_its_members(worker: Worker) -> None:
    (ann,) = await join(worker, "Ann")
    first, _ = worker.connect(address="a"), worker.connect(address="a")
    lines = [Line(worker, Principal(), address) for address in ("a", "b", "c")]
    for line in lines:
        line.enter()
    assert [line.closed for line in lines] == [Close.THROTTLED, None, Close.THROTTLED]
    worker.connect(ann, address="a")
    first.leave()
    worker.connect(address="c")


async def test_a_page_that_comes_back_leaves_the_seat_to_a_newer_one_of_another_worker(
    worker: Worker, store: FrailStore, clock: ManualClock
) -> None:
    (ann,) = await join(worker, "Ann")
    older = worker.connect(ann)
    claim = older.sent[-1]["claim"]
    older.leave()
    other = Worker(store, clock)
    await other.load(worker.actor.code)
    clock.set(1)
    other.connect(ann)
    watcher = worker.connect(watching=True)
    await becomes(lambda: worker.actor.attendance.present == {ann})
    back = Line(worker, Principal(ann))
    back.enter(FencingToken(claim, 1))
    assert back.closed is Close.REPLACED
    assert watcher.closed is None
    await other.close()


async def test_a_worker_that_ends_takes_back_what_it_published(worker: Worker, store: FrailStore) -> None:
    (ann,) = await join(worker, "Ann")
    line = worker.connect(ann)
    while not await store.beats(worker.actor.code):
        await asyncio.sleep(0)
    line.leave()
    await worker.hubs.close()
    assert await store.beats(worker.actor.code) == {}
