"""client/wire/constants.js, numbers of the server that the client needs, and client/wire/vocabulary.js."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import orjson

from fliptable.board.errors import BoardReason
from fliptable.engine import every_option
from fliptable.engine.cards import BACK
from fliptable.room import codes, names
from fliptable.room.commands import ClockSeconds
from fliptable.room.fairness import SEED_BYTES
from fliptable.room.refusal import RoomReason
from fliptable.wire.close_codes import Close
from fliptable.wire.inbound import PING_EVERY, TOKEN_BYTES
from fliptable.wire.outbound import VERSION, WireReason

HEAD: Final = "/** Generated from the server by `python -m fliptable.wire.schema`; do not edit. */\n"

CONSTANTS: Final[dict[str, tuple[str, Any]]] = {
    "PROTOCOL": ("Version of the protocol.", VERSION),
    "CLOSE": ("Why the server closes a socket.", {close.name: close.value for close in Close}),
    "PING_EVERY": ("Milliseconds from one sign of life to the next.", PING_EVERY),
    "TOKEN_BYTES": ("Random bytes of a seat secret, as hex.", TOKEN_BYTES),
    "SEED_BYTES": ("Random bytes of a player's part of the shuffle, as hex.", SEED_BYTES),
    "CODE_ALPHABET": ("Of the code of a table.", codes.ALPHABET),
    "CODE_LENGTH": ("Of the code of a table.", codes.CODE_LENGTH),
    "NAME_LENGTH": ("Code points.", names.LONGEST),
    "CLOCKS": ("Seconds for one decision; 0: no clock.", get_args(ClockSeconds)),
    "BACK": ("A card whose face this viewer may not see.", BACK),
}
"""A test holds that the client uses each: all of them are in the first view."""


def constants() -> str:
    """The whole text of client/wire/constants.js."""
    return "\n".join((HEAD, *(line for name in CONSTANTS for line in _exported(name, *CONSTANTS[name]))))


def vocabulary() -> str:
    """The whole text of client/wire/vocabulary.js, which no page loads: it lists what needs words."""
    lists = {
        "WIRE_REASONS": ("Before the room looks at it.", get_args(WireReason)),
        "ROOM_REASONS": ("Of the room.", get_args(RoomReason)),
        "BOARD_REASONS": ("Of the board.", get_args(BoardReason)),
        "OPTIONS": ("All values of the options of all games.", every_option()),
    }
    return "\n".join((HEAD, *(line for name in lists for line in _exported(name, *lists[name]))))


def _exported(name: str, meaning: str, value: Any) -> Iterator[str]:
    text = orjson.dumps(value, option=orjson.OPT_INDENT_2 if len(orjson.dumps(value)) > 80 else 0).decode()
    yield from (f"/** {meaning} */", f"export const {name} = {text};", "")
