"""The servers as processes of their own: some workers, as `fliptable serve` starts them, and Redis."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.support.redis_cluster import RedisCluster
from tests.support.redis_server import RedisServer, free_port
from tests.support.waiting import eventually

_STARTING: Final = 60.0
"""Seconds that a process may take until it listens, on a machine that has much else to do."""
_ENDING: Final = 30.0
_DURABLE: Final = ("--appendfsync", "always")
_HASTY: Final = {
    "AWAY_GRACE": 0.5,
    "HOST_GRACE": 1.5,
    "AWAY_PATIENCE": 1,
    "IDLE_PATIENCE": 10,
    "BOT_PAUSE": 0.15,
    "IDLE_TIMEOUT": 20,
}
"""Settings that make more happen in a minute."""
_ONE_ADDRESS: Final = dict.fromkeys(("ARRIVAL_BURST", "CREATE_BURST", "GUESS_BURST", "STRANGERS"), 100_000)
"""Settings without which all clients, who come from one address, would be taken for one who asks too much."""


class Worker:
    """One server on a port that it keeps. `log`: the file that it writes its log to."""

    def __init__(self, number: int, store: str, folder: Path) -> None:
        self.port = free_port()
        self.log = folder / f"worker-{number}.log"
        self._store = store
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Return when it can be connected to."""
        command = ("-m", "fliptable", "serve", "--quiet", "--host", "127.0.0.1")
        options = ("--port", str(self.port), "--store", self._store)
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *command, *options, env=_environment(), stdout=log, stderr=log
            )
        await eventually(self._listens, _STARTING)

    async def kill(self) -> None:
        """As a power failure of the process would."""
        await self._end(signal.SIGKILL)

    async def terminate(self) -> float:
        """As `docker stop` does; the seconds until it had ended."""
        begun = time.monotonic()
        await self._end(signal.SIGTERM)
        return time.monotonic() - begun

    async def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.send_signal(number)
        async with asyncio.timeout(_ENDING):
            await self._process.wait()

    async def _listens(self) -> bool:
        assert self._process is not None
        if self._process.returncode is not None:
            raise RuntimeError(f"a worker did not start: see {self.log}")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True


@dataclass(frozen=True)
class Fleet:
    """`store`: where the tables are; `redis`: its one server, or the nodes of a cluster."""

    store: str
    redis: Sequence[RedisServer]
    workers: Sequence[Worker]


@asynccontextmanager
async def fleet(workers: int, folder: Path, *, cluster: bool = False) -> AsyncIterator[Fleet]:
    """All of them, running. What Redis confirms is on the disk."""
    redis = (
        RedisCluster(folder, *_DURABLE) if cluster else RedisServer(folder, appendonly=True, options=_DURABLE)
    )
    with redis:
        started = [Worker(number, redis.url, folder) for number in range(workers)]
        try:
            await asyncio.gather(*(worker.start() for worker in started))
            yield Fleet(redis.url, redis.nodes if isinstance(redis, RedisCluster) else [redis], started)
        finally:
            for worker in started:
                await worker.kill()


def _environment() -> dict[str, str]:
    """Of a worker: what this process has, with settings of its own."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("FLIPTABLE_")}
    settings = {f"FLIPTABLE_{name}": str(value) for name, value in (_HASTY | _ONE_ADDRESS).items()}
    return inherited | settings
