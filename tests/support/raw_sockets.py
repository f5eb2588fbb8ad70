"""Connections below HTTP."""

from __future__ import annotations

import socket

from tests.support.tables import PATIENCE


def ended_by_server(connection: socket.socket) -> bool:
    connection.settimeout(PATIENCE)
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True
