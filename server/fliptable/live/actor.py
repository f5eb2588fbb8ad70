"""One room in one worker: the only place where a room waits for anything.

    ask ─▶ inbox ─▶ handle ─▶ append to the store ─▶ become the new state ─▶ tell the listeners
                      ▲ Conflict: another worker was first; read what it wrote, handle again
    the store's journal (followed) ─▶ inbox ─▶ fold ─▶ tell the listeners

Nothing is told before the store has confirmed it. There is no owner: any worker may run an actor of the
same room.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from fliptable.live.environment import Environment
from fliptable.live.scheduler import Scheduler
from fliptable.room.clock import duties
from fliptable.room.commands import Request, RoomCommand
from fliptable.room.events import Batch
from fliptable.room.evolve import advance
from fliptable.room.journal import UnreadableJournal, decode_batch, encode_batch
from fliptable.room.outputs import Accepted, Answer, Rejected, RoomChange
from fliptable.room.room import handle
from fliptable.room.state import RoomState
from fliptable.store import Conflict, JournalEntry, Unavailable

_log = logging.getLogger(__name__)

TAIL: Final = 128
"""How many batches are kept for those who come back."""
_ATTEMPTS = 16
"""How often a request is handled again because another worker was first."""
_RETRY = 1.0
"""Seconds until the server's own requests are repeated while the store is away."""

UNAVAILABLE: Final = Rejected("temporarily_unavailable")
BROKEN: Final = Rejected("internal_error")


class Listener(Protocol):
    """Is told of everything, at once and in order; must not wait."""

    def changed(self, change: RoomChange) -> None: ...

    def ended(self, *, gone: bool) -> None:
        """The actor has stopped. `gone`: and the room with it."""


@dataclass(frozen=True, slots=True)
class _Asked:
    request: Request
    answer: asyncio.Future[Answer]


@dataclass(frozen=True, slots=True)
class _Sought:
    """Whoever asks knows batch `seq`."""

    seq: int
    found: asyncio.Future[bool]


class _Visited:
    """Somebody came: the room lives on."""


class _FollowingEnded:
    """The journal is gone, or the store was closed."""


class _Stop:
    pass


_Job = _Asked | _Sought | JournalEntry | _Visited | _FollowingEnded | _Stop


class Actor:
    """Must be created in a running event loop; `stop` it in the end. `idle_since`: monotonic seconds since
    when nobody listens, None while somebody does."""

    def __init__(self, state: RoomState, tail: Iterable[RoomChange], environment: Environment) -> None:
        self.state = state
        self.idle_since: float | None = environment.clock.monotonic()
        self.ended = False
        self._tail = deque(tail, maxlen=TAIL)
        self._environment = environment
        self._listeners: set[Listener] = set()
        self._inbox: asyncio.Queue[_Job] = asyncio.Queue()
        self._behind = False
        self._service = Scheduler(environment.clock, environment.bot_pause, self._insist)
        self._follower = asyncio.create_task(self._follow(state.seq))
        self._loop = asyncio.create_task(self._run())
        self._take_up_duties()

    @property
    def code(self) -> str:
        return self.state.code

    def listen(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self.idle_since = None
        self._inbox.put_nowait(_Visited())
        self._take_up_duties()

    def unlisten(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        if not self._listeners:
            self.idle_since = self._environment.clock.monotonic()
            self._take_up_duties()

    def since(self, seq: int) -> tuple[RoomChange, ...] | None:
        """The changes above batch `seq`; None if they are not all at hand, or `seq` was never reached."""
        missed = self.state.seq - seq
        if not 0 <= missed <= len(self._tail):
            return None
        return tuple(self._tail)[len(self._tail) - missed :]

    async def ask(
        self,
        command: RoomCommand,
        member: int | None = None,
        ref: str = "",
        token: str = "",
        present: frozenset[int] = frozenset(),
    ) -> Answer:
        """`Accepted` is confirmed by the store and was told to the listeners. `token`: see `Luck.chance`;
        the rest as in `Request`."""
        request = Request(command, self._environment.entropy.chance(token), member, ref, present)
        asked = _Asked(request, asyncio.get_running_loop().create_future())
        if self.ended:
            return UNAVAILABLE
        self._inbox.put_nowait(asked)
        return await asked.answer

    async def reach(self, seq: int) -> bool:
        """Catch up with whoever knows batch `seq`, if it exists. False: the store is away."""
        if self.state.seq >= seq or self.ended:
            return True
        sought = _Sought(seq, asyncio.get_running_loop().create_future())
        self._inbox.put_nowait(sought)
        return await sought.found

    async def stop(self) -> None:
        """Finish what is being stored, refuse what waits, and end."""
        self._inbox.put_nowait(_Stop())
        await self._loop

    async def _run(self) -> None:
        gone = False
        try:
            while True:
                job = await self._inbox.get()
                if isinstance(job, _Stop):
                    break
                if not await self._do(job):
                    gone = isinstance(job, _FollowingEnded) and await self._is_gone()
                    break
        except UnreadableJournal:
            pass  # whoever comes back finds it so, and it is told there
        except Exception:  # noqa: BLE001 - whatever it is, it is logged and the clients come back
            _log.exception("a room had to be closed")
        finally:
            self._end(gone=gone)

    async def _do(self, job: _Asked | _Sought | JournalEntry | _Visited | _FollowingEnded) -> bool:
        """False: this was the last job."""
        match job:
            case _Asked(request, answer):
                answered: Answer = BROKEN
                try:
                    answered = await self._answer(request)
                finally:
                    if not answer.done():
                        answer.set_result(answered)
            case _Sought(seq, found):
                reached = await self._reached(seq)
                if not found.done():
                    found.set_result(reached)
            case JournalEntry():
                await self._see(job)
            case _Visited():
                try:
                    await self._environment.store.touch(self.code, self._environment.ttl)
                except Unavailable:
                    self._lose_store()
            case _FollowingEnded():
                return False
        return True

    async def _answer(self, request: Request) -> Answer:
        try:
            if self._behind:
                await self._catch_up()
            for _ in range(_ATTEMPTS):
                answer = self._handle(request)
                if not isinstance(answer, Accepted):
                    return answer
                if await self._stored(answer, request.chance.nonce):
                    self._become(answer.batch, answer.state)
                    return answer
        except Unavailable:
            self._lose_store()
        return UNAVAILABLE

    async def _reached(self, seq: int) -> bool:
        try:
            if self.state.seq < seq:
                await self._catch_up()
        except Unavailable:
            self._lose_store()
            return False
        return True

    def _lose_store(self) -> None:
        """Whoever waits here would only wait for the same outage."""
        self._behind = True
        for _ in range(self._inbox.qsize()):
            job = self._inbox.get_nowait()
            if not isinstance(job, _Asked):
                self._inbox.put_nowait(job)
            elif not job.answer.done():
                job.answer.set_result(UNAVAILABLE)

    def _handle(self, request: Request) -> Answer:
        """A mistake of ours costs one request, not the room."""
        try:
            return handle(self.state, request, self._environment.clock.now())
        except Exception:  # noqa: BLE001 - and is logged
            _log.exception("a request could not be handled")
            return BROKEN

    async def _stored(self, answer: Accepted, nonce: str) -> bool:
        """False after a conflict. The nonce tells this attempt from the same request on another worker,
        whose batch may differ in what the clock says."""
        entry = JournalEntry(answer.state.seq, nonce, encode_batch(answer.batch))
        try:
            await self._environment.store.append(self.code, entry, self._environment.ttl)
        except Conflict:
            await self._catch_up()
            return False
        return True

    async def _see(self, entry: JournalEntry) -> None:
        if entry.seq > self.state.seq + 1:
            with suppress(Unavailable):
                await self._catch_up()
        self._fold(entry)

    async def _catch_up(self) -> None:
        for entry in await self._environment.store.read(self.code, self.state.seq):
            if entry.seq > self.state.seq + 1:
                raise UnreadableJournal(f"entry {self.state.seq + 1} is missing")
            self._fold(entry)
        self._behind = False

    def _fold(self, entry: JournalEntry) -> None:
        """Each number once, in order; what comes again, or too early, is for nobody."""
        if entry.seq == self.state.seq + 1:
            try:
                batch = decode_batch(entry.body)
                after = advance(self.state, batch)
            except Exception as error:
                raise UnreadableJournal(f"entry {entry.seq}: {type(error).__name__}: {error}") from error
            self._become(batch, after)

    def _become(self, batch: Batch, after: RoomState) -> None:
        change = RoomChange(batch, self.state, after)
        self.state = after
        self._tail.append(change)
        for listener in tuple(self._listeners):
            listener.changed(change)
        self._take_up_duties()

    def _take_up_duties(self) -> None:
        self._service.take_up(() if self.ended else duties(self.state, watched=bool(self._listeners)))

    async def _insist(self, command: RoomCommand, member: int | None) -> None:
        while await self.ask(command, member) == UNAVAILABLE:  # noqa: ASYNC110 - of a store there is no news
            await asyncio.sleep(_RETRY)

    async def _follow(self, after: int) -> None:
        try:
            async for entry in self._environment.store.follow(self.code, after):
                self._inbox.put_nowait(entry)
        finally:
            self._inbox.put_nowait(_FollowingEnded())

    async def _is_gone(self) -> bool:
        try:
            return not await self._environment.store.read(self.code)
        except Unavailable:
            return False

    def _end(self, *, gone: bool) -> None:
        self.ended = True
        self._follower.cancel()
        self._take_up_duties()
        while not self._inbox.empty():
            job = self._inbox.get_nowait()
            if isinstance(job, _Asked) and not job.answer.done():
                job.answer.set_result(UNAVAILABLE)
            if isinstance(job, _Sought) and not job.found.done():
                job.found.set_result(True)
        for listener in tuple(self._listeners):
            listener.ended(gone=gone)
