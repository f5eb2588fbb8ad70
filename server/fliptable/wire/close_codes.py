"""Why the server closes a socket."""

from enum import IntEnum
from typing import Final


class Close(IntEnum):
    GOING_AWAY = 4000
    PROTOCOL = 4001
    REPLACED = 4002
    KICKED = 4003
    UNKNOWN_ROOM = 4004
    ROOM_GONE = 4005
    TOO_SLOW = 4006
    TOO_MANY = 4007
    OFFENSIVE = 4008
    ORIGIN = 4009
    THROTTLED = 4010
    NO_HELLO = 4011
    NOT_WATCHABLE = 4012
    UNKNOWN_TOKEN = 4013
    UNREADABLE_ROOM = 4014


TURNED_AWAY: Final = frozenset(
    (Close.TOO_SLOW, Close.TOO_MANY, Close.OFFENSIVE, Close.ORIGIN, Close.THROTTLED, Close.NO_HELLO)
)
"""Closes that somebody brought about who asked too much or the wrong thing; they are counted."""

MEANING: Final = {
    Close.GOING_AWAY: "The server restarts. Come back with `after`.",
    Close.PROTOCOL: "The client speaks another version of the protocol. Reload the page.",
    Close.REPLACED: "A newer connection has this seat: a page was opened with its secret, or took it back.",
    Close.KICKED: "The host has removed this member.",
    Close.UNKNOWN_ROOM: "There is no room with this code.",
    Close.ROOM_GONE: "The room has expired.",
    Close.TOO_SLOW: "The client did not read fast enough. Come back with `after`.",
    Close.TOO_MANY: "Too many messages, and the warnings were ignored.",
    Close.OFFENSIVE: "Too many frames that were no messages, and the warnings were ignored.",
    Close.ORIGIN: "A page of another origin opened the socket.",
    Close.THROTTLED: "Too many attempts or open sockets from this address. Wait.",
    Close.NO_HELLO: "The first message was not `hello`, or did not come in time.",
    Close.NOT_WATCHABLE: "Watching is switched off at this table.",
    Close.UNKNOWN_TOKEN: "No member of this room has this seat secret.",
    Close.UNREADABLE_ROOM: "What is kept of this room cannot be read. It does not get better by itself.",
}
