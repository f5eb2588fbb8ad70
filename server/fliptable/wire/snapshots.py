"""Snapshots of one moment for many onlookers, as text: what is the same for several is encoded once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import orjson

from fliptable import codec
from fliptable.room.attendance import Attendance
from fliptable.room.state import RoomState
from fliptable.wire.projection import Perspective, Principal, perspective, welcome

_GAP: Final[Any] = orjson.Fragment(b"\0")
"""Stands where the onlookers differ; JSON has no such byte."""


class Snapshots:
    """Of `state`; the rest as for `projection.welcome`."""

    def __init__(self, state: RoomState, attendance: Attendance, now: int, link: str) -> None:
        self._state = state
        self._moment = (attendance, now)
        self._link = link
        self._parts: dict[tuple[Perspective, int], list[bytes]] = {}

    def text(self, principal: Principal, version: int, claim: int | None) -> str:
        seen = perspective(self._state, principal)
        key = (seen if self._state.game else Perspective(seen.sees, None)), version
        if key not in self._parts:
            snapshot = welcome(self._state, principal, *self._moment, None, version, self._link)
            self._parts[key] = codec.to_json(replace(snapshot, you=_GAP, claim=_GAP)).split(b"\0")
        head, middle, tail = self._parts[key]
        return b"".join((head, codec.to_json(principal.member), middle, codec.to_json(claim), tail)).decode()
