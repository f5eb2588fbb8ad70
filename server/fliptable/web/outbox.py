"""The two directions of one socket. Sending never waits, and neither does closing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from fliptable.live.loop_turns import Slices
from fliptable.web.limits.credit import RefusalCounter
from fliptable.web.limits.protocols import HANG_UP, PATIENCE, SEND_NOW
from fliptable.wire.close_codes import TURNED_AWAY, Close


class Outbox:
    """An accepted socket with an outbox of `most` characters, where only what a slow reader has not taken yet
    waits; a reader who lets it overflow is cut off.
    `refusals` counts those who are turned away."""

    def __init__(self, websocket: WebSocket, most: int, refusals: RefusalCounter) -> None:
        self._websocket = websocket
        self._most = most
        self._refusals = refusals
        self._outbox: deque[str] = deque()
        self._size = 0
        self._waiting = False
        """Something is in the outbox, or was taken out and is not sent yet."""
        self._news = asyncio.Event()
        self._closing: Close | None = None
        self.slices = Slices()
        """In which it writes; a table's, once it is known."""

    def send(self, text: str) -> None:
        if self._closing is not None:
            return
        if not self._waiting and self._websocket.scope["extensions"][SEND_NOW]["call"](text):
            return
        if self._outbox and self._size + len(text) > self._most:
            self._decide(Close.TOO_SLOW)
            self._hang_up(Close.TOO_SLOW)
            return
        self._waiting = True
        self._outbox.append(text)
        self._size += len(text)
        self._news.set()

    def close(self, code: Close) -> None:
        """Once what was sent before is on its way, or after a moment. Later closes change nothing."""
        if self._closing is None:
            self._decide(code)
            self._news.set()
            asyncio.get_running_loop().call_later(PATIENCE, self._hang_up, code)

    async def write(self) -> None:
        """Empties the outbox until the socket is closed."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._outbox:
                    await self.slices.turn()
                    text = self._outbox.popleft()
                    self._size -= len(text)
                    await self._websocket.send_text(text)
                self._waiting = False
                if self._closing is not None:
                    self._hang_up(self._closing)
                    return
        except WebSocketDisconnect:
            return

    async def frames(self) -> AsyncIterator[str | bytes]:
        """What comes in, until the socket is closed."""
        while (message := await self._websocket.receive())["type"] == "websocket.receive":
            text: str | None = message.get("text")
            yield message["bytes"] if text is None else text

    def _decide(self, code: Close) -> None:
        self._closing = code
        if code in TURNED_AWAY:
            self._refusals.add(code.name.lower())

    def _hang_up(self, code: Close) -> None:
        self._websocket.scope["extensions"][HANG_UP]["call"](code)
