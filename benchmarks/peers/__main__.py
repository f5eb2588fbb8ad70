"""What a move costs: `python -m benchmarks.peers` from the root of the project.

Every run loads the servers in turns, each a process of its own: ours as it is, ours as it was at a commit,
and the least that FastAPI needs for a room (`minimal.py`). A move is done when everybody at its table has it.
Where this can be chosen, servers have one core and all players another one. Medians of the runs.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from benchmarks.peers.load import Tally, play
from fliptable.wire.outbound import VERSION

ROOT: Final = Path(__file__).parents[2]
WARM: Final = 1.0
"""Seconds before the counting."""


@dataclass(frozen=True)
class Server:
    """`tree`: of the source; None for the minimal room."""

    name: str
    tree: Path | None
    version: int = VERSION


@dataclass(frozen=True)
class Figures:
    moves: float
    """Per second."""
    cpu: float
    """Microseconds of the server's CPU for each move."""
    median: float
    late: float
    """Milliseconds until the last one has a move, the 50th and the 99th of a hundred."""
    bytes: float
    """For each move and connection."""


@contextmanager
def running(server: Server, store: str) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Its port and process."""
    tree = server.tree or ROOT
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        if server.tree is None:
            command = ["benchmarks.peers.minimal", str(port)]
        else:
            command = ["tests.support.process", str(listener.fileno()), store, "0", "", ""]
        environment = {**os.environ, "PYTHONPATH": f"{tree / 'server'}{os.pathsep}{tree}"}
        keep = () if server.tree is None else (listener.fileno(),)
        if server.tree is None:
            listener.close()
        process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=tree,
            env=environment,
            pass_fds=keep,
            stdout=subprocess.PIPE,
            text=True,
        )
    with process:
        try:
            if server.tree is None:
                _wait_for(port)
            elif process.stdout is not None and process.stdout.readline() != "up\n":
                raise RuntimeError("the server does not come up")
            if hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(process.pid, {0})
            yield port, process
        finally:
            process.kill()


def _wait_for(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the minimal server does not come up")


def _busy(pid: int) -> float:
    """Seconds of CPU so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rooms(server: Server, port: int, tables: int) -> list[str]:
    if server.tree is None:
        return [f"ws://127.0.0.1:{port}/ws/{number}" for number in range(tables)]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        codes = [http.post("/api/rooms", json={}).raise_for_status().json()["code"] for _ in range(tables)]
    return [f"ws://127.0.0.1:{port}/ws/{code}" for code in codes]


async def _measured(urls: list[str], server: Server, pid: int, chosen: argparse.Namespace) -> Figures:
    begun = asyncio.Event()
    playing = asyncio.create_task(play(urls, server.version, chosen.players, chosen.seconds, WARM, begun))
    waiting = asyncio.create_task(begun.wait())
    await asyncio.wait([playing, waiting], return_when=asyncio.FIRST_COMPLETED)
    before = _busy(pid)
    await asyncio.sleep(chosen.seconds)
    busy = _busy(pid) - before
    tally, took = await playing
    return _figures(tally, took, busy, chosen.players)


def _figures(tally: Tally, took: float, busy: float, players: int) -> Figures:
    count = len(tally.milliseconds)
    return Figures(
        moves=count / took,
        cpu=busy / count * 1e6,
        median=statistics.median(tally.milliseconds),
        late=statistics.quantiles(tally.milliseconds, n=100)[98],
        bytes=tally.bytes / count / players,
    )


def _store(chosen: argparse.Namespace, folder: str) -> str:
    return chosen.redis or f"sqlite:///{folder}/{secrets.token_hex(4)}.sqlite"


@contextmanager
def _tree_of(commit: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, commit], cwd=ROOT, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def _version_of(tree: Path) -> int:
    """Of the protocol, which clients of that commit spoke."""
    said = "from fliptable.wire.outbound import VERSION; print(VERSION)"
    environment = {**os.environ, "PYTHONPATH": str(tree / "server")}
    found = subprocess.run(
        [sys.executable, "-c", said], env=environment, capture_output=True, text=True, check=True
    )
    return int(found.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers")
    parser.add_argument("--against", default="HEAD~1", metavar="COMMIT")
    parser.add_argument("--redis", default="", metavar="URL", help="instead of SQLite files")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with _tree_of(chosen.against) as tree, tempfile.TemporaryDirectory() as folder:
        servers = [
            Server("FastAPI alone", None),
            Server(chosen.against[:12], tree, _version_of(tree)),
            Server("this tree", ROOT),
        ]
        figures: dict[str, list[Figures]] = {server.name: [] for server in servers}
        for _ in range(chosen.runs):
            for server in servers:
                with running(server, _store(chosen, folder)) as (port, process):
                    urls = _rooms(server, port, chosen.tables)
                    figures[server.name].append(asyncio.run(_measured(urls, server, process.pid, chosen)))
        _report(figures, chosen)


def _report(figures: dict[str, list[Figures]], chosen: argparse.Namespace) -> None:
    print(f"{chosen.tables} tables, {chosen.players} players each, medians of {chosen.runs} runs")
    print(f"{'server':14} {'moves/s':>8} {'µs/move':>8} {'p50 ms':>8} {'p99 ms':>8} {'bytes':>6}")
    for name, runs in figures.items():
        median = [
            statistics.median(getattr(run, field) for run in runs)
            for field in ("moves", "cpu", "median", "late", "bytes")
        ]
        moves, cpu, middle, late, size = median
        print(f"{name:14} {moves:8.0f} {cpu:8.0f} {middle:8.1f} {late:8.1f} {size:6.0f}")


if __name__ == "__main__":
    main()
