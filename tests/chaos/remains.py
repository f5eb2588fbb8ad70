"""What is left of a run, to be checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from fliptable.store import JournalEntry
from tests.chaos.recording import Sighting


@dataclass(frozen=True)
class TableRemains:
    """The journal's entries in their order, and what everybody saw of the table."""

    code: str
    entries: list[JournalEntry]
    sightings: list[Sighting]


@dataclass(frozen=True)
class Return:
    """A client of a dead worker was without a table for `seconds`; for `stalled` of them the machine kept the
    harness itself, clients and balancer, waiting."""

    seconds: float
    stalled: float


@dataclass(frozen=True)
class Remains:
    """`faults` of servers and network and `mishaps` of people: how often each happened. `endings`: the
    seconds that workers took to end when they were asked to; `finished`: the seconds until every game was
    over, None if not all were within the bound; `log`: of all workers."""

    tables: list[TableRemains]
    faults: Counter[str]
    mishaps: Counter[str]
    returns: list[Return]
    endings: list[float]
    finished: float | None
    log: str
