"""How long until everybody has seen a move: `python -m benchmarks.table` from the root of the project.

One table: players, and spectators without a name, each with a socket of his own. The server is a process of
its own with an SQLite file, all others are this process. A move lasts from before its `act` is sent until the
last of them has its batch, and so includes what it takes this process to read as many messages.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import secrets
import statistics
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from importlib.metadata import version
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from fliptable.wire.outbound import READABLE
from tests.support.process import process
from tests.support.tables import Tables

PLAYERS = 8
SPECTATORS = 200
RUNS = 5
MOVES = 100
"""Per run. When a game is over another one begins."""

Message = dict[str, Any]


class Table:
    """Everybody there, and what the first player knows. `heard`: how many have which batch."""

    def __init__(self) -> None:
        self.everybody: list[ClientConnection] = []
        self.players: list[ClientConnection] = []
        self.heard: Counter[int] = Counter()
        self.prompt: Message = {}
        self.phase = "lobby"
        self.news = asyncio.Event()

    async def listen(self, connection: ClientConnection) -> None:
        first = connection is self.players[0]
        async for text in connection:
            message: Message = json.loads(text)
            if message["type"] != "batch":
                continue
            if first:
                self.prompt = message["prompt"]
                changes = message.get("changes") or {"fields": message["room"] or {}}
                self.phase = changes["fields"].get("phase", self.phase)
            self.heard[message["seq"]] += 1
            if self.heard[message["seq"]] == len(self.everybody):
                self.news.set()

    async def ask(self, player: int, kind: str, **fields: Any) -> None:
        """Until everybody has seen what came of it."""
        self.news.clear()
        await self.players[player].send(json.dumps({"type": kind, "ref": secrets.token_hex(8), **fields}))
        await self.news.wait()


async def enter(tables: Tables, code: str, stack: AsyncExitStack, *, watch: bool) -> ClientConnection:
    address = f"{tables.socket}/ws/{code}"
    connection = await stack.enter_async_context(connect(address, proxy=None, max_queue=None))
    await connection.send(json.dumps({"type": "hello", "version": READABLE, "watch": watch}))
    await connection.recv()
    return connection


async def sit(connection: ClientConnection, name: str) -> None:
    token = secrets.token_hex(32)
    await connection.send(
        json.dumps({"type": "join", "ref": "join", "name": name, "watch": False, "token": token})
    )
    while json.loads(await connection.recv())["type"] != "joined":
        pass


async def run(tables: Tables, code: str, rng: random.Random) -> list[float]:
    """The milliseconds of each move."""
    took: list[float] = []
    async with AsyncExitStack() as stack:
        table = Table()
        for number in range(PLAYERS):
            player = await enter(tables, code, stack, watch=False)
            await sit(player, f"Player {number}")
            table.players.append(player)
        spectators = [await enter(tables, code, stack, watch=True) for _ in range(SPECTATORS)]
        table.everybody = [*table.players, *spectators]
        listening = [asyncio.create_task(table.listen(each)) for each in table.everybody]
        while len(took) < MOVES:
            if table.phase != "playing":
                await table.ask(0, "start" if table.phase == "lobby" else "rematch")
                continue
            decision = table.prompt["decision"]
            action = decision["options"][0] if rng.random() < 0.75 else rng.choice(decision["options"])
            start = time.perf_counter()
            await table.ask(decision["seat"], "act", action=action)
            took.append((time.perf_counter() - start) * 1e3)
        for task in listening:
            task.cancel()
    return took


def main() -> None:
    packages = ", ".join(f"{name} {version(name)}" for name in ("fliptable", "uvicorn", "websockets"))
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores; {packages}"
    )
    print(f"{PLAYERS} players and {SPECTATORS} spectators, {RUNS} runs of {MOVES} moves, milliseconds")
    print(f"{'run':>3} {'median':>8} {'99 %':>8} {'longest':>8}")
    moves: list[float] = []
    with tempfile.TemporaryDirectory() as folder, process(f"sqlite:///{folder}/tables.sqlite") as server:
        for number in range(1, RUNS + 1):
            took = asyncio.run(run(server.tables, server.tables.create(), random.Random(number)))
            moves += took
            print(row(str(number), took))
    print(row("all", moves))


def row(name: str, took: list[float]) -> str:
    late = statistics.quantiles(took, n=100)[98]
    return f"{name:>3} {statistics.median(took):8.1f} {late:8.1f} {max(took):8.1f}"


if __name__ == "__main__":
    main()
