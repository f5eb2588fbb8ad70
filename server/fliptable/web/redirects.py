"""Redirects name a path and no host: what a request calls ours may be anybody's."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit, urlunsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LOCATION: Final = "location"


class RedirectsHere:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_path(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if _LOCATION in headers:
                    headers[_LOCATION] = _path(headers[_LOCATION])
            await send(message)

        await self._app(scope, receive, send_path if scope["type"] == "http" else send)


def _path(location: str) -> str:
    """One slash at its beginning: two would be followed by a host."""
    _, _, path, query, fragment = urlsplit(location)
    return urlunsplit(("", "", "/" + path.lstrip("/\\"), query, fragment))
