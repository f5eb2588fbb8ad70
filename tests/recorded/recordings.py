"""Where the recordings are, and how they are read."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
JOURNALS: Final = sorted(HERE.glob("*/journals/*.jsonl"))
CONVERSATIONS: Final = sorted(HERE.glob("*/conversations/*.jsonl.gz"))


def name(path: Path) -> str:
    """The commit that wrote it, and what it is."""
    return f"{path.parts[-3]}-{path.name.partition('.')[0]}"


def database(recording: Path, folder: Path) -> Path:
    """A copy in `folder` of the SQLite file that was written with `recording`."""
    copy = folder / "tables.sqlite"
    copy.write_bytes(gzip.decompress((recording.parent.parent / "tables.sqlite.gz").read_bytes()))
    return copy
