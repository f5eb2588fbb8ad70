"""A TCP relay between a client and a server of this machine, to be disturbed by tests."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self


class Relay:
    """Listens on `port` and passes everything on, until it is told otherwise. An async context manager."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._passing: set[asyncio.Task[None]] = set()
        self._streams: list[tuple[StreamReader, StreamWriter]] = []
        self._server: asyncio.Server | None = None
        self._unanswered: bytes | None = None
        self.port = 0

    def freeze(self) -> None:
        """Let the present connections stay open and carry nothing any more, as if a cable had been pulled."""
        for task in self._passing:
            task.cancel()

    def reset(self) -> None:
        """Abort the present connections, whatever is under way."""
        for _, writer in self._streams:
            writer.transport.abort()

    def lose_answers_to(self, words: bytes) -> None:
        """From now on pass on what is asked with these words, and abort the connection before the answer."""
        self._unanswered = words

    def bring_answers(self) -> None:
        """Pass them on again."""
        self._unanswered = None

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

    async def _connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._streams += [(reader, writer), (far_reader, far_writer)]  # a reader without owner would hang up
        doomed = asyncio.Event()
        for passing in (self._ask(reader, far_writer, doomed), _answer(far_reader, writer, doomed)):
            task = asyncio.create_task(passing)
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _ask(self, source: StreamReader, sink: StreamWriter, doomed: asyncio.Event) -> None:
        async for data in _passed(source, sink):
            if self._unanswered is not None and self._unanswered in data:
                doomed.set()
            sink.write(data)


async def _answer(source: StreamReader, sink: StreamWriter, doomed: asyncio.Event) -> None:
    async for data in _passed(source, sink):
        if doomed.is_set():
            sink.transport.abort()
        else:
            sink.write(data)


async def _passed(source: StreamReader, sink: StreamWriter) -> AsyncIterator[bytes]:
    """What comes from one side, until it hangs up, to be written to the other, who is hung up on then."""
    with suppress(ConnectionError):
        while data := await source.read(65536):
            yield data
            await sink.drain()
        sink.close()
