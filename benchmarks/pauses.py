"""How long rooms with very long journals hold up the event loop: `python -m benchmarks.pauses [BATCHES]`.

The journal lies in an SQLite file. While it is loaded, erased or has expired, and while QR codes are drawn,
the seconds of CPU of each turn of the loop are measured; what the machine does besides does not count.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from fliptable.live.environment import Clock, EntropySource, Environment, Pace
from fliptable.live.registry import Registry
from fliptable.room import Batch, encode_batch, recap
from fliptable.room.events import TableChanged
from fliptable.store import JournalEntry, Store
from fliptable.store.sqlite import SqliteStore
from fliptable.web.links import picture
from tests.support.rooms import Room

BATCHES: Final = 150_000
LIFE: Final = 3600.0
CODES: Final = ("ABCDEF", "BCDEFG")


async def write(store: Store, code: str, batches: int) -> None:
    """Of a lobby that does nothing but change."""
    room = Room("Ann", *(f"Member {number}" for number in range(30)))
    change = encode_batch(Batch(1, "", (TableChanged(True, 20),)))
    before = ""
    for seq in range(1, batches + 1):
        body = change
        if seq <= len(room.journal):
            body = encode_batch(room.journal[seq - 1])
        elif seq % recap.EVERY == 0:
            body = encode_batch(Batch(None, "", (recap.record(replace(room.state, seq=seq - 1)),)))
        entry = JournalEntry(seq, f"nonce {seq}", body, before)
        await store.append(code, entry, LIFE)
        before = entry.link


async def longest(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Milliseconds of CPU of the longest turn of the loop while `work` is done, and of all turns."""
    begun = last = time.thread_time()
    most, running = 0.0, True

    async def look() -> None:
        nonlocal last, most
        while running:
            await asyncio.sleep(0)
            now = time.thread_time()
            most, last = max(most, now - last), now

    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    most, last = 0.0, time.thread_time()
    await work()
    running = False
    await looking
    return most * 1e3, (time.thread_time() - begun) * 1e3


async def main(batches: int) -> None:
    gc.disable()  # it is another matter
    print(f"{batches} batches, milliseconds of CPU")
    print(f"{'':8} {'longest':>8} {'all':>8}")
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(f"{folder}/bench.db")
        for code in CODES:
            await write(store, code, batches)
        registry = Registry(Environment(store, Clock(), EntropySource(), LIFE, Pace()), 120)
        await store.touch(CODES[1], -1)

        async def drawn() -> None:
            for number in range(10):
                picture(f"https://cards.example.org/table/t/ABCDEF#seat={number:064x}")
                await asyncio.sleep(0)

        works: dict[str, Callable[[], Awaitable[object]]] = {
            "expired": store.expired,
            "loaded": lambda: registry.find(CODES[0]),
            "erased": lambda: store.delete(CODES[0]),
            "shrunk": store.expired,
            "drawn": drawn,
        }
        for name, work in works.items():
            most, whole = await longest(work)
            print(f"{name:8} {most:8.1f} {whole:8.0f}")
        await registry.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else BATCHES))
