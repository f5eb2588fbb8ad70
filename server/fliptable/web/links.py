"""The links by which people come to a table, and their pictures."""

from __future__ import annotations

import io
import re
from typing import Final, Literal

import segno
from starlette.datastructures import URL
from starlette.requests import HTTPConnection

from fliptable.web.banner import addresses, is_loopback
from fliptable.web.settings import Settings

LinkKind = Literal["play", "watch", "tv"]

KINDS: Final[dict[LinkKind, str]] = {"play": "t", "watch": "w", "tv": "tv"}
"""The page of each kind of invitation; `tv` watches on a television."""

_HOST: Final = re.compile(r"(?:[A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?")
_HIGHEST_PORT: Final = 65535
_MASK: Final = 3
"""Of ISO/IEC 18004; every third diagonal, which what is written in links does not resemble."""


def invitation(code: str, invite: str, kind: LinkKind, connection: HTTPConnection, settings: Settings) -> str:
    """What to send to friends. `invite`: of the table, tells them from those who try out codes. It gives
    nobody a seat."""
    return f"{_page(code, kind, connection, settings)}?i={invite}"


def personal(code: str, token: str, connection: HTTPConnection, settings: Settings) -> str:
    """Brings a seat to another device. Browsers do not send what stands behind `#`, and the page takes
    it away at once."""
    return f"{_page(code, 'play', connection, settings)}#seat={token}"


def _page(code: str, kind: LinkKind, connection: HTTPConnection, settings: Settings) -> str:
    return f"{address(connection, settings)}/{KINDS[kind]}/{code}"


def picture(link: str) -> bytes:
    """A QR code as SVG. To try out all eight masks would hold up the event loop four times as long; readers
    take any."""
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False, mask=_MASK).save(
        drawing, kind="svg", border=2, scale=8, xmldecl=False, svgns=True, omitsize=True, light="#fff"
    )
    return drawing.getvalue()


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Of this server, as the browser reached it; but `localhost` means another computer to everybody else."""
    if settings.public_url:
        return settings.public_url
    url = connection.url
    if not _is_host(connection.headers.get("host", "")):  # take what was listened on
        url = URL(scope={**connection.scope, "headers": []})
    if is_loopback(url.hostname or ""):
        _, friends = addresses(settings, url.port or 80)
        if friends is not None:
            return friends.rstrip("/")
    return f"{url.scheme.replace('ws', 'http')}://{url.netloc}{settings.root_path}"


def _is_host(header: str) -> bool:
    """A name or a number, with or without a port; nothing that means something else in a page or a link."""
    found = _HOST.fullmatch(header)
    return found is not None and int(found[1] or 0) <= _HIGHEST_PORT
