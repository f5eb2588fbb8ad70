"""A real server for tests: uvicorn in a thread, with entropy and time of the test's own."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from fliptable.live.environment import Clock, EntropySource
from fliptable.room import Entropy
from fliptable.web.app import create_app
from fliptable.web.serve import configuration, listen
from fliptable.web.settings import Settings

PATIENCE = 20.0
"""Seconds after which a test gives up: far more than anything here needs."""


@dataclass(frozen=True)
class SeededEntropy(EntropySource):
    """The same shuffles in every run. Seat secrets and nonces stay random, as they must between workers."""

    seed: int = 0

    def draw(self, token: str = "") -> Entropy:
        server_seed = hashlib.sha256(self.seed.to_bytes(4, "big")).digest()
        return replace(EntropySource.draw(self, token), server_seed=server_seed, game_id=f"game-{self.seed}")


class _Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


@dataclass(frozen=True)
class Tables:
    """Where a running server is. `stop` ends it as a signal would."""

    port: int
    stop: Callable[[], None] = lambda: None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def create(self, **body: str) -> str:
        """The code of a new room."""
        answer = httpx.post(f"{self.http}/api/rooms", json=body)
        answer.raise_for_status()
        code: str = answer.json()["code"]
        return code


def settings_for(store: str, **settings: Any) -> Settings:
    """Settings in which bots do not pause and nobody is slowed down, unless `settings` say so."""
    here = {"host": "127.0.0.1", "port": 0}
    swift = {"bot_pause": 0.0, "away_grace": 60.0}
    each = (
        "message",
        "address_message",
        "frame",
        "request",
        "picture",
        "create",
        "guess",
        "arrival",
        "work",
        "journal",
    )
    bursts = {f"{kind}_burst": 1_000_000_000 for kind in each}
    crowds = dict.fromkeys(("connections", "sockets", "strangers", "room_visitors"), 1_000)
    generous = {**bursts, **crowds}
    return Settings(store=store, **{**here, **swift, **generous, **settings})


@contextmanager
def serving(
    store: str,
    *,
    entropy: EntropySource | None = None,
    clock: Clock | None = None,
    client: Path | None = None,
    **settings: Any,
) -> Iterator[Tables]:
    """A server on a free port. `settings` as in `settings_for`."""
    chosen = settings_for(store, **settings)
    app = create_app(chosen, entropy=entropy, clock=clock, client=client)
    up = threading.Event()
    with listen(chosen.host, chosen.port) as listener:
        server = _Server(configuration(app, chosen), up.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()

        def stop() -> None:
            server.should_exit = True

        try:
            assert up.wait(PATIENCE), "the server did not start"
            yield Tables(listener.getsockname()[1], stop)
        finally:
            stop()
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server did not end"
