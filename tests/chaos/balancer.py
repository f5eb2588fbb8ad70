"""A plain TCP balancer before the workers: round robin, skipping the dead, and a hand on every connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

_PATIENCE = 5.0
"""Seconds until a worker that does not accept counts as dead."""

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Link:
    """One connection of a client (`client`: his port), passed on to the worker on port `worker`.

    `delay`: seconds that everything takes on its way. `frozen`: it stays open and carries nothing, as if a
    cable had been pulled.
    """

    def __init__(self, worker: int, near: Stream, far: Stream) -> None:
        self.client: int = near[1].get_extra_info("peername")[1]
        self.worker = worker
        self.delay = 0.0
        self.frozen = False
        self._near = near
        self._far = far

    async def carry(self) -> None:
        """Until both sides have said all they want."""
        await asyncio.gather(self._pass(self._near[0], self._far[1]), self._pass(self._far[0], self._near[1]))

    def cut(self) -> None:
        """Reset it on both sides, whatever is under way."""
        for _, writer in (self._near, self._far):
            writer.transport.abort()

    def half_close(self) -> None:
        """Tell the worker that the client says nothing any more; the client hears on."""
        with suppress(OSError, RuntimeError):
            self._far[1].write_eof()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not self.frozen:
                    sink.write(data)
                    await sink.drain()
            if not self.frozen:
                sink.write_eof()
        except (OSError, RuntimeError):  # reset, or half closed before
            self.cut()


class Balancer:
    """Listens on `port` while it is entered, for the workers on the given ports."""

    def __init__(self, workers: Sequence[int]) -> None:
        self.port = 0
        self.links: set[Link] = set()
        self._workers = tuple(workers)
        self._turn = 0
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for link in tuple(self.links):
            link.cut()
        while self.links:  # they end by themselves, in the next turns of the loop
            await asyncio.sleep(0.01)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self._reach()
        if found is None:
            writer.transport.abort()
            return
        link = Link(found[0], (reader, writer), found[1])
        self.links.add(link)
        try:
            await link.carry()
        finally:
            link.cut()
            self.links.discard(link)

    async def _reach(self) -> tuple[int, Stream] | None:
        """The next worker that accepts, and the connection to it."""
        first = self._turn = (self._turn + 1) % len(self._workers)
        for port in (*self._workers[first:], *self._workers[:first]):
            with suppress(OSError):
                async with asyncio.timeout(_PATIENCE):
                    return port, await asyncio.open_connection("127.0.0.1", port)
        return None
