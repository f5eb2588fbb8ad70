"""What an honest server tells of a room, in the version of the protocol that is easiest to read."""

from __future__ import annotations

import json
from typing import Any

from fliptable.room import Attendance, RoomState
from fliptable.room.outputs import RoomChange
from fliptable.wire import frames, projection
from fliptable.wire.outbound import Notice
from fliptable.wire.projection import Principal

_VERSION = 1


def welcome(state: RoomState, principal: Principal, now: int) -> dict[str, Any]:
    claim = None if principal.member is None else 1
    return _plain(projection.welcome(state, principal, Attendance(), now, claim, _VERSION))


def batch(change: RoomChange, principal: Principal, now: int) -> dict[str, Any]:
    seen = projection.perspective(change.after, principal)
    return _plain(frames.batch(change, seen, Attendance(), now, _VERSION))


def _plain(notice: Notice) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(projection.encode(notice))
    return message
