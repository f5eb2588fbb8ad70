"""What one tab said and heard, line by line: `SECONDS MARK TEXT`."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Protocol

SENT: Final = ">"
HEARD: Final = "<"
OPENED: Final = "+"
CLOSED: Final = "-"
"""With the close code."""


class Mark(NamedTuple):
    """`at`: seconds of the monotonic clock."""

    at: float
    kind: str
    text: str


class Recorder(Protocol):
    def note(self, kind: str, text: str) -> None: ...


class Recording:
    """A file that grows. Iterating reads it from the beginning."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("w", encoding="utf-8")

    def note(self, kind: str, text: str) -> None:
        """`text` is one line."""
        self._file.write(f"{time.monotonic():.3f} {kind} {text}\n")

    def close(self) -> None:
        self._file.close()

    def __iter__(self) -> Iterator[Mark]:
        with self._path.open(encoding="utf-8") as lines:
            for line in lines:
                at, kind, text = line.rstrip("\n").split(" ", 2)
                yield Mark(float(at), kind, text)


@dataclass(frozen=True)
class Sighting:
    """What a tab of `who` saw at one table. `token`: his seat secret, empty if he is no member."""

    who: str
    token: str
    marks: Iterable[Mark]
