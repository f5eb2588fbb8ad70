"""The rooms of one worker: loaded when somebody asks for them, dropped when nobody is connected any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from fliptable import engine
from fliptable.engine import Options
from fliptable.live.actor import Actor
from fliptable.live.environment import Environment, invite_of
from fliptable.live.loading import load, release
from fliptable.room.codes import ALPHABET, CODE_LENGTH
from fliptable.room.journal import UnreadableJournal, encode_batch
from fliptable.room.room import open_board, open_room
from fliptable.room.state import RoomKind
from fliptable.store import Conflict, Damaged, JournalEntry, Unavailable

_log = logging.getLogger(__name__)

_SWEEP: Final = 30.0
"""Seconds between two looks for rooms that are idle or have expired."""
_CLOSE_TIMEOUT: Final = 2.0
"""Seconds that the rooms have to end when the server does."""
_CODES: Final = 8
"""Codes tried for a new room; even one collision is next to impossible."""
_MOST_LOGGED: Final = 1_000
"""Rooms that cannot be read and are written into the log, each of them once."""
_REMEDY: Final = (
    "If a newer version has written it, run that one; else restore it from a backup. Other rooms go on."
)


class Registry:
    """Runs the actors that it has made, until `close`. `idle_timeout`: seconds after which a room that nobody
    listens to leaves the memory."""

    def __init__(self, environment: Environment, idle_timeout: float) -> None:
        self._environment = environment
        self._idle_timeout = idle_timeout
        self._actors: dict[str, Actor] = {}
        self._running: dict[Actor, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Actor | None]] = {}
        self._unreadable: set[str] = set()

    def __len__(self) -> int:
        return len(self._actors)

    async def create(self, kind: RoomKind = "game", lesson: str | None = None) -> str:
        """The code of a new room. Raises Unavailable."""
        code, _ = await self.open(kind, lesson)
        return code

    async def open(self, kind: RoomKind, lesson: str | None) -> tuple[str, str]:
        """Code and invite of a new room, perhaps for the `lesson` of a game. Raises Unavailable."""
        options = Options(lesson or engine.game_keys()[0])
        for _ in range(_CODES):
            code, entropy = self._environment.entropy.code(), self._environment.entropy.draw()
            if kind == "board":
                opened = open_board(code, options)
            else:
                opened = open_room(code, options, entropy, lesson=lesson is not None)
            entry = JournalEntry(opened.state.seq, entropy.nonce, encode_batch(opened.batch))
            with suppress(Conflict):
                await self._environment.store.append(opened.state.code, entry, self._environment.ttl)
                return opened.state.code, invite_of(entry.link)
        raise Unavailable("no free room code was found")

    async def find(self, code: str, seq: int = 0) -> Actor | None:
        """The room's actor; None if there is no such room. `seq`: a batch that whoever asks knows, perhaps
        from another worker, and that should be in it. Raises Unavailable and UnreadableJournal."""
        actor = await self._find(code)
        if actor is not None and not await actor.reach(seq):
            raise Unavailable("the journal cannot be read now")
        return actor

    async def _find(self, code: str) -> Actor | None:
        if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
            return None
        actor = self._actors.get(code)
        if actor is not None and not actor.ended:
            return actor
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(partial(self._loaded, code))
        return await asyncio.shield(self._loading[code])

    def _loaded(self, code: str, task: asyncio.Task[Actor | None]) -> None:
        del self._loading[code]
        if not task.cancelled():
            task.exception()  # all who asked may have gone; asyncio would write it into the log

    async def _load(self, code: str) -> Actor | None:
        try:
            journal = await self._environment.store.read(code)
            loaded = await load(journal)
            await release(journal)
        except (UnreadableJournal, Damaged) as error:
            self._tell_once(code, error)
            raise UnreadableJournal(str(error)) from error
        if loaded is None:
            return None
        actor = self._actors[code] = Actor(
            loaded.state, loaded.tail, loaded.link, self._environment, loaded.origin
        )
        task = self._running[actor] = asyncio.create_task(actor.run())
        task.add_done_callback(lambda _: self._running.pop(actor))
        return actor

    def _tell_once(self, code: str, error: Exception) -> None:
        """Log an unreadable room once, however often somebody asks for it."""
        if code not in self._unreadable and len(self._unreadable) < _MOST_LOGGED:
            self._unreadable.add(code)
            _log.error("room %s cannot be read: %s. %s", code, error, _REMEDY)

    async def keep_tidy(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await self._environment.clock.sleep(_SWEEP)
            try:
                await self.sweep()
            except Exception:  # noqa: BLE001 - and is logged; there is a next time
                _log.exception("the rooms were not tidied")

    async def sweep(self) -> None:
        """Drop the actors that are idle or have ended. Those of expired rooms end with their journals."""
        with suppress(Unavailable):
            await self._environment.store.expired()
        latest = self._environment.clock.monotonic() - self._idle_timeout
        idle = [
            actor
            for actor in self._actors.values()
            if actor.ended or (actor.idle_since is not None and actor.idle_since <= latest)
        ]
        for actor in idle:
            del self._actors[actor.code]
        await self._stop(idle)

    async def close(self) -> None:
        """Stop all rooms. What is being stored is finished, unless the store takes too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_TIMEOUT):
                await asyncio.gather(*self._loading.values(), return_exceptions=True)
                await self._stop(self._running)
        await _cancel([*self._loading.values(), *self._running.values()])

    async def _stop(self, actors: Iterable[Actor]) -> None:
        running = [(actor, self._running[actor]) for actor in actors if actor in self._running]
        for actor, _ in running:
            actor.stop()
        await asyncio.gather(*(asyncio.shield(task) for _, task in running))


async def _cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
