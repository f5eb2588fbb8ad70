"""What browsers may do with our pages, and which pages may talk to us."""

from __future__ import annotations

import base64
import hashlib
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fliptable.web.advice import Advice

_DEFAULT_PORTS: Final = {"http": 80, "https": 443}

_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)

_HEADERS: Final = {
    "Content-Security-Policy": "; ".join(_POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_SECURE: Final = {**_HEADERS, "Cross-Origin-Opener-Policy": "same-origin"}
"""Over TLS. On plain http browsers in the network ignore what is added here, and complain on every page."""


def with_script(text: str) -> dict[str, str]:
    """The policy of a page in which this one script stands."""
    known = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    rules = (f"{rule} 'sha256-{known}'" if rule.startswith("script-src") else rule for rule in _POLICY)
    return {"Content-Security-Policy": "; ".join(rules)}


class SecurityHeaders:
    """Adds `_HEADERS`, over TLS `_SECURE`, to every answer, errors too, unless it has such already."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = _SECURE if scope.get("scheme") == "https" else _HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class Origins:
    """Tells our own pages from others. Browsers name the page's origin and cannot be made to lie about it
    by the page; what is no browser names none and has no visitor's rights to abuse."""

    def __init__(self, public_url: str, allowed: tuple[str, ...], advice: Advice) -> None:
        self._advice = advice
        self._allowed = {_place(origin) for origin in (*allowed, public_url) if origin}

    def admits(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        place, host = _place(origin), headers.get("host", "")
        if place is None:
            return False
        if place == _place(f"{urlsplit(origin).scheme}://{host}") or place in self._allowed:
            return True
        self._advice.origin(origin, host)
        return False


def _place(origin: str) -> tuple[str, int] | None:
    """Host and port. The scheme is left out: a proxy that ends TLS hides it from us."""
    try:
        parts = urlsplit(origin)
        port = parts.port or _DEFAULT_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port) if parts.hostname else None
