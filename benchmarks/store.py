"""How long an append takes: `python -m benchmarks.store` from the root of the project.

SQLite writes to a temporary folder, Redis is a private server on this machine with `appendonly yes`.
"""

from __future__ import annotations

import asyncio
import platform
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from pathlib import Path

from fliptable.store import JournalEntry, Store, open_store
from tests.support.redis_server import RedisServer

RUNS = 7
APPENDS = 2_000
"""Per run."""
BODY = bytes(range(256)) * 2
"""512 bytes, as a batch of events has."""
LIFE = 3600.0

Appends = Callable[[Store, str], Awaitable[None]]


async def one_by_one(store: Store, run: str) -> None:
    for seq in range(1, APPENDS + 1):
        await store.append(run, JournalEntry(seq, f"command {seq}", BODY), LIFE)


async def ten_rooms_at_once(store: Store, run: str) -> None:
    for seq in range(1, APPENDS // 10 + 1):
        entry = JournalEntry(seq, f"command {seq}", BODY)
        await asyncio.gather(*(store.append(f"{run} {room}", entry, LIFE) for room in range(10)))


async def followed(store: Store, run: str) -> None:
    """One by one, and a follower in this process reads each."""
    await store.append(run, JournalEntry(1, "command 1", BODY), LIFE)
    journal = store.follow(run, 0)
    for seq in range(2, APPENDS + 2):
        await anext(journal)
        await store.append(run, JournalEntry(seq, f"command {seq}", BODY), LIFE)
    await journal.aclose()


async def measure(name: str, store: Store, appends: Appends) -> None:
    """Print the median over the runs of the microseconds per append, elapsed and of this process's CPU."""
    elapsed, busy = [], []
    for run in range(RUNS):
        wall, cpu = time.perf_counter(), time.process_time()
        await appends(store, f"{name} {run}")
        elapsed.append((time.perf_counter() - wall) / APPENDS * 1e6)
        busy.append((time.process_time() - cpu) / APPENDS * 1e6)
    spread = f"{min(elapsed):.0f}-{max(elapsed):.0f}"
    print(f"{name:32} {statistics.median(elapsed):7.0f} {spread:>12} {statistics.median(busy):10.0f}")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder, RedisServer(Path(folder), appendonly=True) as server:
        redis_version = server.information("server")["redis_version"]
        print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, Redis {redis_version}")
        print(f"redis-py {version('redis')}; bodies of {len(BODY)} bytes, {RUNS} runs of {APPENDS} appends")
        print(f"{'microseconds per append':32} {'median':>7} {'range':>12} {'client CPU':>10}")
        for kind, url in (("sqlite", f"sqlite:///{folder}/bench.db"), ("redis", server.url)):
            store = open_store(url)
            await measure(f"{kind}, one by one", store, one_by_one)
            await measure(f"{kind}, ten rooms at once", store, ten_rooms_at_once)
            await measure(f"{kind}, one by one, followed", store, followed)
            await store.close()


if __name__ == "__main__":
    asyncio.run(main())
