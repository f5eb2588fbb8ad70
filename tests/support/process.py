"""A server in a process of its own, to be killed. Run as a module it is that process."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import uvicorn

from fliptable.web.app import create_app
from fliptable.web.serve import configuration
from tests.support.tables import PATIENCE, SeededEntropy, Tables, settings_for


@dataclass(frozen=True)
class Process:
    tables: Tables
    popen: subprocess.Popen[str]

    def kill(self) -> None:
        """As a power failure of the process would."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """As `docker stop` does; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        self.popen.send_signal(number)
        return self.popen.wait(PATIENCE)


@contextmanager
def process(
    store: str, seed: int = 0, deck: Sequence[str] = (), dealer: int | None = None, port: int = 0
) -> Iterator[Process]:
    """A server that is up; the same `seed`, `deck` (codes, top first) and `dealer` give the same game.
    `port`: that of an earlier one, for clients that come back by themselves."""
    arguments = [store, str(seed), ",".join(deck), "" if dealer is None else str(dealer)]
    with socket.create_server(("127.0.0.1", port)) as listener:
        port = listener.getsockname()[1]
        command = [sys.executable, "-m", __name__, str(listener.fileno()), *arguments]
        popen = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, pass_fds=[listener.fileno()])
    with popen:
        try:
            assert popen.stdout is not None
            assert popen.stdout.readline() == "up\n"
            yield Process(Tables(port), popen)
        finally:
            popen.kill()


class _Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("up", flush=True)


def _main(fileno: str, store: str, seed: str, deck: str, dealer: str) -> None:
    entropy = SeededEntropy(
        deck=tuple(deck.split(",")) if deck else None,
        dealer=int(dealer) if dealer else None,
        seed=int(seed),
    )
    settings = settings_for(store)
    server = _Server(configuration(create_app(settings, entropy=entropy), settings))
    server.run(sockets=[socket.socket(fileno=int(fileno))])


if __name__ == "__main__":
    _main(*sys.argv[1:])
