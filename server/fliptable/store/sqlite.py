"""Journals in one SQLite file, also when several processes share it.

Statements run on the event loop itself: a commit in WAL mode takes some 0.05 ms, less than a change of thread
and back. With `synchronous=NORMAL` a killed process loses nothing; a power failure may lose the last moments,
never the file.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from fliptable.store.base import Conflict, Damaged, JournalEntry, StoreError, Unavailable
from fliptable.store.follow import Followers, Tail
from fliptable.store.probe import exercise, probe_room
from fliptable.store.watch import Beats, Watchers

_MIGRATIONS = (
    (
        "CREATE TABLE room (code TEXT PRIMARY KEY, expires REAL NOT NULL) WITHOUT ROWID",
        """CREATE TABLE entry (
        room TEXT NOT NULL REFERENCES room ON DELETE CASCADE, seq INTEGER NOT NULL,
        command TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (room, seq), UNIQUE (room, command))""",
    ),
    (
        """CREATE TABLE beat (
        room TEXT NOT NULL, worker TEXT NOT NULL, body BLOB NOT NULL, expires REAL NOT NULL,
        PRIMARY KEY (room, worker)) WITHOUT ROWID""",
    ),
)
"""The n-th leads from schema n - 1 to schema n."""

_PATIENCE = 0.1
"""Seconds that a statement, and with it the event loop, waits for another process that holds the file."""
_OPENING_PATIENCE = 5.0
"""The same while the file is opened, when nobody is served yet."""
_POLL = 0.2
"""Seconds between two looks for entries of other processes."""

_LOCKED: Final = "Another program holds the file: close it there."
_DISK: Final = "Free space on its disk, and see that the disk is well."
_RIGHTS: Final = "Let the user of the server write the file and its folder."
_OUTAGES: Final = {
    sqlite3.SQLITE_BUSY: _LOCKED, sqlite3.SQLITE_LOCKED: _LOCKED, sqlite3.SQLITE_PROTOCOL: _LOCKED,
    sqlite3.SQLITE_FULL: _DISK, sqlite3.SQLITE_IOERR: _DISK,
    sqlite3.SQLITE_READONLY: _RIGHTS, sqlite3.SQLITE_CANTOPEN: _RIGHTS, sqlite3.SQLITE_PERM: _RIGHTS,
}  # fmt: skip
"""Codes of errors that are no bugs, and the remedy."""
_DAMAGES: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_REPAIR: Final = "Stop the server and put a backup in its place, or save what is left: sqlite3 FILE .recover"


class SqliteStore:
    """The embedded default."""

    def __init__(self, path: str | Path) -> None:
        self._db = _open(Path(path))
        self._followers = Followers()
        self._watchers = Watchers()
        self._looking: asyncio.Task[None] | None = None

    async def append(self, room: str, entry: JournalEntry, ttl: float) -> int:
        now = time.time()
        with self._transaction() as db:
            db.execute("DELETE FROM room WHERE code = ? AND expires <= ?", (room, now))
            same = "SELECT seq FROM entry WHERE room = ? AND command = ?"
            for (written,) in db.execute(same, (room, entry.command)):
                return int(written)
            last = _last(db, room)
            if entry.seq != last + 1:
                raise Conflict(last)
            db.execute("INSERT INTO room VALUES (?, ?) ON CONFLICT DO UPDATE SET expires = excluded.expires",
                       (room, now + ttl))  # fmt: skip
            db.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (room, entry.seq, entry.command, entry.body))
        self._followers.hear(room, entry)
        return entry.seq

    async def read(self, room: str, after: int = 0) -> list[JournalEntry]:
        return (await self._tail(room, after)).entries

    async def touch(self, room: str, ttl: float) -> bool:
        now = time.time()
        with self._transaction() as db:
            live = "UPDATE room SET expires = ? WHERE code = ? AND expires > ?"
            return db.execute(live, (now + ttl, room, now)).rowcount > 0

    def follow(self, room: str, after: int) -> AsyncGenerator[JournalEntry, None]:
        self._look_for_others()
        return self._followers.follow(self._tail, room, after)

    async def beat(self, room: str, worker: str, body: bytes, ttl: float) -> None:
        now = time.time()
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
            db.execute("DELETE FROM room WHERE code = ?", (room,))
        self._followers.wake(room)

    async def expired(self) -> list[str]:
        now = time.time()
        with self._transaction() as db:
            db.execute("DELETE FROM beat WHERE expires <= ?", (now,))
            over = db.execute("DELETE FROM room WHERE expires <= ? RETURNING code", (now,)).fetchall()
        for (room,) in over:
            self._followers.wake(room)
        return [room for (room,) in over]

    async def probe(self) -> None:
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
        with _outages():
            found = self._db.execute("SELECT expires FROM room WHERE code = ?", (room,)).fetchone()
            left = found[0] - time.time() if found else 0.0
            if left <= 0:
                return Tail([], 0, left)
            above = "SELECT seq, command, body FROM entry WHERE room = ? AND seq > ? ORDER BY seq"
            entries = [JournalEntry(*row) for row in self._db.execute(above, (room, after))]
            return Tail(entries, entries[-1].seq if entries else _last(self._db, room), left)

    async def _said(self, room: str) -> Beats:
        now = time.time()
        with _outages():
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
            with suppress(Unavailable), _outages():
                version = self._db.execute("PRAGMA data_version").fetchone()
                if version != seen:
                    self._followers.wake_all()
                    self._watchers.wake_all()
                seen = version
            await asyncio.sleep(_POLL)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with _outages():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            finally:
                if self._db.in_transaction:  # not after COMMIT, nor where SQLite rolled back by itself
                    self._db.execute("ROLLBACK")


def _last(db: sqlite3.Connection, room: str) -> int:
    (last,) = db.execute("SELECT coalesce(max(seq), 0) FROM entry WHERE room = ?", (room,)).fetchone()
    return int(last)


@contextmanager
def _outages() -> Iterator[None]:
    """Say what happened to the file. Anything else is a bug and stays what it is."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # without the details
        if code in _OUTAGES:
            raise Unavailable(f"the store's file: {error}", _OUTAGES[code]) from error
        if code in _DAMAGES:
            raise Damaged(f"the store's file: {error}", _REPAIR) from error
        raise


def _open(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds decks and seeds
    except OSError as error:
        raise Unavailable(f"the store's file {path}: {error.strerror}", _RIGHTS) from error
    with _outages():
        db = sqlite3.connect(path, timeout=_OPENING_PATIENCE, isolation_level=None)
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute("PRAGMA foreign_keys = ON")
            _migrate(db, path)
            db.execute(f"PRAGMA busy_timeout = {_PATIENCE * 1000:.0f}")
        except BaseException:
            db.close()
            raise
    return db


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(_MIGRATIONS):
        raise StoreError(f"{path} was written by a newer version of Fliptable (schema {version})")
    for statements in _MIGRATIONS[version:]:
        for statement in statements:
            db.execute(statement)
    db.execute(f"PRAGMA user_version = {len(_MIGRATIONS)}")
    db.execute("COMMIT")
