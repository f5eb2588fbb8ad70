"""The SQLite file itself: opened, brought up to date, kept small, copied; and what its errors mean."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from fliptable.store.base import Damaged, StoreError, Unavailable

_log = logging.getLogger(__name__)

MIGRATIONS: Final = (
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
    ("ALTER TABLE entry ADD COLUMN before TEXT NOT NULL DEFAULT ''",),
    (
        """CREATE TABLE clock (
        id INTEGER PRIMARY KEY CHECK (id = 1), boot TEXT NOT NULL, shift REAL NOT NULL,
        monotonic REAL NOT NULL, wall REAL NOT NULL)""",
    ),
)
"""The n-th leads from schema n - 1 to schema n."""

_PATIENCE: Final = 0.1
"""Seconds that a statement, and with it the event loop, waits for another process that holds the file."""
_OPENING_PATIENCE: Final = 5.0
"""The same while the file is opened, when nobody is served yet."""
_INCREMENTAL: Final = 2
"""The mode of auto_vacuum in which free pages are given back when that is asked for."""
_WAL_BYTES: Final = 4 * 1024 * 1024
"""To which the write-ahead log is cut after it was longer."""

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
REPAIR: Final = "Stop the server and put a backup in its place, or save what is left: sqlite3 FILE .recover"


@contextmanager
def outages() -> Iterator[None]:
    """Say what happened to the file. Anything else is a bug and stays what it is."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # without the details
        if code in _OUTAGES:
            raise Unavailable(f"the store's file: {error}", _OUTAGES[code]) from error
        if code in _DAMAGES:
            raise Damaged(f"the store's file: {error}", REPAIR) from error
        raise


def open_file(path: Path) -> sqlite3.Connection:
    """Raises StoreError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds decks and seeds
    except OSError as error:
        raise Unavailable(f"the store's file {path}: {error.strerror}", _RIGHTS) from error
    with outages():
        db = sqlite3.connect(path, timeout=_OPENING_PATIENCE, isolation_level=None)
        try:
            db.execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")  # has an effect on a file without tables only
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute("PRAGMA foreign_keys = ON")
            db.execute(f"PRAGMA journal_size_limit = {_WAL_BYTES}")
            _migrate(db, path)
            _make_shrinkable(db, path)
            db.execute(f"PRAGMA busy_timeout = {_PATIENCE * 1000:.0f}")
        except BaseException:
            db.close()
            raise
    return db


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"{path} was written by a newer version of Fliptable (schema {version})")
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            db.execute(statement)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    db.execute("COMMIT")


def _make_shrinkable(db: sqlite3.Connection, path: Path) -> None:
    """Write a file of before anew, once. It is whole or as it was, whatever happens meanwhile."""
    (mode,) = db.execute("PRAGMA auto_vacuum").fetchone()
    if mode == _INCREMENTAL:
        return
    _log.warning("%s is written anew, once, so that it can become smaller", path)
    try:
        db.execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")
        db.execute("VACUUM")
    except sqlite3.OperationalError as error:  # no space for a copy, or another process is at work
        _log.warning("%s stays as large as it is: %s", path, error)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file is there, None if there is none. Raises Unavailable."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Unavailable(f"the store's file {path}: {error.strerror}", _RIGHTS) from error
    return found.st_dev, found.st_ino


def give_back(db: sqlite3.Connection, most: int) -> bool:
    """Give up to `most` free pages back to the disk. Whether there may be more."""
    (free,) = db.execute("PRAGMA freelist_count").fetchone()
    if free:
        db.executescript(f"PRAGMA incremental_vacuum({most})")  # `execute` would stop after the first page
    return bool(free > most)


def flush(path: Path) -> None:
    """Bring the file itself up to its write-ahead log, as far as no reader is in the way. It takes its time,
    so this is for another thread than that of the event loop."""
    with outages(), closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def backup(source: Path, target: Path) -> None:
    """A whole copy of a file that may be in use, for its owner only. Whatever was at `target` is replaced in
    the end, at once. Raises StoreError."""
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    draft = target.with_name(f"{target.name}.part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with (
            outages(),
            closing(sqlite3.connect(source, timeout=_OPENING_PATIENCE)) as db,
            closing(sqlite3.connect(draft)) as copy,
        ):
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, that can be copied as it is
            (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise Damaged(f"{source}: {verdict}", REPAIR)
        draft.replace(target)
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from error
    finally:
        draft.unlink(missing_ok=True)
