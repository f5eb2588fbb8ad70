"""uvicorn's protocols with limits: of time, for a request to arrive and for a goodbye, and of frames."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from fliptable.live.bucket import Bucket
from fliptable.web.limits.credit import DOOR, Door, count
from fliptable.wire.close_codes import Close

if TYPE_CHECKING:  # which one it is depends on what is installed
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HTTPProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as HTTPProtocol

HANG_UP: Final = "fliptable.hang_up"
"""The ASGI extension that holds `TableProtocol.hang_up` of the connection."""
SEND_NOW: Final = "fliptable.send_now"
"""That which holds its `TableProtocol.send_now`."""
PATIENCE: Final = 1.0
"""Seconds a client has to read and answer the closing frame."""
REQUEST: Final = 10.0
"""Seconds that a request, with its body, may take to arrive."""
_REQUEST_BYTES: Final = 64 * 1024
"""What a request, with its body, may have; ours have little."""
_TOO_LARGE: Final = b"HTTP/1.1 413 Content Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
FRAMES: Final = 2_000
"""Frames that one connection may send at once: those of all messages, pings and pongs."""
_FRAME_RATE: Final = 500.0
"""Frames per second that one connection may go on sending."""
_RESERVE: Final = 30
_RESERVE_RATE: Final = 3.0
"""The same, for a connection whose address has sent too many."""
_PIECE: Final = 4096
"""Bytes read before the frames in them are counted. There may be a frame in every six, which take as long to
read as large ones."""
_UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@lru_cache(maxsize=4)
def _frame(text: str) -> bytes:
    """The bytes of it on the wire, which are the same for all who are told the same."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class Forgiving:
    """A transport that loses what is written after its connection was lost. uvloop's raises an error, and
    uvicorn puts all its traces into the log, whenever somebody goes while he is answered."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class PageProtocol(HTTPProtocol):
    """Hangs up on whoever connects and says nothing, or says it letter by letter. Between two requests
    uvicorn's own limit holds."""

    _late: asyncio.TimerHandle | None = None
    _arrived = 0
    """Bytes of the request that is waited for."""
    _door: Door | None = None
    """Where this connection holds a place."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Forgiving(transport))  # type: ignore[arg-type]
        door: Door | None = self.app_state.get(DOOR)
        if door is not None and not door.enter(self._host):
            count(self.app_state, "connections")
            transport.abort()
            return
        self._door = door
        self._await_request()

    def data_received(self, data: bytes) -> None:
        self._arrived += len(data)
        if self._arrived > _REQUEST_BYTES:
            self._refuse()
            return
        super().data_received(data)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await_request()

    def send_400_response(self, msg: str) -> None:
        count(self.app_state, "unreadable request")
        super().send_400_response(msg)

    @property
    def _host(self) -> str | None:
        return self.client[0] if self.client else None

    def _await_request(self) -> None:
        if self._door is not None and self not in self.connections:
            self._door.leave(self._host)
            self._door = None
        if self._is_waiting():
            if self._late is None:
                self._late = self.loop.call_later(REQUEST, self._give_up)
            return
        self._arrived = 0
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _is_waiting(self) -> bool:
        """For the rest of a request. A connection that became a WebSocket, or ended, is not among the
        server's connections of this kind any more."""
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        open_ = self in self.connections and not self.transport.is_closing()
        return open_ and (cycle is None or cycle.response_complete or cycle.more_body)

    def _refuse(self) -> None:
        count(self.app_state, "large request")
        self.transport.write(_TOO_LARGE)
        self.transport.close()

    def _give_up(self) -> None:
        count(self.app_state, "late request")
        self.transport.abort()


class TableProtocol(WebSocketsSansIOProtocol):
    """ASGI's `websocket.close` waits until the client has read what was sent before, and so does a
    transport that is closed: a client that stopped reading could hold up the writer, and the end of the
    server, for ever."""

    _credits: tuple[Bucket, Bucket, Bucket | None] | None = None
    """Its own, one that it needs only when others of its address have had too much, and that which it shares
    with them."""
    _flooded = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if not self._flooded:
                super().data_received(data[start : start + _PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # Too long for the library under uvicorn, or with a body; uvicorn would wait for ever.
            self.transport.write(_UNREADABLE)
            self.transport.close()

    def handle_events(self) -> None:
        """Messages alone are not worth counting: one may come in any number of frames, and a ping is none."""
        if all(self._take() for _ in self.conn.events):
            super().handle_events()
        else:
            self._flooded = True
            count(self.app_state, "frames")
            if self.handshake_complete:
                self.hang_up(Close.TOO_MANY)
            else:
                self.transport.abort()

    def _take(self) -> bool:
        if self._credits is None:
            door: Door | None = self.app_state.get(DOOR)
            shared = door and door.frames(self.client[0] if self.client else None)
            own = Bucket(FRAMES, _FRAME_RATE, self.loop.time)
            self._credits = own, Bucket(_RESERVE, _RESERVE_RATE, self.loop.time), shared or None
        own, reserve, shared = self._credits
        return own.take() and (shared is None or shared.take() or reserve.take())

    async def send(self, message: Any) -> None:
        """A writer who had to wait may come after the closing frame, which uvicorn takes for a mistake."""
        await self.writable.wait()
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        await super().send(message)

    def send_now(self, text: str) -> bool:
        """Send what need not wait, without a task that waits for it. False: the reader is slow, or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_frame(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn would write a traceback into the log for text that is none."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def hang_up(self, code: int) -> None:
        """Send the closing frame behind what is still unread and drop the connection if that leads
        nowhere."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def shutdown(self) -> None:
        if self.handshake_complete:
            self.hang_up(Close.GOING_AWAY)
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    async def run_asgi(self) -> None:
        extensions = self.scope.setdefault("extensions", {})
        extensions[HANG_UP] = {"call": self.hang_up}
        extensions[SEND_NOW] = {"call": self.send_now}
        await super().run_asgi()
