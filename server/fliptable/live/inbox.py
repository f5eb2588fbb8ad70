"""The jobs of an actor, in the order in which they came."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final, TypeVar

from fliptable.room.outputs import Answer, Rejected
from fliptable.room.request import Request
from fliptable.store import JournalEntry

UNAVAILABLE: Final = Rejected("temporarily_unavailable")
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class RequestJob:
    """Handle `request` and resolve `answer`."""

    request: Request
    answer: asyncio.Future[Answer]


@dataclass(frozen=True, slots=True)
class CatchUpJob:
    """Read the journal up to batch `seq`, which a client knows. `found`: False if the store is away."""

    seq: int
    found: asyncio.Future[bool]


class JournalEnded:
    """The followed journal is gone, or the store was closed."""


class StopJob:
    """Finish what is being stored, and end."""


Job = RequestJob | CatchUpJob | JournalEntry | JournalEnded | StopJob


class Inbox:
    def __init__(self) -> None:
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()

    def __len__(self) -> int:
        return self._jobs.qsize()

    def put(self, job: Job) -> None:
        self._jobs.put_nowait(job)

    async def get(self) -> Job:
        return await self._jobs.get()

    async def ask(self, request: Request) -> Answer:
        job = RequestJob(request, asyncio.get_running_loop().create_future())
        self.put(job)
        return await job.answer

    async def catch_up(self, seq: int) -> bool:
        job = CatchUpJob(seq, asyncio.get_running_loop().create_future())
        self.put(job)
        return await job.found

    def refuse_requests(self) -> None:
        """Answer all requests with `UNAVAILABLE`: they would wait for the same outage."""
        for job in self._take_all():
            if isinstance(job, RequestJob):
                resolve(job.answer, UNAVAILABLE)
            else:
                self.put(job)

    def close(self) -> None:
        """Resolve all that waits: no job is done any more."""
        for job in self._take_all():
            match job:
                case RequestJob(answer=answer):
                    resolve(answer, UNAVAILABLE)
                case CatchUpJob(found=found):
                    resolve(found, True)

    def _take_all(self) -> list[Job]:
        return [self._jobs.get_nowait() for _ in range(self._jobs.qsize())]


def resolve(future: asyncio.Future[_T], result: _T) -> None:
    """Set the result, unless the caller was cancelled."""
    if not future.done():
        future.set_result(result)
