"""uvicorn's WebSocket protocol with a goodbye that never waits for the other side."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fliptable.web.closing import Close

HANG_UP: Final = "fliptable.hang_up"
"""The ASGI extension that holds `TableProtocol.hang_up` of the connection."""
PATIENCE: Final = 1.0
"""Seconds a client has to read and answer the closing frame."""


class TableProtocol(WebSocketsSansIOProtocol):
    """ASGI's `websocket.close` waits until the client has read what was sent before, and so does a
    transport that is closed: a client that stopped reading could hold up the writer, and the end of the
    server, for ever."""

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
        await super().run_asgi()
