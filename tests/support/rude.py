"""A connection without a thread behind it, that can be broken off at any byte."""

from __future__ import annotations

import json
import socket
import struct
from types import TracebackType
from typing import Any, Self

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.support.tables import PATIENCE, Tables

_NARROW = 4096
"""Bytes that the system keeps for somebody who does not read, about."""


class Rude:
    """An open socket of the room `code`, who reads nothing. As a context manager it is reset in the end."""

    def __init__(self, tables: Tables, code: str) -> None:
        self._socket = socket.socket()
        self._socket.settimeout(PATIENCE)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _NARROW)
        self._socket.connect(("127.0.0.1", tables.port))
        self._protocol = ClientProtocol(parse_uri(f"{tables.socket}/ws/{code}"))
        self._protocol.send_request(self._protocol.connect())
        self._send()
        while not self._protocol.events_received():
            self._protocol.receive_data(self._socket.recv(_NARROW))

    def say(self, kind: str, **fields: Any) -> None:
        self._protocol.send_text(json.dumps({"type": kind, **fields}).encode())
        self._send()

    def reset(self) -> None:
        """Throw away what is on its way in either direction, and let the server know by a TCP reset."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.reset()

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            self._socket.sendall(data)
