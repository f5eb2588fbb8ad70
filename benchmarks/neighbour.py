"""What a hostile address costs the tables of others: `python -m benchmarks.neighbour [KIND ...]`.

One server with its usual settings and an SQLite file. Four people play from one address, a move every 50 ms;
from another one `benchmarks.assailant` does one kind of thing to a table of its own with 200 connections, as
often as the limits let it. A move lasts from before its `act` is sent until all four have its batch. The
server's CPU is that of its process; what is above the share of the players alone is what the assailant costs.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final

from benchmarks.assailant import KINDS
from benchmarks.table import Table, enter, sit
from tests.support.redis_server import free_port
from tests.support.tables import Tables
from tests.support.waiting import eventually

PLAYERS: Final = 4
SECONDS: Final = 8.0
"""Of each measurement."""
PAUSE: Final = 0.05
_STARTING: Final = 30.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@contextmanager
def server(folder: str) -> Iterator[tuple[Tables, int]]:
    """A server as `fliptable serve` starts it, and its process id."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "fliptable",
        "serve",
        "--quiet",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
    ]
    with (
        Path(folder, "server.log").open("wb") as log,
        subprocess.Popen(
            [*command, "--store", f"sqlite:///{folder}/tables.sqlite"], stdout=log, stderr=log
        ) as popen,
    ):
        try:
            yield Tables(port), popen.pid
        finally:
            popen.terminate()


def busy(pid: int) -> float:
    """Seconds of CPU that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


class Honest:
    """Four players who go on from move to move."""

    def __init__(self, stack: AsyncExitStack, tables: Tables) -> None:
        self._stack = stack
        self._tables = tables
        self._table = Table()
        self._rng = random.Random(1)

    async def come(self) -> None:
        code = self._tables.create()
        for number in range(PLAYERS):
            player = await enter(self._tables, code, self._stack, watch=False)
            await sit(player, f"Player {number}")
            self._table.players.append(player)
        self._table.everybody = self._table.players
        for player in self._table.everybody:
            self._stack.callback(asyncio.create_task(self._table.listen(player)).cancel)

    async def play(self, seconds: float) -> list[float]:
        """The milliseconds of each move."""
        took: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self._table.phase != "playing":
                await self._table.ask(0, "start" if self._table.phase == "lobby" else "rematch")
                continue
            decision = self._table.prompt["decision"]
            option = self._rng.choice(decision["options"])
            start = time.perf_counter()
            await self._table.ask(decision["seat"], "act", action=option)
            took.append((time.perf_counter() - start) * 1e3)
            await asyncio.sleep(PAUSE)
        return took


async def measure(honest: Honest, pid: int) -> tuple[list[float], float]:
    """The moves, and the share of a core that the server had."""
    began, cpu = time.monotonic(), busy(pid)
    moves = await honest.play(SECONDS)
    return moves, (busy(pid) - cpu) / (time.monotonic() - began)


async def under_attack(honest: Honest, tables: Tables, pid: int, kind: str, address: str) -> str:
    command = [sys.executable, "-m", "benchmarks.assailant", str(tables.port), address, kind]
    assailant = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert assailant.stdin is not None
    assert assailant.stdout is not None
    await assailant.stdout.readline()
    assailant.stdin.write(b"go\n")
    moves, share = await measure(honest, pid)
    assailant.stdin.write(b"stop\n")
    heard, closed = map(int, (await assailant.stdout.readline()).split())
    await assailant.wait()
    return f"{row(kind, moves, share)} {heard / SECONDS / 1e6:8.2f} {closed:7}"


def row(name: str, moves: list[float], share: float) -> str:
    late = statistics.quantiles(moves, n=100)[98]
    return f"{name:<18} {statistics.median(moves):8.1f} {late:8.1f} {max(moves):8.1f} {share:6.2f}"


async def main(kinds: list[str]) -> None:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{python}, {os.cpu_count()} cores, milliseconds")
    print(f"{'':<18} {'median':>8} {'99 %':>8} {'longest':>8} {'CPU':>6} {'MB/s':>8} {'closed':>7}")
    addresses = (f"127.0.1.{number}" for number in itertools.count(1))
    with tempfile.TemporaryDirectory() as folder, server(folder) as (tables, pid):
        await eventually(lambda: is_up(tables.port), _STARTING)
        async with AsyncExitStack() as stack:
            honest = Honest(stack, tables)
            await honest.come()
            print(row("nobody", *await measure(honest, pid)), flush=True)
            for kind in kinds:
                print(await under_attack(honest, tables, pid, kind, next(addresses)), flush=True)


async def is_up(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


if __name__ == "__main__":
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    asyncio.run(main(sys.argv[1:] or list(KINDS)))
