"""A journal that was set back and went on: equal numbers mean equal rooms, for all workers and browsers."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from fliptable.live.inbox import UNAVAILABLE
from fliptable.room.commands import Join, SetTable
from fliptable.room.outputs import Accepted
from fliptable.store import JournalEntry
from tests.support.clock import ManualClock
from tests.support.waiting import eventually
from tests.support.workers import FrailStore, Worker


@pytest.fixture
async def other(store: FrailStore, clock: ManualClock) -> AsyncIterator[Worker]:
    other = Worker(store, clock)
    yield other
    await other.close()


async def played(worker: Worker, batches: int) -> list[JournalEntry]:
    """A journal of so many batches."""
    await worker.actor.ask(Join("Ann", watch=False), token="secret")
    while worker.actor.state.seq < batches:
        opposite = not worker.actor.state.watch_open
        assert isinstance(await worker.actor.ask(SetTable(watch_open=opposite), 1), Accepted)
    return await worker.registry._environment.store.read(worker.actor.code)


def lose(store: FrailStore, code: str, entries: list[JournalEntry]) -> None:
    """Set the room back, without telling anybody: as a replica does that had not heard the last entries."""
    journal = store._journals[code]
    journal.entries[:] = entries
    journal.commands = {entry.command: entry.seq for entry in entries}


async def test_every_entry_names_the_one_before(worker: Worker) -> None:
    journal = await played(worker, 6)
    assert [entry.before for entry in journal] == ["", *(entry.link for entry in journal[:-1])]


@pytest.mark.parametrize("reaches", [5, 6, 7, 9], ids=["behind", "as far", "one further", "further"])
async def test_a_worker_that_knew_more_drops_its_room_and_loads_it_again(
    worker: Worker, other: Worker, store: FrailStore, reaches: int
) -> None:
    journal = await played(worker, 7)
    lose(store, worker.actor.code, journal[:4])
    await other.load(worker.actor.code)
    while other.actor.state.seq < reaches:
        await other.actor.ask(SetTable(clock=20 if other.actor.state.clock == 0 else 0), 1)

    async def dropped() -> bool:
        return worker.witness.gone is False

    await eventually(dropped)
    await worker.load(worker.actor.code)
    assert worker.actor.state == other.actor.state


async def test_what_was_asked_of_the_room_that_was_is_not_done(
    worker: Worker, other: Worker, store: FrailStore
) -> None:
    journal = await played(worker, 4)
    lose(
        store, worker.actor.code, [*journal[:3], JournalEntry(4, "another", journal[3].body, journal[2].link)]
    )
    assert await worker.actor.ask(SetTable(clock=20), 1) == UNAVAILABLE
    await other.load(worker.actor.code)
    assert other.actor.state.clock == 0


async def test_whoever_comes_back_is_sent_the_room_if_he_knows_another_batch(worker: Worker) -> None:
    await played(worker, 6)
    actor = worker.actor
    links = {change.after.seq: change.link[:16] for change in worker.witness.changes}
    for seq in (3, 4, 5, 6):
        missed = actor.since(seq, links[seq])
        assert missed is not None
        assert len(missed) == 6 - seq
        assert actor.since(seq, "0" * 16) is None
        assert actor.since(seq) is not None, "an older page"


async def test_a_journal_without_links_goes_on_with_them(
    worker: Worker, store: FrailStore, clock: ManualClock
) -> None:
    code = worker.actor.code
    old = [JournalEntry(entry.seq, entry.command, entry.body) for entry in await played(worker, 4)]
    lose(store, code, old)
    later, again = Worker(store, clock), Worker(store, clock)
    await later.load(code)
    await later.actor.ask(SetTable(clock=20), 1)
    assert (await store.read(code))[-1].before == old[-1].link
    await again.load(code)
    assert again.actor.state == later.actor.state
    await later.close()
    await again.close()
