"""A TCP relay between a client and a server of this machine, to be disturbed by tests."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Self


class Relay:
    """Listens on `port` and passes everything on, until it is told otherwise. An async context manager."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._passing: set[asyncio.Task[None]] = set()
        self._streams: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._server: asyncio.Server | None = None
        self.port = 0

    def freeze(self) -> None:
        """Let the present connections stay open and carry nothing any more, as if a cable had been pulled."""
        for task in self._passing:
            task.cancel()

    def reset(self) -> None:
        """Abort the present connections, whatever is under way."""
        for _, writer in self._streams:
            writer.transport.abort()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.freeze()
        await asyncio.gather(*self._passing, return_exceptions=True)
        self.reset()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._streams += [(reader, writer), (far_reader, far_writer)]  # a reader without owner would hang up
        for source, sink in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(_pass(source, sink))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)


async def _pass(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()
        sink.close()
