"""Writes recordings of the present code: `python -m tests.recorded.record FOLDER`, on purpose only.

What is recorded is what older servers wrote and said: a folder that is there is never written again.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Final

from fliptable.store import JournalEntry, open_store
from tests.recorded.conversation import dump, packed, stage
from tests.recorded.journals import ROOMS, fresh
from tests.recorded.recorder import Recorder
from tests.recorded.scripts import SCRIPTS, Script
from tests.recorded.table import Table, shown, states

_EXPIRES: Final = 4_102_444_800
"""Seconds since 1970: the rooms live until 2100."""


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    for kind in ("journals", "views", "conversations"):
        (folder / kind).mkdir()
    tables = {name: make() for name, make in ROOMS.items()}
    for name, table in tables.items():
        (folder / "journals" / f"{name}.jsonl").write_bytes(b"".join(body + b"\n" for body in table.journal))
        views = [[at, shown(state, at)] for at, state in zip(table.times, states(table.journal), strict=True)]
        (folder / "views" / f"{name}.jsonl.gz").write_bytes(packed(views))
    database = written([*tables.values(), *fresh()])
    (folder / "tables.sqlite.gz").write_bytes(gzip.compress(database, mtime=0))
    for name, script in SCRIPTS.items():
        (folder / "conversations" / f"{name}.jsonl.gz").write_bytes(spoken(script, database))


def written(tables: list[Table]) -> bytes:
    """The SQLite file with these rooms, as the store writes it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        asyncio.run(_append(path, tables))
        with sqlite3.connect(path) as database:
            database.execute("UPDATE room SET expires = ?", (_EXPIRES,))
        database.close()
        return path.read_bytes()


async def _append(path: Path, tables: list[Table]) -> None:
    store = open_store(f"sqlite:///{path}")
    for table in tables:
        for seq, (command, body) in enumerate(zip(table.commands, table.journal, strict=True), 1):
            await store.append(table.code, JournalEntry(seq, command, body), 60)
    await store.close()


def spoken(script: Script, database: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        path.write_bytes(database)
        with stage(path, script.header) as (tables, clock):
            recorder = Recorder(tables, clock, script.room)
            try:
                script.speak(recorder)
            finally:
                recorder.end()
    return dump(script.header, recorder.steps)


if __name__ == "__main__":
    main()
