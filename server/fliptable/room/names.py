"""Which names people may have at a table.

Names are shown to others beside their own, so that a name must be visible, must stay in its line and must
not pass for another one: it keeps to one of the scripts whose letters look alike, and differs to the
eye from the others'. Marks that draw nothing may stand where they change what is drawn, and are dropped at
the edges.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

import emoji
import idna

from fliptable.room.likeness import (
    JOINER,
    MONGOLIAN_SEPARATOR,
    MONGOLIAN_VARIATIONS,
    NON_JOINER,
    VARIATIONS,
    likenesses,
    same_letters,
)
from fliptable.room.refusal import RoomRefusal

LONGEST: Final = 24
"""Code points after composition."""
_MOST_TYPED: Final = 8 * LONGEST
"""Code points before it: what is longer is not looked at."""
_MOST_STACKED: Final = 2
"""Vietnamese needs two."""
_MOST_MARKS: Final = 4
"""Burmese needs four, of which most stand beside the letter."""
_VIRAMA: Final = 9
"""Its canonical combining class."""
_FORBIDDEN_CATEGORIES: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Control; format (with the bidirectional controls, zero-width ones and tags); unassigned; private;
surrogates; separators of lines and paragraphs."""
_ALIKE: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"))
"""Scripts that share the shapes of many letters, as the names of characters begin."""
_INVISIBLE: Final = (
    VARIATIONS
    | MONGOLIAN_VARIATIONS
    | frozenset("\U0001d159\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
)
"""Letters and marks that draw nothing: Unicode's Default_Ignorable_Code_Point outside the categories above,
and the blank Braille pattern and the null note head."""


def checked_name(name: str, taken: Iterable[str]) -> str:
    """`name` as it will be shown: composed (NFC), with single spaces. Raises Refusal."""
    if len(name.strip()) > _MOST_TYPED:
        raise RoomRefusal("name_too_long")
    shown = " ".join(_visible(unicodedata.normalize("NFC", name)).split())
    if not shown:
        raise RoomRefusal("name_empty")
    if len(shown) > LONGEST:
        raise RoomRefusal("name_too_long")
    if len(_scripts(shown) & _ALIKE) > 1:
        raise RoomRefusal("name_mixed_scripts")
    if not _readable(shown):
        raise RoomRefusal("name_unreadable")
    _need_difference(shown, taken)
    return shown


def _need_difference(shown: str, taken: Iterable[str]) -> None:
    alike = [other for other in taken if not likenesses(shown).isdisjoint(likenesses(other))]
    if any(same_letters(shown, other) for other in alike):
        raise RoomRefusal("name_taken")
    if alike:
        raise RoomRefusal("name_looks_alike")


def _visible(name: str) -> str:
    """Without spaces and invisible marks at its edges. Raises Refusal for what may not stand inside."""
    pictures = _pictures(name)
    odd = [at not in pictures and _is_odd(name, at) for at in range(len(name))]
    kept = [at for at, char in enumerate(name) if not (char.isspace() or (odd[at] and _draws_nothing(char)))]
    if not kept:
        return ""
    if any(odd[kept[0] : kept[-1] + 1]):
        raise RoomRefusal("name_forbidden_character")
    return name[kept[0] : kept[-1] + 1]


def _pictures(name: str) -> set[int]:
    """Where emoji stand, with all that joins and varies them; also those newer than Python's tables."""
    found = (token.value for token in emoji.analyze(name, join_emoji=True))
    return {
        at for picture in found if not isinstance(picture, str) for at in range(picture.start, picture.end)
    }


def _is_odd(name: str, at: int) -> bool:
    """Whether the character at `at`, outside of emoji, may not stand there."""
    char, before, after = name[at], name[:at][-1:], name[at + 1 : at + 2]
    if char in (JOINER, NON_JOINER):
        return not _joins(name, at)
    if char in VARIATIONS:
        return not (before in emoji.EMOJI_DATA or _is_of(before, "CJK"))
    if char in MONGOLIAN_VARIATIONS:
        return not _is_of(before, "MONGOLIAN")
    if char == MONGOLIAN_SEPARATOR:
        return not (_is_of(before, "MONGOLIAN") and _is_of(after, "MONGOLIAN"))
    return unicodedata.category(char) in _FORBIDDEN_CATEGORIES or char in _INVISIBLE


def _joins(name: str, at: int) -> bool:
    """RFC 5892, A.1 and A.2; and a letter's joiner before a virama, as Bengali writes "Rachel"."""
    before, after = name[:at][-1:], name[at + 1 : at + 2]
    if name[at] == JOINER and before.isalpha() and after and unicodedata.combining(after) == _VIRAMA:
        return True
    try:
        return idna.valid_contextj(name, at)
    except ValueError:  # beside a character without a name
        return False


def _is_of(char: str, script: str) -> bool:
    return char != "" and unicodedata.name(char, "").startswith(script)


def _draws_nothing(char: str) -> bool:
    return unicodedata.category(char) == "Cf" or char in _INVISIBLE


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
        elif category != "Cf":
            marks = stacked = 0
        if marks > _MOST_MARKS or stacked > _MOST_STACKED:
            return False
    return any(not unicodedata.category(char).startswith(("M", "Z", "Cf")) for char in name)
