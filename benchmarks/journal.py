"""How long it takes to load a table after a very long evening: `python -m benchmarks.journal`.

The journal lies in an SQLite file. `whole`: folded from its beginning; `loaded`: as the server does it, from
a record of the state (docs/adr/0009).
"""

from __future__ import annotations

import asyncio
import platform
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import reduce

from fliptable import engine
from fliptable.engine import Options
from fliptable.live.environment import Clock, EntropySource, Environment, Pace
from fliptable.live.registry import Registry
from fliptable.room import Phase, advance, decode_batch, encode_batch
from fliptable.room.commands import Rematch
from fliptable.store import JournalEntry, Store, open_store
from tests.support.rooms import Room

RUNS = 7
BATCHES = 5_000
SEATS = 8
LIFE = 3600.0
CODE = "ABCDEF"


def evening(game: str) -> Room:
    """Everybody plays by the default, one game after the other."""
    room = Room(*(f"Player {seat}" for seat in range(SEATS)), options=Options(game))
    while len(room.journal) < BATCHES:
        match room.state.phase:
            case Phase.LOBBY:
                room.start()
            case Phase.PLAYING:
                room.default()
            case Phase.OVER:
                room.do(room.state.host, Rematch())
    return room


async def measure(load: Callable[[], Awaitable[object]]) -> str:
    """The median over the runs of the milliseconds, elapsed and of CPU."""
    elapsed, busy = [], []
    for _ in range(RUNS):
        wall, cpu = time.perf_counter(), time.process_time()
        await load()
        elapsed.append((time.perf_counter() - wall) * 1e3)
        busy.append((time.process_time() - cpu) * 1e3)
    return f"{statistics.median(elapsed):8.0f} {statistics.median(busy):8.0f}"


async def run(game: str, store: Store) -> None:
    size = 0
    for seq, batch in enumerate(evening(game).journal, 1):
        body = encode_batch(batch)
        size += len(body)
        await store.append(CODE, JournalEntry(seq, f"nonce {seq}", body), LIFE)

    async def whole() -> None:
        entries = await store.read(CODE)
        reduce(advance, (decode_batch(entry.body) for entry in entries), None)

    async def loaded() -> None:
        registry = Registry(Environment(store, Clock(), EntropySource(), LIFE, Pace()), 120)
        assert await registry.find(CODE)
        await registry.close()

    for name, load in (("whole", whole), ("loaded", loaded)):
        print(f"{game:10} {name:8} {size / 2**20:6.1f} {await measure(load)}")


async def main() -> None:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{python}, {BATCHES} batches, {SEATS} seats, medians of {RUNS} runs")
    print(f"{'':19} {'MiB':>6} {'ms':>8} {'CPU ms':>8}")
    for game in engine.game_keys():
        with tempfile.TemporaryDirectory() as folder:
            store = open_store(f"sqlite:///{folder}/bench.db")
            await run(game, store)
            await store.close()


if __name__ == "__main__":
    asyncio.run(main())
