"""Journals in one SQLite file, also when several processes share it.

Statements run on the event loop itself: a commit in WAL mode takes some 0.05 ms, less than a change of thread
and back. With `synchronous=NORMAL` a killed process loses nothing; a power failure may lose the last moments,
never the file.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from fliptable.store.base import Conflict, Damaged, Forked, JournalEntry, Unavailable, forked
from fliptable.store.file_clock import FileClock, MachineTime
from fliptable.store.follow import Followers, Tail
from fliptable.store.probe import exercise, probe_room
from fliptable.store.sqlite_file import flush, give_back, identity, open_file, outages
from fliptable.store.watch import Beats, Watchers

_WHOLE: Final = 0.999
"""A room that has this part of its life before it needs no prolongation."""
_PROLONG: Final = "INSERT INTO room VALUES (?, ?) ON CONFLICT DO UPDATE SET expires = excluded.expires"
_INSERT: Final = "INSERT INTO entry (room, seq, command, body, before) VALUES (?, ?, ?, ?, ?)"
_POLL = 0.2
"""Seconds between two looks for entries of other processes."""
_RESTART: Final = (
    "Stop the server before the file is touched. What was played since then is lost: restart it."
)
_PART: Final = 256
"""Entries that are read before others get their turn."""
_REMOVED: Final = 64
"""Entries that are removed before others do."""
_OVER: Final = -1.0
"""When a room ends that was deleted."""
_CUT: Final = """DELETE FROM entry WHERE rowid IN (
    SELECT entry.rowid FROM entry JOIN room ON room.code = entry.room
    WHERE entry.room = ? AND room.expires <= ? LIMIT ?)"""
_GIVEN_BACK: Final = 32
"""Free pages that are given back at a time, before others get their turn."""
_ROUNDS: Final = 256
"""How often, for each time that expired rooms are removed."""


class SqliteStore:
    """The embedded default. `machine`: for tests of time."""

    def __init__(self, path: str | Path, machine: MachineTime | None = None) -> None:
        self._path = Path(path)
        self._db = open_file(self._path)
        self._identity = identity(self._path)
        self._clock = FileClock(self._db, machine or MachineTime())
        self._followers = Followers()
        self._watchers = Watchers()
        self._looking: asyncio.Task[None] | None = None

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        now = self._clock.now()
        with self._transaction() as db:
            expires = _expires(db, room)
            if expires <= now:
                db.execute("DELETE FROM room WHERE code = ?", (room,))
            if expires < now + ttl * _WHOLE:
                db.execute(_PROLONG, (room, now + ttl))
            last = _latest(db, room)
            reached = last.seq if last else 0
            if entry.seq != reached + 1:
                return _written(db, room, entry.command, reached)
            if last and forked(entry.before, last.link):
                raise Forked(reached)
            try:
                db.execute(_INSERT, (room, entry.seq, entry.command, entry.body, entry.before))
            except sqlite3.IntegrityError:
                return _written(db, room, entry.command, reached)
        self._followers.hear(room, entry)
        return entry.seq

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        return (await self._tail(room, after)).entries

    async def touch(self, room: str, ttl: float) -> bool:
        now = self._clock.now()
        with self._transaction() as db:
            live = "UPDATE room SET expires = ? WHERE code = ? AND expires > ?"
            return db.execute(live, (now + ttl, room, now)).rowcount > 0

    def follow(self, room: str, after: int, link: str = "") -> AsyncGenerator[JournalEntry, None]:
        self._look_for_others()
        return self._followers.follow(self._tail, room, after, link)

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        now = self._clock.now()
        with self._transaction() as db:
            db.execute(
                "DELETE FROM beat WHERE room = ? AND (worker = ? OR expires <= ?)", (room, worker, now)
            )
            if body:
                db.execute("INSERT INTO beat VALUES (?, ?, ?, ?)", (room, worker, body, now + ttl))
        self._watchers.wake(room)

    async def beats(self, room: str) -> dict[str, bytes]:
        return (await self._said(room)).bodies

    def watch(self, room: str) -> AsyncGenerator[dict[str, bytes], None]:
        self._look_for_others()
        return self._watchers.watch(self._said, room)

    async def delete(self, room: str) -> None:
        with self._transaction() as db:
            db.execute("UPDATE room SET expires = ? WHERE code = ?", (_OVER, room))
        self._followers.wake(room)
        await self._remove(room)

    async def expired(self) -> list[str]:
        now = self._clock.now()
        with self._transaction() as db:
            self._clock.note(db)
            db.execute("DELETE FROM beat WHERE expires <= ?", (now,))
            over = db.execute("SELECT code FROM room WHERE expires <= ?", (now,)).fetchall()
        for (room,) in over:
            self._followers.wake(room)
            await self._remove(room)
        await self._shrink()
        return [room for (room,) in over]

    async def _remove(self, room: str) -> None:
        """A room that is over, a part of its journal at a time; nobody reads it any more. What is left if the
        process dies goes with the next sweep."""
        now, more = self._clock.now(), True
        while more:
            with self._transaction() as db:
                more = db.execute(_CUT, (room, now, _REMOVED)).rowcount == _REMOVED
                if not more:
                    db.execute("DELETE FROM room WHERE code = ? AND expires <= ?", (room, now))
            await asyncio.sleep(0)

    async def _shrink(self) -> None:
        """Deleted rows leave free pages behind, and the file would never become smaller."""
        rounds = 0
        with outages():
            while rounds < _ROUNDS and give_back(self._db, _GIVEN_BACK):
                rounds += 1
                await asyncio.sleep(0)
        if rounds:
            await asyncio.to_thread(flush, self._path)

    async def probe(self) -> None:
        """What is written to a file that was removed, or put in another's place, is lost with the process."""
        if identity(self._path) != self._identity:
            raise Damaged("the store's file was removed or replaced while it is in use", _RESTART)
        await exercise(self, probe_room())

    async def close(self) -> None:
        self._followers.close()
        self._watchers.close()
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        self._db.close()

    async def _tail(self, room: str, after: int) -> Tail:
        with outages():
            found = self._db.execute("SELECT expires FROM room WHERE code = ?", (room,)).fetchone()
            left = found[0] - self._clock.now() if found else 0.0
            if left <= 0:
                return Tail([], 0, left, "")
            link = _link(self._db, room, after)
            entries = _entries(self._db, room, after, _PART)
        while entries and len(entries) % _PART == 0:
            await asyncio.sleep(0)
            with outages():
                part = _entries(self._db, room, entries[-1].seq, _PART)
            if not part:
                break
            entries += part
        with outages():
            last = entries[-1].seq if entries else _last(self._db, room)
        return Tail(entries, last, left, link)

    async def _said(self, room: str) -> Beats:
        now = self._clock.now()
        with outages():
            live = "SELECT worker, body, expires FROM beat WHERE room = ? AND expires > ?"
            rows = self._db.execute(live, (room, now)).fetchall()
        left = min((expires - now for _, _, expires in rows), default=None)
        return Beats({worker: body for worker, body, _ in rows}, left)

    def _look_for_others(self) -> None:
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Wake everybody when another process has written: only then `data_version` changes."""
        seen = None
        while True:
            with suppress(Unavailable), outages():
                version = self._db.execute("PRAGMA data_version").fetchone()
                if version != seen:
                    self._followers.wake_all()
                    self._watchers.wake_all()
                seen = version
            await asyncio.sleep(_POLL)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with outages():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            finally:
                if self._db.in_transaction:  # not after COMMIT, nor where SQLite rolled back by itself
                    self._db.execute("ROLLBACK")


def _expires(db: sqlite3.Connection, room: str) -> float:
    found = db.execute("SELECT expires FROM room WHERE code = ?", (room,)).fetchone()
    return float(found[0]) if found else 0.0


def _latest(db: sqlite3.Connection, room: str) -> JournalEntry | None:
    latest = "SELECT seq, command, body, before FROM entry WHERE room = ? ORDER BY seq DESC LIMIT 1"
    found = db.execute(latest, (room,)).fetchone()
    return JournalEntry(*found) if found else None


def _written(db: sqlite3.Connection, room: str, command: str, last: int) -> int:
    """The number under which `command` was written before. Raises Conflict if it was not."""
    for (written,) in db.execute("SELECT seq FROM entry WHERE room = ? AND command = ?", (room, command)):
        return int(written)
    raise Conflict(last)


def _last(db: sqlite3.Connection, room: str) -> int:
    (last,) = db.execute("SELECT coalesce(max(seq), 0) FROM entry WHERE room = ?", (room,)).fetchone()
    return int(last)


def _entries(db: sqlite3.Connection, room: str, after: int, most: int = -1) -> list[JournalEntry]:
    above = "SELECT seq, command, body, before FROM entry WHERE room = ? AND seq > ? ORDER BY seq LIMIT ?"
    return [JournalEntry(*row) for row in db.execute(above, (room, after, most))]


def _link(db: sqlite3.Connection, room: str, seq: int) -> str:
    """Of entry `seq`; empty if there is none."""
    return next((entry.link for entry in _entries(db, room, seq - 1, 1) if entry.seq == seq), "")
