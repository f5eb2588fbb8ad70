"""Whether what is shown or said today is what was recorded.

Objects may have new fields, which clients pass over; nothing that was there may be missing or have another
value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

Json = Any

OPAQUE: Final = frozenset({"claim"})
"""Fields that a client only gives back: what matters is whether they have a value."""
CHECK: Final = "check"
"""The checksum of a view, which is another one as soon as the view has a new field."""


class Comparison:
    """`added` collects the paths of new fields, `checks` the checksums that have changed."""

    def __init__(self) -> None:
        self.added: set[str] = set()
        self.checks: list[str] = []

    def differences(self, recorded: Json, present: Json, path: str = "") -> Iterator[str]:
        """Where `present` is not as it was recorded."""
        key = path.rpartition(".")[2]
        if key == "specs" and isinstance(recorded, dict) and isinstance(present, dict):
            recorded, present = _by_name(recorded), _by_name(present)
        match recorded, present:
            case dict(), dict():
                self.added.update(f"{path}.{name}" for name in present.keys() - recorded.keys())
                for name, value in recorded.items():
                    if name in present:
                        yield from self.differences(value, present[name], f"{path}.{name}")
                    else:
                        yield f"{path}.{name} is missing"
            case list(), list() if len(recorded) == len(present):
                for number, (old, new) in enumerate(zip(recorded, present, strict=True)):
                    yield from self.differences(old, new, f"{path}[{number}]")
            case int(), int() if key in OPAQUE:
                pass
            case int(), int() if key == CHECK and recorded != present:
                self.checks.append(f"{path}: {recorded} has become {present}")
            case _ if type(recorded) is not type(present) or recorded != present:
                yield f"{path}: {_short(recorded)} has become {_short(present)}"

    def changed_checks(self) -> list[str]:
        """Checksums that have changed although every view is what it was."""
        return [] if self.added else self.checks


def _by_name(specs: dict[str, Json]) -> Json:
    """A game may get new house options."""
    return {game: {spec["name"]: spec for spec in options} for game, options in specs.items()}


def _short(value: Json) -> str:
    text = repr(value)
    return text if len(text) < 200 else f"{text[:200]}…"
