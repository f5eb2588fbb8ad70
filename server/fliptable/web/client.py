"""The browser client on its way out: modules without comments and blanks, and what a page needs of them.

There is no build step: this is made of the files as they are, whenever one has changed.
"""

from __future__ import annotations

import posixpath
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import rjsmin

import fliptable

_IMPORTED: Final = re.compile(r'\b(?:from|import)"(\.[^"]+)"')
"""In small text. An `import()` is no match: it is for later."""


def client_folder() -> Path:
    """The client inside the installed package, or beside `server/` in a checkout."""
    packaged = Path(str(files(fliptable))) / "client"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "client"


def small(module: Path) -> str:
    """The text of a JavaScript module, without what only its readers need."""
    return _small(module, module.stat().st_mtime_ns)


@lru_cache(maxsize=512)
def _small(module: Path, _changed: int) -> str:
    text: str = rjsmin.jsmin(module.read_text(encoding="utf-8"))
    return text


def needed(folder: Path, *modules: str) -> tuple[str, ...]:
    """`modules` and all that they import, directly or not; paths below `folder`, each once."""
    found = list(modules)
    for module in found:  # it grows
        for target in _IMPORTED.findall(small(folder / module)):
            below = posixpath.normpath(posixpath.join(posixpath.dirname(module), target))
            if below not in found:
                found.append(below)
    return tuple(found)
