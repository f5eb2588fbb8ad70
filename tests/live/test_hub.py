"""Who is connected, in time: graces, reminders, votes, the succession of the host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from fliptable.engine import fallback
from fliptable.room.commands import Act, Back, HandOver, Leave, Pause, PlayFor, Resume, Start
from tests.support.clock import ManualClock
from tests.support.workers import FrailStore, Line, Worker, asked, becomes, join, settle

ANN, BEN, CEM, DAN = 1, 2, 3, 4


async def seated(worker: Worker, *names: str) -> dict[int, Line]:
    """All of them are connected."""
    return {member: worker.connect(member) for member in await join(worker, *names)}


async def started(worker: Worker, *names: str) -> tuple[dict[int, Line], int, int]:
    """The lines, the first decision, and who must make it; he is not host."""
    lines = await seated(worker, *names)
    await worker.actor.ask(Start(), member=ANN)
    decision, member = asked(worker)
    if member == ANN:
        await worker.actor.ask(HandOver(BEN), member=ANN)
    return lines, decision, member


def overdue(worker: Worker) -> int | None:
    waiting = worker.actor.state.overdue
    return None if waiting is None else worker.actor.state.seats[waiting.seat]


async def away(clock: ManualClock, line: Line, witness: Line, member: int) -> None:
    """`member` goes, and `witness` hears that he is away."""
    line.leave()
    await clock.elapse(5_000)
    await becomes(lambda: member in witness.away)


async def test_whoever_goes_is_away_after_the_grace(worker: Worker, clock: ManualClock) -> None:
    lines = await seated(worker, "Ann", "Ben")
    lines[BEN].leave()
    clock.advance(4_999)
    assert lines[ANN].away == []
    await clock.elapse(1)
    await becomes(lambda: lines[ANN].away == [BEN])
    worker.connect(BEN)
    assert lines[ANN].away == []


async def test_every_absence_has_a_grace_of_its_own(worker: Worker, clock: ManualClock) -> None:
    lines = await seated(worker, "Ann", "Ben")
    lines[BEN].leave()
    clock.advance(4_000)
    worker.connect(BEN).leave()
    await clock.elapse(5_000)
    await becomes(lambda: lines[ANN].away == [BEN])


async def test_whoever_was_not_there_when_the_first_one_came_has_a_grace(
    worker: Worker, clock: ManualClock
) -> None:
    await join(worker, "Ann", "Ben")
    ann = worker.connect(ANN)
    assert ann.away == []
    await clock.elapse(5_000)
    await becomes(lambda: ann.away == [BEN])


async def test_the_table_is_told_that_somebody_away_does_not_answer(
    worker: Worker, clock: ManualClock
) -> None:
    lines, _, member = await started(worker, "Ann", "Ben", "Cem")
    witness = next(line for other, line in lines.items() if other != member)
    await away(clock, lines[member], witness, member)
    await clock.elapse(10_000)
    await becomes(lambda: overdue(worker) == member)


async def test_and_somebody_idle_again_and_again(worker: Worker, clock: ManualClock) -> None:
    _, _, member = await started(worker, "Ann", "Ben")
    for _ in range(2):
        await clock.elapse(60_000)
        await becomes(lambda: overdue(worker) == member)
        await worker.actor.ask(Back(), member=member)
        assert overdue(worker) is None


async def test_nobody_is_overdue_in_a_pause(worker: Worker, clock: ManualClock) -> None:
    await started(worker, "Ann", "Ben")
    clock.advance(59_000)
    host = worker.actor.state.host
    await worker.actor.ask(Pause(), member=host)
    clock.advance(100_000)
    await worker.actor.ask(Resume(), member=host)
    assert overdue(worker) is None
    await clock.elapse(60_000)
    await becomes(lambda: overdue(worker) is not None)


Decided = Callable[[], bool]


async def a_reminder(worker: Worker, clock: ManualClock) -> Decided:
    await started(worker, "Ann", "Ben")
    await clock.elapse(60_000)
    return lambda: overdue(worker) is not None


async def a_succession(worker: Worker, clock: ManualClock) -> Decided:
    lines = await seated(worker, "Ann", "Ben")
    await away(clock, lines[ANN], lines[BEN], ANN)
    await clock.elapse(60_000)
    return lambda: worker.actor.state.host == BEN


async def a_count(worker: Worker, clock: ManualClock) -> Decided:
    decision = await voted(worker, clock)
    await clock.elapse(5_000)
    return lambda: asked(worker)[0] == decision + 1


async def a_default(worker: Worker, clock: ManualClock) -> Decided:
    _, decision, member = await started(worker, "Ann", "Ben", "Cem")
    await clock.elapse(60_000)
    await becomes(lambda: overdue(worker) is not None)
    await worker.actor.ask(PlayFor(decision, "return"), member=worker.actor.state.host)
    while asked(worker)[1] != member:
        assert worker.actor.state.game is not None
        await worker.actor.ask(Act(fallback(worker.actor.state.game)), member=asked(worker)[1])
    decision, _ = asked(worker)
    return lambda: asked(worker)[0] == decision + 1


async def voted(worker: Worker, clock: ManualClock) -> int:
    """Of three who can vote one wants it to go on; the two others have just gone. The decision."""
    lines, decision, member = await started(worker, "Ann", "Ben", "Cem", "Dan")
    await clock.elapse(60_000)
    await becomes(lambda: overdue(worker) is not None)
    voter = next(other for other in lines if other not in (member, worker.actor.state.host))
    await worker.actor.ask(PlayFor(decision, "once"), member=voter)
    for other in lines:
        if other not in (member, voter):
            lines[other].leave()
    return decision


@pytest.mark.parametrize("duty", [a_reminder, a_succession, a_count, a_default])
async def test_what_time_demands_is_repeated_until_it_is_decided(
    worker: Worker,
    store: FrailStore,
    clock: ManualClock,
    duty: Callable[[Worker, ManualClock], Awaitable[Decided]],
) -> None:
    decided = await duty(worker, clock)
    seq = worker.actor.state.seq
    store.away, store.only = True, frozenset({"append", "read"})
    for times in range(1, 4):
        await settle()
        assert store.refused == times
        clock.advance(1_000)
    assert worker.actor.state.seq == seq
    store.away = False
    await becomes(decided)


async def test_votes_count_at_once_when_others_are_away(worker: Worker, clock: ManualClock) -> None:
    decision = await voted(worker, clock)
    assert asked(worker)[0] == decision
    await clock.elapse(5_000)
    await becomes(lambda: asked(worker)[0] == decision + 1)


async def test_votes_count_at_once_when_others_leave_for_good(worker: Worker, clock: ManualClock) -> None:
    decision = await voted(worker, clock)
    state = worker.actor.state
    assert state.overdue is not None
    (voter,) = (vote.member for vote in state.overdue.votes)
    for member in {ANN, BEN, CEM, DAN} - {voter, overdue(worker)}:
        await worker.actor.ask(Leave(), member=member)
    await becomes(lambda: asked(worker)[0] == decision + 1)


async def test_whoever_comes_when_the_host_is_long_gone_follows_him(
    worker: Worker, clock: ManualClock
) -> None:
    lines = await seated(worker, "Ann", "Ben")
    watcher = worker.connect(watching=True)
    lines[BEN].leave()
    lines[ANN].leave()
    await settle()
    await clock.elapse(5_000)
    await becomes(lambda: watcher.away == [ANN, BEN])
    worker.connect(BEN)
    await clock.elapse(60_000)
    await becomes(lambda: worker.actor.state.host == BEN)
