"""The verdict over a run, and its counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Final

from tests.chaos import ledger
from tests.chaos.checker import Checker
from tests.chaos.journal import Journal
from tests.chaos.leaks import Secrets
from tests.chaos.remains import Remains, TableRemains

RETURNED_WITHIN: Final = 2.0
"""Seconds in which most clients of a dead worker are at their tables again, by another one."""
ENDED_WITHIN: Final = 5.0
"""Seconds in which a worker that is asked to end has ended."""
_TROUBLE: Final = ("Traceback", " ERROR ", " CRITICAL ")
_OUTAGE: Final = "fliptable.store.health: tables cannot be kept"
"""What a worker tells its host when Redis is struck, as it is here again and again."""
_SHOWN: Final = 50


@dataclass(frozen=True)
class Verdict:
    """`findings`: what does not hold, in words. `checked`: what was looked at, and how much of it."""

    findings: list[str]
    checked: Counter[str]
    remains: Remains

    def text(self) -> str:
        found = [f"{len(self.findings)} findings", *self.findings[:_SHOWN]]
        counts = (self.remains.faults, self.remains.mishaps, self.checked)
        blocks = [*map(_lines, counts), [*self._times()], found]
        return "\n\n".join("\n".join(lines) for lines in blocks if lines)

    def _times(self) -> Iterator[str]:
        returns, endings = self.remains.returns, self.remains.endings
        if returns:
            seconds = [back.seconds for back in returns]
            yield f"{len(returns)} clients of dead workers were back at their tables"
            yield f"after {median(seconds):.2f} s (median), at most {max(seconds):.2f} s"
            stalled = median(back.stalled for back in returns)
            yield f"for {stalled:.2f} s of that (median) the machine kept the harness waiting"
        if endings:
            yield f"workers that were asked to end took up to {max(endings):.2f} s"
        if self.remains.finished is not None:
            yield f"the last game was over {self.remains.finished:.0f} s after the last fault"


def judge(remains: Remains) -> Verdict:
    checked: Counter[str] = Counter()
    findings = [found for table in remains.tables for found in _judge_table(table, checked)]
    return Verdict([*findings, *_judge_servers(remains)], checked, remains)


def _judge_table(table: TableRemains, checked: Counter[str]) -> Iterator[str]:
    for found in judge_table(table, checked):
        yield f"table {table.code}: {found}"


def judge_table(table: TableRemains, checked: Counter[str]) -> Iterator[str]:
    """What does not hold of one table, in words; `checked` counts on."""
    journal = Journal(table.entries)
    yield from ledger.check(journal)
    secrets = Secrets(journal, [sighting.token for sighting in table.sightings])
    for sighting in table.sightings:
        checker = Checker(journal, secrets, sighting)
        yield from checker.check()
        checked.update(checker.counts)
    checked.update({"tables": 1, "games": ledger.games_over(journal), "batches": len(journal.batches)})


def _judge_servers(remains: Remains) -> Iterator[str]:
    if remains.finished is None:
        yield "not every game came to its end"
    returns = [back.seconds - back.stalled for back in remains.returns]
    if returns and median(returns) > RETURNED_WITHIN:
        yield "the clients of dead workers came back too late"
    if remains.faults["clients lost"]:
        yield "a client of a dead worker did not come back"
    for seconds in remains.endings:
        if seconds > ENDED_WITHIN:
            yield f"a worker took {seconds:.1f} s to end"
    for line in remains.log.splitlines():
        if _OUTAGE not in line and any(word in line for word in _TROUBLE):
            yield f"in the log: {line}"
    tokens = {sighting.token for table in remains.tables for sighting in table.sightings if sighting.token}
    if any(token in remains.log for token in tokens):
        yield "a seat secret is in the log"


def _lines(counts: Counter[str]) -> list[str]:
    return [f"{name:<34}{count}" for name, count in sorted(counts.items())]
