"""Environment variables that look like settings and are none: what an orchestrator sets for a service that is
called like us, and what was misspelt."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping
from typing import Final

PREFIX: Final = "FLIPTABLE_"
ADDRESS: Final = re.compile(r"(?:tcp|udp|sctp)://")
"""How the value of such a `..._PORT` begins (Kubernetes services, links of Docker)."""
_SERVICE: Final = re.compile(
    r"SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR|START|END))?)?|NAME|ENV_\w+"
)
"""Names that they give after the name of the service, `FLIPTABLE` or `FLIPTABLE_` and more."""


def remarks(environment: Mapping[str, str], settings: Collection[str]) -> list[str]:
    """One for each variable that has no effect. `settings`: the names of those that have, without prefix."""
    known = {name.upper() for name in settings}
    found = []
    for variable, value in sorted(environment.items()):
        name = variable.upper().removeprefix(PREFIX)
        if name == variable.upper():
            continue
        if name == "PORT" and ADDRESS.match(value):
            found.append(
                f"{variable}={value} is what Kubernetes says of a service with this name, and no port: it is "
                "ignored. Set enableServiceLinks: false, or say --port."
            )
        elif name not in known and not _of_a_service(name):
            nearest = difflib.get_close_matches(name, known, n=1)
            hint = f"; {PREFIX}{nearest[0]} is one" if nearest else ""
            found.append(f"{variable} is no setting{hint}")
    return found


def _of_a_service(name: str) -> bool:
    """`FLIPTABLE_WEB_SERVICE_HOST` is of the service fliptable-web."""
    parts = name.split("_")
    return any(_SERVICE.fullmatch("_".join(parts[start:])) for start in range(len(parts)))
