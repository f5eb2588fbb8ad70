"""What a request would rather have: headers with quality values (RFC 9110, 12.4.2)."""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

_QUALITY: Final = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)", re.IGNORECASE)
_CODINGS: Final = ("br", "gzip")
"""Best first."""


def preferences(header: str) -> dict[str, float]:
    """Of each thing that `header` names, in small letters, how much it is wanted, from 0 (not at all) to 1;
    best first, and among equals as they were named. What cannot be read is not wanted."""
    found: dict[str, float] = {}
    for item in header.split(","):
        name, *parameters = (part.strip() for part in item.split(";"))
        qualities = [_QUALITY.fullmatch(part) for part in parameters if part[:2].lower() == "q="]
        if name:
            found.setdefault(name.lower(), min((float(q[1]) if q else 0.0 for q in qualities), default=1.0))
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def is_wanted(header: str, name: str) -> bool:
    """By its name. Whoever takes anything asks for nothing in particular."""
    return preferences(header).get(name, 0.0) > 0


class AcceptedCodings:
    """Leaves in `Accept-Encoding` the codings that a response shall have, of those that we know."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            wanted = preferences(Headers(scope=scope).get("accept-encoding", ""))
            anything = wanted.get("*", 0.0)
            as_it_is = wanted.get("identity", 0.0)
            taken = {name: wanted.get(name, anything) for name in _CODINGS}
            best = max(taken.values())
            left = [name for name in _CODINGS if 0 < taken[name] == best >= as_it_is]
            scope = {**scope, "headers": list(scope["headers"])}
            MutableHeaders(scope=scope)["accept-encoding"] = ", ".join(left)
        await self._app(scope, receive, send)
