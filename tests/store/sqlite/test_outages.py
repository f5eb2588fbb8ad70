"""SQLite: several processes, locks, full disks, kills."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path

import pytest

from fliptable.store import JournalEntry, Store, Unavailable
from fliptable.store.sqlite import SqliteStore
from tests.store.entries import LONG, entry
from tests.support.waiting import PATIENCE, take

BOUND = 1.0
"""Seconds for which a locked file may at most hold up the event loop: far more than it should take."""

WRITER = """
import asyncio, sys
from fliptable.store import Conflict, JournalEntry, open_store

async def main(url, name, entries):
    store, last = open_store(url), 0
    for number in range(1, entries + 1):
        entry = None
        while entry is None:
            try:
                entry = JournalEntry(last + 1, f"{name} {number}", b"body")
                last = await store.append("room", entry, 60)
            except Conflict as conflict:
                last, entry = conflict.last, None
        print(last, flush=True)

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""
"""Appends entries of its own to the room, and prints the number of each as soon as it is confirmed."""


async def start_writer(path: Path, name: str, entries: int) -> asyncio.subprocess.Process:
    words = (sys.executable, "-c", WRITER, f"sqlite:///{path}", name, str(entries))
    return await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)


async def unavailable(store: Store, seq: int, body: bytes = b"body") -> None:
    """An append is refused as unavailable, in bounded time."""
    begun = time.monotonic()
    with pytest.raises(Unavailable):
        await store.append("room", entry(seq, body=body), LONG)
    assert time.monotonic() - begun < BOUND


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Let the operating system refuse this process to let a file grow above `size` bytes."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


class TestOtherProcesses:
    async def test_several_processes_append_without_gaps_and_are_followed(
        self, store: SqliteStore, path: Path
    ) -> None:
        await store.append("room", JournalEntry(1, "opening", b""), LONG)
        writers = [await start_writer(path, name, 100) for name in ("ann", "ben")]
        async with aclosing(store.follow("room", 0)) as followed:
            seen = await take(201, followed)
        for writer in writers:
            await writer.communicate()
            assert writer.returncode == 0
        assert [one.seq for one in seen] == list(range(1, 202))
        for name in ("ann", "ben"):
            mine = [one.command for one in seen if one.command.startswith(name)]
            assert mine == [f"{name} {number}" for number in range(1, 101)]
        assert await store.read("room") == seen

    async def test_a_killed_process_loses_nothing_that_it_confirmed(self, path: Path) -> None:
        writer = await start_writer(path, "ann", 1_000_000)
        assert writer.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while int(await writer.stdout.readline()) < 200:
                pass
            writer.kill()
            confirmed = 200 + len((await writer.stdout.read()).splitlines())
            await writer.wait()
        store = SqliteStore(path)
        journal = await store.read("room")
        assert len(journal) in (confirmed, confirmed + 1), "only the last may be written, but not yet printed"
        assert [one.seq for one in journal] == list(range(1, len(journal) + 1))
        await store.close()


class TestOutages:
    async def test_a_locked_file_is_unavailable_until_it_is_free(
        self, store: SqliteStore, path: Path
    ) -> None:
        await store.append("room", entry(1), LONG)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await unavailable(store, 2)
        with pytest.raises(Unavailable):
            await store.probe()
        assert await store.read("room") == [entry(1)], "readers do not wait for writers"
        other.execute("ROLLBACK")
        other.close()
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_full_file_is_unavailable_until_there_is_room(self, store: SqliteStore) -> None:
        await store.append("room", entry(1), LONG)
        (pages,) = store._db.execute("PRAGMA page_count").fetchone()
        (limit,) = store._db.execute("PRAGMA max_page_count").fetchone()
        store._db.execute(f"PRAGMA max_page_count = {pages}")
        await unavailable(store, 2, bytes(100_000))
        assert await store.read("room") == [entry(1)]
        store._db.execute(f"PRAGMA max_page_count = {limit}")
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_disk_that_takes_no_more_is_unavailable_until_it_does(
        self, store: SqliteStore, path: Path
    ) -> None:
        await store.append("room", entry(1), LONG)
        with largest_file(path.with_name("games.db-wal").stat().st_size + 10_000):
            await unavailable(store, 2, bytes(100_000))
            assert await store.read("room") == [entry(1)]
        assert await store.append("room", entry(2), LONG) == 2

    async def test_a_bug_is_not_an_outage(self, store: SqliteStore) -> None:
        store._db.execute("DROP TABLE entry")
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await store.append("room", entry(1), LONG)
