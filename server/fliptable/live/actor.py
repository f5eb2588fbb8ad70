"""One room in one worker: the only place where a room waits for the store.

    ask ─▶ inbox ─▶ handle ─▶ append to the store ─▶ become the new state ─▶ tell the listeners
                      ▲ Conflict: another worker was first; read what it wrote, handle again
    the store's journal (followed) ─▶ inbox ─▶ fold ─▶ tell the listeners
    duties of the state ─▶ scheduler ─▶ ask

Nothing is told before the store has confirmed it. There is no owner: any worker may run an actor of the
same room.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import Final

from fliptable.live.churn import Churn
from fliptable.live.environment import Environment, invite_of
from fliptable.live.inbox import UNAVAILABLE, CatchUpJob, Inbox, JournalEnded, RequestJob, StopJob, resolve
from fliptable.live.listener import Listener
from fliptable.live.replica import Replica
from fliptable.live.scheduler import Scheduler
from fliptable.live.turn_clock import TurnClock
from fliptable.room.attendance import SERVED, UNKNOWN, Attendance
from fliptable.room.commands import RoomCommand
from fliptable.room.duties import duties
from fliptable.room.journal import UnreadableJournal
from fliptable.room.outputs import Accepted, Answer, Rejected, RoomChange
from fliptable.room.request import Request
from fliptable.room.room import handle
from fliptable.room.state import RoomState
from fliptable.store import Forked, JournalEntry, Unavailable

_log = logging.getLogger(__name__)

_ATTEMPTS = 16
"""How often a request is handled again because another worker was first."""
_KEEP_ALIVE = 3600.0
"""Seconds between two prolongations of a room's life, at most."""
_TOUCHES_PER_LIFE = 8
"""How often a room's life is prolonged before it would be over, at least."""

BROKEN: Final = Rejected("internal_error")


class Actor:
    """Works as long as `run` does. `idle_since`: monotonic seconds since when nobody listens, None while
    somebody does. `attendance`: who is connected, as the listener says. `link`: of the room's last entry,
    `origin`: of its first one. `invite`: what the links to this room have besides its code."""

    def __init__(
        self, state: RoomState, tail: Iterable[RoomChange], link: str, environment: Environment, origin: str
    ) -> None:
        clock = environment.clock
        self.attendance: Attendance = UNKNOWN
        self.idle_since: float | None = clock.monotonic()
        self.ended = False
        self.invite = invite_of(origin)
        self._environment = environment
        self._listeners: set[Listener] = set()
        self._inbox = Inbox()
        self._churn = Churn(clock.monotonic)
        self._replica = Replica(state, tail, link, environment, self._changed)
        self._turn = TurnClock(clock, state)
        keep_alive = min(_KEEP_ALIVE, environment.ttl / _TOUCHES_PER_LIFE)
        self._scheduler = Scheduler(clock, environment.pace, keep_alive, self)

    @property
    def state(self) -> RoomState:
        return self._replica.state

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def turn_ends(self) -> float:
        """The deadline of the open decision on the monotonic clock."""
        return self._turn.ends

    def now(self) -> int:
        """Epoch milliseconds, by which the deadline is to be read: see `TurnClock.now`."""
        return self._turn.now()

    def listen(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self.idle_since = None
        self.attend(SERVED)

    def unlisten(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        if not self._listeners:
            self.idle_since = self._environment.clock.monotonic()
            self.attend(UNKNOWN)

    def attend(self, attendance: Attendance) -> None:
        """Who is connected has changed."""
        if attendance != self.attendance:
            self.attendance = attendance
            self._schedule_duties()

    def since(self, seq: int, link: str = "") -> tuple[RoomChange, ...] | None:
        """As `Replica.since`."""
        return self._replica.since(seq, link)

    @property
    def link(self) -> str:
        """Of the last entry."""
        return self._replica.link

    async def ask(
        self, command: RoomCommand, member: int | None = None, ref: str = "", token: str = ""
    ) -> Answer:
        """`Accepted` is confirmed by the store and was told to the listeners. `token`: as in
        `EntropySource.draw`, the rest as in `Request`."""
        there = self.attendance.there({person.id for person in self.state.people()})
        request = Request(command, self._environment.entropy.draw(token), member, ref, there)
        return UNAVAILABLE if self.ended else await self._inbox.ask(request)

    async def decide(self, command: RoomCommand, member: int | None = None) -> bool:
        """`ask`. False: the store is away, nothing was decided."""
        return await self.ask(command, member) != UNAVAILABLE

    async def reach(self, seq: int) -> bool:
        """Catch up with whoever knows batch `seq`, if it exists. False: the store is away."""
        return self.state.seq >= seq or self.ended or await self._inbox.catch_up(seq)

    async def touch(self) -> bool:
        """Prolong the life of the room. False: the store is away."""
        return await _reached(self._environment.store.touch(self.code, self._environment.ttl))

    async def erase(self) -> bool:
        """Delete the room; all who have it open are told of its end. False: the store is away."""
        return await _reached(self._environment.store.delete(self.code))

    def grace_over(self, member: int) -> None:
        for listener in tuple(self._listeners):
            listener.grace_over(member)

    def stop(self) -> None:
        """Finish what is being stored, refuse what waits, and end."""
        self._inbox.put(StopJob())

    async def run(self) -> None:
        """Serve the room until `stop`, or the end of its journal. Raises nothing: whatever goes wrong is
        logged, and the clients come back."""
        gone = False
        self._schedule_duties()
        try:
            async with asyncio.TaskGroup() as tasks:
                helpers = [tasks.create_task(self._follow()), tasks.create_task(self._scheduler.run())]
                gone = await self._work()
                for helper in helpers:
                    helper.cancel()
        except* UnreadableJournal:
            pass  # the registry logs it when somebody asks for the room again
        except* Forked:
            _log.warning("a journal was set back and went on: a room is loaded again")
        except* Exception:  # noqa: BLE001 - logged, as promised above
            _log.exception("a room had to be closed")
        finally:
            self.ended = True
            self._inbox.close()
            for listener in tuple(self._listeners):
                listener.ended(gone=gone)

    async def _work(self) -> bool:
        """True: the journal has ended with its room."""
        while True:
            match await self._inbox.get():
                case StopJob():
                    return False
                case JournalEnded():
                    with suppress(Unavailable):
                        return await self._replica.is_gone()
                    return False
                case RequestJob(request, answer):
                    answered: Answer = BROKEN
                    try:
                        answered = await self._answer(request)
                    except Forked:
                        answered = UNAVAILABLE
                        raise
                    finally:
                        resolve(answer, answered)
                case CatchUpJob(seq, found):
                    resolve(found, await self._reached(seq))
                case JournalEntry() as entry:
                    await self._replica.see(entry)
            if self._inbox:
                await asyncio.sleep(0)  # neither the inbox nor a file makes anybody wait

    async def _answer(self, request: Request) -> Answer:
        try:
            if self._replica.behind:
                await self._replica.catch_up()
            for _ in range(_ATTEMPTS):
                answer, nonce = self._handle(request), request.entropy.nonce
                if not isinstance(answer, Accepted) or await self._replica.append(answer, nonce):
                    return answer
        except Unavailable:
            self._lose_store()
        return UNAVAILABLE

    async def _reached(self, seq: int) -> bool:
        try:
            await self._replica.reach(seq)
        except Unavailable:
            self._lose_store()
            return False
        return True

    def _lose_store(self) -> None:
        self._replica.behind = True
        self._inbox.refuse_requests()

    def _handle(self, request: Request) -> Answer:
        """A bug in the room costs one request, not the room."""
        try:
            answer = handle(self.state, request, self._environment.clock.now(), self._turn.left())
            return self._churn.check(self.state.host, request, answer)
        except Exception:  # noqa: BLE001 - and is logged
            _log.exception("a request could not be handled")
            return BROKEN

    def _changed(self, change: RoomChange) -> None:
        self._turn.changed(change.after)
        for listener in tuple(self._listeners):
            listener.changed(change)
        self._schedule_duties()

    def _schedule_duties(self) -> None:
        self._scheduler.schedule(duties(self.state, self.attendance))

    async def _follow(self) -> None:
        try:
            async for entry in self._environment.store.follow(self.code, self.state.seq, self._replica.link):
                self._inbox.put(entry)
        finally:
            self._inbox.put(JournalEnded())


async def _reached(store: Awaitable[object]) -> bool:
    with suppress(Unavailable):
        await store
        return True
    return False
