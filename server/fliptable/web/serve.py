"""The server's process: its socket and uvicorn's settings."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from fliptable.store import Store, Trouble
from fliptable.web.app import create_app
from fliptable.web.limits.credit import as_seen
from fliptable.web.limits.protocols import PageProtocol, TableProtocol
from fliptable.web.settings import Settings
from fliptable.web.surroundings import remarks

if sys.platform != "win32":
    import resource

_log = logging.getLogger(__name__)

_FRAME_BYTES = 64 * 1024
"""Frames above this are not even read. The limit for messages is lower and answered with a reason."""
_FILES = 65_536
"""Open files that are more than enough."""
_GOODBYE_SECONDS = 5
"""How long connections may take to end when the server does."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that holds the port before anything else starts; `::` takes IPv4 as well, and IPv4 alone on
    systems without the other.

    Raises:
        OSError: the address is not this computer's, or the port is in use.
    """
    if host == "::" and not socket.has_dualstack_ipv6():
        host = "0.0.0.0"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, dualstack_ipv6=host == "::")


def serve(settings: Settings, store: Store, listener: socket.socket, tell: Callable[[Trouble], None]) -> None:
    """Serve until SIGINT or SIGTERM, then close both. Calls `tell` once it listens and whenever it changes
    whether tables can be kept."""
    allow_connections()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for remark in remarks(os.environ, Settings.model_fields):
        _log.warning("%s", remark)
    app = create_app(settings, store=store)
    server = _Server(configuration(app, settings), lambda: app.state.services.health.listen(tell))
    try:
        server.run(sockets=[listener])
    except (KeyboardInterrupt, SystemExit) as end:  # uvicorn raises it again after it has ended in order
        if isinstance(end, SystemExit) and end.code != 128 + signal.SIGTERM:
            raise


def allow_connections() -> None:
    """Each is an open file, and many systems let a process have no more than 1,024 unless it asks."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if 0 <= soft < wanted:  # no limit may be below 0
        with suppress(OSError, ValueError):  # some systems have yet another limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def configuration(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings, in tests too. It logs no requests, which hold addresses and the tables' codes, and
    does not warn of what it cannot read: anybody could fill a disk with that, and it is counted."""
    return uvicorn.Config(
        app,
        http=PageProtocol,
        ws=TableProtocol,
        ws_max_size=_FRAME_BYTES,
        ws_per_message_deflate=False,
        forwarded_allow_ips=[form for name in settings.trusted_proxies for form in as_seen(name)],
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="error",
        lifespan="on",
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
