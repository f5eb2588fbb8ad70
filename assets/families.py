"""What the typefaces of the client are made of: families, their settings, and the characters they get."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parents[1] / "client"

_PUNCTUATION: Final = "–—‘’‚“”„‹›…·•−×÷±≤≥€ŒœŁłŠšŽžẞ\u2009\u202f"  # noqa: RUF001
_BASE: Final = frozenset({*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, _PUNCTUATION)} - {0xAD})
"""English, German and their neighbours."""
_MORE: Final = frozenset({*range(0x100, 0x250), *range(0x300, 0x330), *range(0x1E00, 0x1F00)})
"""Latin names from elsewhere. Fetched by a browser that meets one."""
_TEXT: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`')


@dataclass(frozen=True)
class Family:
    """`source`: its file in `package`. `axes`: what is kept of each, a value or a range. `weights`: those for
    which style sheets get it. `measured`: those at which others are compared with it, by the cut that is."""

    name: str
    package: str
    source: str
    axes: Mapping[str, float | tuple[float, float]]
    weights: str
    measured: Mapping[str, float]

    def path(self) -> Path:
        return Path(str(files(self.package))) / "files" / self.source

    def licence(self) -> str:
        return (files(self.package) / "LICENSE").read_text("utf-8")


DISPLAY: Final = Family(
    "display",
    "fontpkg_fraunces",
    "Fraunces[SOFT,WONK,opsz,wght].ttf",
    {"wght": 900, "opsz": 144, "SOFT": 100, "WONK": 0},
    "100 900",
    {"bold": 900},
)
TEXT: Final = Family(
    "text",
    "fontpkg_hanken_grotesk",
    "HankenGrotesk[wght].ttf",
    {"wght": (400, 800)},
    "400 800",
    {"regular": 400, "bold": 700},
)
FAMILIES: Final = (DISPLAY, TEXT)


def catalogues() -> str:
    """Every text that the product shows, one after the other, in all languages."""
    return "\n".join(_texts())


def _texts() -> Iterator[str]:
    for path in sorted(CLIENT.rglob("text/**/*.js*")):
        text = path.read_text("utf-8")
        if path.suffix == ".json":
            yield from json.loads(text).values()
        else:
            yield from (found[0][1:-1] for found in _TEXT.finditer(text))


def alphabets() -> dict[str, frozenset[int]]:
    """The characters of the file that a page needs at once, and of the one that it may need, by suffix."""
    shown = {ord(letter) for letter in catalogues() if letter.isprintable()}
    return {"": _BASE | shown, "-more": _MORE - _BASE - shown}
