"""SQLite: the file itself: versions, permissions, size, damage, copies."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from fliptable.store import Damaged, JournalEntry, StoreError, Unavailable, open_store
from fliptable.store.sqlite import SqliteStore
from fliptable.store.sqlite_file import MIGRATIONS, backup, flush
from tests.store.entries import LONG, entry


def size(path: Path) -> int:
    return path.stat().st_size


class TestFile:
    async def test_reopening_finds_everything(self, path: Path) -> None:
        first = SqliteStore(path)
        await first.append("room", entry(1), LONG)
        await first.close()
        second = SqliteStore(path)
        assert await second.read("room") == [entry(1)]
        assert await second.append("room", entry(1), LONG) == 1
        await second.close()

    async def test_folders_are_made_and_the_file_is_for_its_owner_only(self, tmp_path: Path) -> None:
        path = tmp_path / "a" / "b" / "games.db"
        store = open_store(f"sqlite:///{path}")
        await store.append("room", entry(1), LONG)
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        await store.close()

    def test_a_folder_that_cannot_be_made_is_unavailable(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(Unavailable, match="the store's file"):
            open_store(f"sqlite:///{tmp_path / 'file' / 'games.db'}")

    def test_a_file_of_a_newer_version_is_refused(self, path: Path) -> None:
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA user_version = 99")
        db.close()
        with pytest.raises(StoreError, match="newer version"):
            SqliteStore(path)

    async def test_a_file_of_an_older_version_is_brought_up_to_date(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as older:
            for statement in MIGRATIONS[0]:
                older.execute(statement)
            older.execute("INSERT INTO room VALUES ('room', 9e9)")
            older.execute("INSERT INTO entry VALUES ('room', 1, 'command 1', X'00')")
            older.execute("PRAGMA user_version = 1")
            older.commit()
        store = SqliteStore(path)
        assert [one.command for one in await store.read("room")] == ["command 1"]
        await store.beat("room", "a", b"Ann", LONG)
        assert await store.beats("room") == {"a": b"Ann"}
        await store.close()

    def test_a_file_of_something_else_is_refused(self, path: Path) -> None:
        path.write_text("These are my notes on card games, and no database at all. " * 20)
        with pytest.raises(StoreError, match="not a database"):
            SqliteStore(path)


async def fill(store: SqliteStore, rooms: int, ttl: float) -> None:
    for room in range(rooms):
        for seq in range(1, 5):
            await store.append(f"room {room}", entry(seq, body=bytes(20_000)), ttl)


class TestSize:
    async def test_the_file_becomes_smaller_when_rooms_expire(self, store: SqliteStore, path: Path) -> None:
        await fill(store, 20, LONG)
        flush(path)
        full = size(path)
        for room in range(20):
            await store.delete(f"room {room}")
        await store.expired()
        assert size(path) < full / 4

    async def test_a_file_of_before_is_written_anew_once_and_loses_nothing(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as older:
            older.execute("PRAGMA journal_mode = WAL")
            for statements in MIGRATIONS[:2]:
                for statement in statements:
                    older.execute(statement)
            older.execute("INSERT INTO room VALUES ('room', 9e9)")
            older.execute("INSERT INTO entry VALUES ('room', 1, 'command 1', X'00')")
            older.execute("PRAGMA user_version = 2")
            older.commit()
        store = SqliteStore(path)
        assert store._db.execute("PRAGMA auto_vacuum").fetchone() == (2,)
        assert [one.command for one in await store.read("room")] == ["command 1"]
        assert await store.append("room", JournalEntry(2, "command 2", b"", ""), LONG) == 2
        await store.close()

    async def test_a_file_of_before_that_somebody_else_uses_is_opened_as_it_is(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as older:
            older.execute("PRAGMA journal_mode = WAL")
            for statements in MIGRATIONS:
                for statement in statements:
                    older.execute(statement)
            older.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
            older.commit()
            older.execute("BEGIN")
            older.execute("SELECT * FROM room").fetchall()
            store = SqliteStore(path)
            await store.append("room", entry(1), LONG)
            await store.expired()
            assert await store.read("room") == [entry(1)]
            await store.close()


class TestDamage:
    async def test_damaged_pages_are_damage_and_no_traceback(self, store: SqliteStore, path: Path) -> None:
        await fill(store, 5, LONG)
        await store.close()
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * (size(path) - 4096))
        try:
            damaged = SqliteStore(path)
        except Damaged:
            return
        with pytest.raises(Damaged) as refusal:
            await damaged.read("room 1")
        assert ".recover" in refusal.value.remedy
        with pytest.raises(Damaged):
            await damaged.probe()
        await damaged.close()


class TestBackup:
    async def test_a_copy_of_a_running_store_is_whole_and_for_its_owner_only(
        self, store: SqliteStore, path: Path, tmp_path: Path
    ) -> None:
        await fill(store, 5, LONG)
        copy = tmp_path / "copies" / "copy.sqlite"
        copy.parent.mkdir()
        for _ in range(2):
            backup(path, copy)
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            assert list(copy.parent.iterdir()) == [copy], "nothing lies beside it"
        restored = SqliteStore(copy)
        assert await restored.read("room 4") == await store.read("room 4")
        await restored.close()

    def test_there_must_be_something_to_copy_and_a_place_for_it(self, path: Path, tmp_path: Path) -> None:
        with pytest.raises(StoreError, match="no file"):
            backup(path, tmp_path / "copy.sqlite")
        SqliteStore(path)._db.close()
        with pytest.raises(StoreError):
            backup(path, tmp_path / "nowhere" / "copy.sqlite")

    async def test_a_damaged_store_is_not_copied_over_a_good_copy(self, path: Path, tmp_path: Path) -> None:
        store = SqliteStore(path)
        await fill(store, 5, LONG)
        await store.close()
        copy = tmp_path / "copy.sqlite"
        backup(path, copy)
        good = copy.read_bytes()
        with path.open("r+b") as file:
            file.seek(8192)
            file.write(b"\xff" * 40_000)
        with pytest.raises(StoreError):
            backup(path, copy)
        assert copy.read_bytes() == good
