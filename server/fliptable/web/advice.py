"""What the log tells the host about the way to the server. Strangers can bring it about, so each is said once
in a while only, and what they sent is cut short."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from fliptable.web.limits.credit import is_address

_log = logging.getLogger(__name__)

_AGAIN: Final = 3600.0
"""Seconds until the same advice is given again."""
_LONGEST: Final = 100
"""Characters of what somebody sent."""


class Advice:
    """`now`: monotonic seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._given: dict[str, float] = {}

    @property
    def forwarded_unheeded(self) -> bool:
        """A proxy that nobody trusts has named its visitors: they count as one."""
        return "forwarded" in self._given

    def heed(self, connection: HTTPConnection) -> None:
        """Look whether a proxy stands between that nobody trusts: `client` is then the proxy still.

        Only of one in a private network the address is said. A stranger could send such headers, too, and
        must not be recommended."""
        named = connection.headers.get("x-forwarded-for")
        peer = connection.client.host if connection.client else ""
        if named is None or peer in [name.strip() for name in named.split(",")]:
            return
        address = is_address(peer)
        near = address is not None and (address.is_private or address.is_loopback)
        self._give(
            "forwarded",
            "a proxy%s names its visitors, and nobody believes it: all of them count as one, and links "
            "begin with http. Set FLIPTABLE_TRUSTED_PROXIES to the proxy's address%s.",
            f" at {address}" if near else "",
            "" if near else ", if it is yours",
        )

    def origin(self, origin: str, host: str) -> None:
        """A page of `origin` was turned away, by the server that it calls `host`."""
        self._give(
            "origin",
            "a page of %r was turned away, since the request was for %r. Let a proxy in between pass on "
            "the host with its port (nginx: proxy_set_header Host $http_host), or set "
            "FLIPTABLE_PUBLIC_URL or FLIPTABLE_ALLOWED_ORIGINS.",
            origin[:_LONGEST],
            host[:_LONGEST],
        )

    def upgrade(self) -> None:
        """Somebody asked for a socket's address without wanting to have a WebSocket."""
        self._give(
            "upgrade",
            "/ws/ was asked for without an upgrade to a WebSocket: the proxy before the server does not pass "
            "it on. See docs/hosting.md.",
        )

    def _give(self, kind: str, text: str, *arguments: str) -> None:
        given = self._given.get(kind)
        if given is None or self._now() - given >= _AGAIN:
            self._given[kind] = self._now()
            _log.warning(text, *arguments)
