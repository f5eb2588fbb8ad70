"""The words that writing and reading share."""

import re
from collections.abc import Iterable
from functools import reduce
from typing import Any, Final, get_args

from fliptable.engine.errors import NotationError
from fliptable.engine.frames import Frame, Match, held

FRAMES: Final[dict[str, Any]] = {
    kind.__dataclass_fields__["type"].default: kind for kind in get_args(Frame) if kind is not Match
}
"""The frames that are written, by their word. `Match` lies under every unfinished game."""


def letter(seat: int) -> str:
    """A … Z, AA, AB …"""
    return (letter(seat // 26 - 1) if seat >= 26 else "") + chr(ord("A") + seat % 26)


def seat_of(letters: str) -> int:
    """The seat that `letter` writes so. Raises NotationError ("unknown_seat")."""
    if not re.fullmatch("[A-Z]{1,3}", letters):
        raise NotationError("unknown_seat", letters)
    return reduce(lambda seat, sign: seat * 26 + ord(sign) - ord("A") + 1, letters, 0) - 1


def value_text(value: object) -> str:
    """Flags are on or off."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def held_by(stack: Iterable[Frame]) -> tuple[int, ...]:
    """The cards for which the frames of `stack` answer, bottom frame first."""
    return tuple(card for frame in stack for card in held(frame))
