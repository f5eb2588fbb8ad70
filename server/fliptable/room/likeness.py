"""Which names look like which: skeletons of Unicode's Technical Standard 39, in any case."""

import json
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Final

VARIATIONS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Variation selectors: they choose a shape of the character before them."""
MONGOLIAN_VARIATIONS: Final = frozenset("\u180b\u180c\u180d\u180f")
MONGOLIAN_SEPARATOR: Final = "\u180e"
NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"

_IGNORED: Final = {
    ord(mark): None
    for mark in (*VARIATIONS, *MONGOLIAN_VARIATIONS, MONGOLIAN_SEPARATOR, NON_JOINER, JOINER, " ")
}
_MARK: Final = "\u200e"
"""The library's data wraps sequences that run from right to left in this mark."""


@lru_cache(maxsize=4096)
def likenesses(name: str) -> frozenset[str]:
    """Two names that have one of these in common look alike: as written, in capitals, or in small letters.

    Each by itself, since "Ian" is "lan" as written and "IAN" in capitals, but "Mila" and "Miia" are two.
    """
    plain = unicodedata.normalize("NFKC", name).translate(_IGNORED)
    written = _skeleton(plain)
    capitals = _skeleton(unicodedata.normalize("NFKC", plain.upper()))
    return frozenset((written, capitals, _skeleton(_small(written)), _small(_skeleton(_small(plain)))))


def same_letters(one: str, other: str) -> bool:
    """Whether they differ in nothing but case, width, ligatures, spaces and marks that draw nothing."""
    return _letters(one) == _letters(other)


def _letters(name: str) -> str:
    return _small(unicodedata.normalize("NFKC", name).translate(_IGNORED))


def _small(text: str) -> str:
    return unicodedata.normalize("NFKC", text.casefold())


def _skeleton(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text).translate(_PROTOTYPES)
    return unicodedata.normalize("NFD", decomposed)


def _read_prototypes() -> dict[int, str]:
    """What each character is drawn like, as `str.translate` takes it.

    The library lists with a character its prototype, and with a prototype all that look like it. A character
    with one entry has its prototype there; of two that name each other only, either will do for both.
    """
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    listed: dict[str, list[str]] = {
        char.strip(_MARK): [entry["c"].strip(_MARK) for entry in entries]
        for char, entries in json.loads(text).items()
    }
    table = {
        ord(char): alike[0]
        for char, alike in listed.items()
        if len(char) == len(alike) == 1 and not (listed.get(alike[0]) == [char] and char < alike[0])
    }
    return {char: prototype.translate(table) for char, prototype in table.items()}


_PROTOTYPES: Final = _read_prototypes()
