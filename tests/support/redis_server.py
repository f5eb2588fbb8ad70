"""A private Redis or Valkey server process for tests, with the handles to make it fail."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

_STARTING = 10.0
"""Seconds that the server may take until it listens."""


class RedisServer:
    """One server process on a free port of this machine, with its data in `folder`. `program`: Redis, unless
    another one is given.

    As a context manager it starts on entering and is killed on leaving.
    """

    def __init__(
        self, folder: Path, *, appendonly: bool = False, options: tuple[str, ...] = (), program: str = ""
    ) -> None:
        self._folder = folder
        self._program = program or _redis()
        self._options = ("--appendonly", "yes" if appendonly else "no", *options)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it and return when it takes commands; after `stop` or `kill` on the same port and data."""
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self._folder)]
        command += ["--save", "", *self._options]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + _STARTING
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"no Redis server: see {log.name}")
            time.sleep(0.01)

    def stop(self) -> None:
        """Shut it down in order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """It hangs meanwhile: connections stay open, nothing is answered."""
        self._send(signal.SIGSTOP)
        try:
            yield
        finally:
            self._send(signal.SIGCONT)

    def command(self, *words: str) -> str:
        """The server's answer to one command, on a connection of its own: a text, or its first line."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            encoded = [f"${len(word.encode())}\r\n{word}\r\n" for word in words]
            connection.sendall(f"*{len(words)}\r\n{''.join(encoded)}".encode())
            with connection.makefile("rb") as answer:
                line = answer.readline().decode().strip()
                return answer.read(int(line[1:])).decode() if line.startswith("$") else line

    def information(self, section: str) -> dict[str, str]:
        """One section of the server's INFO."""
        lines = self.command("INFO", section).splitlines()
        return {name: value for name, _, value in (line.partition(":") for line in lines) if value}

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def _answers(self) -> bool:
        try:
            return self.command("PING") == "+PONG"
        except OSError:
            return False

    def _send(self, number: signal.Signals) -> None:
        assert self._process is not None, "the server was not started"
        self._process.send_signal(number)

    def _end(self, number: signal.Signals) -> None:
        self._send(number)
        self._send(signal.SIGCONT)  # a paused process hears only SIGKILL
        assert self._process is not None
        self._process.wait(timeout=10)


def _redis() -> str:
    """The server's program: $REDIS_SERVER, or what the PATH has."""
    found = os.environ.get("REDIS_SERVER") or shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        raise RuntimeError("tests need a Redis or Valkey server: install redis-server or set REDIS_SERVER")
    return found


def valkey() -> str:
    """The program of a Valkey server: $VALKEY_SERVER, or what the PATH has."""
    found = os.environ.get("VALKEY_SERVER") or shutil.which("valkey-server")
    if found is None:
        raise RuntimeError("tests need a Valkey server: install valkey-server or set VALKEY_SERVER")
    return found


def free_port() -> int:
    """A port of this machine that nobody uses now, and that the system gives to nobody for an outgoing
    connection: whoever listened there finds it free again after a restart."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
