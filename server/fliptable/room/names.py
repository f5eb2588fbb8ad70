"""Which names people may have at a table.

Names are shown to others beside their own, so that a name must be visible, must stay in its line and must
not pass for another one: it keeps to one of the scripts whose letters look alike, and a name in one of them
is the same as its twin in another.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

from fliptable.room.refusal import RoomRefusal

LONGEST: Final = 24
"""Code points after composition."""
_MOST_STACKED: Final = 2
"""Vietnamese needs two."""
_MOST_MARKS: Final = 4
"""Burmese needs four, of which most stand beside the letter."""
_FORBIDDEN_CATEGORIES: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Control; format (with the bidirectional controls, zero-width ones and tags); unassigned; private;
surrogates; separators of lines and paragraphs."""
_ALIKE: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"))
"""Scripts that share the shapes of many letters, as the names of characters begin."""
_TWINS: Final = str.maketrans(
    "авекмнорстухіјѕԁһԛԝѵ" "αβεζηικμνορτυχ" "01",
    "abekmhopctyxijsdhqwv" "abezhikmnoptyx" "ol",
)  # fmt: skip
"""Small letters of Cyrillic and Greek, and digits, that pass for a Latin one, themselves or as capitals."""
_INVISIBLE: Final = frozenset("\U0001d159\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0").union(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Letters and marks that draw nothing: Unicode's Default_Ignorable_Code_Point outside the categories above,
and the blank Braille pattern and the null note head."""


def checked_name(name: str, taken: Iterable[str]) -> str:
    """`name` as it will be shown: composed (NFC), with single spaces. Raises Refusal."""
    trimmed = name.strip()
    if any(unicodedata.category(char) in _FORBIDDEN_CATEGORIES or char in _INVISIBLE for char in trimmed):
        raise RoomRefusal("name_forbidden_character")
    shown = " ".join(unicodedata.normalize("NFC", trimmed).split())
    if not shown:
        raise RoomRefusal("name_empty")
    if len(shown) > LONGEST:
        raise RoomRefusal("name_too_long")
    if len(_scripts(shown) & _ALIKE) > 1:
        raise RoomRefusal("name_mixed_scripts")
    if not _readable(shown):
        raise RoomRefusal("name_unreadable")
    if folded(shown) in map(folded, taken):
        raise RoomRefusal("name_taken")
    return shown


def folded(name: str) -> str:
    """Equal for names that differ only in case, width, ligatures, spaces (NFKC, case folding) or in letters
    of other scripts that look the same."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return plain.translate(_TWINS).replace(" ", "")


def _scripts(name: str) -> set[str]:
    """How the names of its letters begin, which is the script for those that matter here."""
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    return {unicodedata.name(letter, "").split(" ")[0] for letter in letters}


def _readable(name: str) -> bool:
    """Something other than combining marks, and no pile of them that covers other lines."""
    marks = stacked = 0
    for char in unicodedata.normalize("NFD", name):
        category = unicodedata.category(char)
        if category.startswith("M"):
            marks += 1
            stacked += bool(unicodedata.combining(char)) or category == "Me"
        else:
            marks = stacked = 0
        if marks > _MOST_MARKS or stacked > _MOST_STACKED:
            return False
    return any(not unicodedata.category(char).startswith(("M", "Z")) for char in name)
