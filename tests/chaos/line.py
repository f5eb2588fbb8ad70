"""A connection that heals, as client/net/socket.js: hello, growing pauses, pings, and every command again
until it is answered."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NoReturn

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.chaos.recording import CLOSED, HEARD, OPENED, SENT, Recorder
from tests.support.expand import expand

Message = dict[str, Any]

PING_EVERY: Final = 20.0
ANSWER_WITHIN: Final = 8.0
WELCOME_WITHIN: Final = 15.0
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 20.0
"""Seconds, as in the browser."""

REPLACED: Final = 4002
KICKED: Final = 4003
UNKNOWN_TOKEN: Final = 4013
LAST: Final = frozenset((4001, REPLACED, KICKED, 4004, 4005, 4009, 4012))
"""Close codes after which a page does not come back by itself."""
_WAITS: Final = {4007: 5.0, 4008: 5.0, 4010: 30.0}
LOST: Final = 1006
_UP_TO_DATE: Final = frozenset(("welcome", "synced"))
_ANSWERS: Final = frozenset(("done", "refused", "joined"))
_MEMORY: Final = 16
_AS_A_BROWSER: Final[dict[str, Any]] = {
    "proxy": None,
    "compression": None,
    "ping_interval": None,  # a page cannot send such pings
    "open_timeout": WELCOME_WITHIN,
    "close_timeout": 1,
    "max_size": None,
}


@dataclass(frozen=True)
class Chores:
    """What a line needs of its owner. `hello`: the first message, made anew for every connection; `received`:
    told of every message, true if a snapshot must be asked for; `ended`: told the code of every close."""

    hello: Callable[[], Message]
    received: Callable[[Message], bool]
    ended: Callable[[int], None]


class Line:
    """`port`: this side's port of the connection that there is. `live_since`: the time (monotonic) at which
    the last hello was answered, None while there is no such connection. `unanswered`: frames by their `ref`;
    `answered`: the latest ones, for somebody who says them again."""

    def __init__(self, url: str, chores: Chores, record: Recorder, rng: Random) -> None:
        self.port = 0
        self.live_since: float | None = None
        self.unanswered: dict[str, str] = {}
        self.answered: deque[str] = deque(maxlen=_MEMORY)
        self._url = url
        self._chores = chores
        self._record = record
        self._rng = rng
        self._refs = 0
        self._connection: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def closed(self) -> bool:
        """It does not come back by itself."""
        return self._running is None or self._running.done()

    def open(self) -> None:
        if self.closed:
            self._running = asyncio.create_task(self._run())

    async def close(self, *, rudely: bool = False) -> None:
        """As a page that is left does, or (`rudely`) as a phone in a tunnel. `open` comes back."""
        connection, running = self._connection, self._running
        self._running = None
        if running is not None:
            running.cancel()
            await asyncio.wait([running])
        if connection is not None and rudely:
            connection.transport.abort()
        elif connection is not None:
            await connection.close()

    async def send(self, kind: str, **fields: Any) -> str:
        """Say it until it is answered; returns the `ref` that the answer names."""
        self._refs += 1
        ref = f"{self._rng.getrandbits(64):016x}-{self._refs}"
        frame = self.unanswered[ref] = json.dumps({"type": kind, "ref": ref, **fields})
        await self.say(frame)
        return ref

    async def say(self, frame: str) -> None:
        """Once, if the line is live."""
        if self._connection is not None and self.live_since is not None:
            with suppress(ConnectionClosed):
                await self._transmit(self._connection, frame)

    async def _run(self) -> None:
        attempt = 0
        while True:
            code, was_live = await self._converse()
            attempt = 1 if was_live else attempt + 1
            if code in LAST:
                self.unanswered.clear()
            self._chores.ended(code)
            if code in LAST:
                return
            longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1))
            await asyncio.sleep(max(_WAITS.get(code, 0), longest * self._rng.uniform(0.5, 1)))

    async def _converse(self) -> tuple[int, bool]:
        """One connection, from its hello to its end: the close code, and whether the hello was answered."""
        try:
            connection = await connect(self._url, **_AS_A_BROWSER)
        except (OSError, TimeoutError, WebSocketException):
            return LOST, False
        self._connection = connection
        self.port = connection.local_address[1]
        self._record.note(OPENED, "")
        try:
            await self._transmit(connection, json.dumps(self._chores.hello()))
            await self._listen(connection)
        except (ConnectionClosed, TimeoutError):
            connection.transport.abort()
            return connection.close_code or LOST, self.live_since is not None
        finally:
            self._record.note(CLOSED, str(connection.close_code or LOST))
            self._connection = self.live_since = None

    async def _listen(self, connection: ClientConnection) -> NoReturn:
        """Raises ConnectionClosed, or TimeoutError when nothing comes any more."""
        pinged = False
        deadline = time.monotonic() + WELCOME_WITHIN
        while True:
            try:
                async with asyncio.timeout_at(deadline):
                    text = await connection.recv()
            except TimeoutError:
                if pinged or self.live_since is None:
                    raise
                pinged, deadline = True, time.monotonic() + ANSWER_WITHIN
                await self._transmit(connection, '{"type":"ping"}')
                continue
            assert isinstance(text, str)
            became_live = await self._hear(connection, text)
            if became_live or pinged:
                pinged, deadline = False, time.monotonic() + PING_EVERY

    async def _hear(self, connection: ClientConnection, text: str) -> bool:
        """Whether the line is live from now on."""
        self._record.note(HEARD, text)
        message: Message = expand(orjson.loads(text))
        if message["type"] in _ANSWERS:
            frame = self.unanswered.pop(message["ref"], None)
            if frame is not None:
                self.answered.append(frame)
        if self._chores.received(message):
            await self._transmit(connection, '{"type":"sync"}')
        if self.live_since is not None or message["type"] not in _UP_TO_DATE:
            return False
        self.live_since = time.monotonic()
        for frame in tuple(self.unanswered.values()):
            await self._transmit(connection, frame)
        return True

    async def _transmit(self, connection: ClientConnection, frame: str) -> None:
        self._record.note(SENT, frame)
        await connection.send(frame)
