"""What the terminal says once the server listens: where the tables are, and a code for phones to scan."""

from __future__ import annotations

import io
import socket
from ipaddress import ip_address

import segno

from fliptable.store import Unavailable
from fliptable.web.settings import Settings

_EVERYWHERE = {"0.0.0.0", "::"}
_NOBODY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses kept for documentation (RFC 5737, RFC 3849): asking for the way there sends nothing and tells our
own."""


def banner(here: str, friends: str | None, *, color: bool) -> str:
    """Several lines; `here` and `friends` as `addresses` gives them.

    In `color` the code is white on black, so that it can be scanned from a bright terminal as well.
    """
    lines = ["", "  The tables are open. Ctrl+C closes them.", "", f"  On this computer   {here}"]
    if friends is None:
        lines += ["  For your friends   no address: this computer, or this server, is in no network", ""]
        return "\n".join(lines)
    code = _code(friends)
    if color:
        code = [f"\x1b[97;40m{line}\x1b[0m" for line in code]
    return "\n".join([*lines, f"  For your friends   {friends}", "", *(f"  {line}" for line in code), ""])


def not_open(trouble: Unavailable) -> str:
    """Instead of the banner, as long as no table can be kept."""
    cause, remedy = (
        str(trouble).rstrip("."),
        trouble.remedy or "It opens them by itself once the store serves.",
    )
    return "\n".join(["", f"  The tables are not open: {cause}.", f"  {remedy}", ""])


def addresses(settings: Settings, port: int) -> tuple[str, str | None]:
    """The tables' address for this computer, and the one for friends, if they can reach it.

    `port` is the one listened on. Where no public address is known only the local network can reach it.
    """
    host, path = settings.host, settings.root_path
    here = _url("localhost" if host in _EVERYWHERE else host, port, path)
    if settings.public_url:
        return here, settings.public_url
    if host in _EVERYWHERE:
        lan = _own_address() if settings.local_network else None
        return here, lan and _url(lan, port, path)
    return here, None if is_loopback(host) else here


def _url(host: str, port: int, root_path: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{root_path}/"


def _own_address() -> str | None:
    """This computer's address in the local network, of IPv4 if there is one."""
    for family, nobody in _NOBODY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((nobody, 9))
                address: str = probe.getsockname()[0]
        except OSError:
            continue
        found = ip_address(address)
        if not (found.is_link_local or found.is_loopback):
            return address
    return None


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _code(address: str) -> list[str]:
    """A QR code in half blocks, the bright parts drawn."""
    drawing = io.StringIO()
    segno.make(address, error="l").terminal(drawing, border=2, compact=True)
    return drawing.getvalue().splitlines()
