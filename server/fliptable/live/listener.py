"""Who is told of a room by its actor."""

from __future__ import annotations

from typing import Protocol

from fliptable.room.outputs import RoomChange


class Listener(Protocol):
    """Its methods are called at once and in order, and must not wait."""

    def changed(self, change: RoomChange) -> None: ...

    def grace_over(self, member: int) -> None:
        """`member` has had no connection for the whole grace."""

    def ended(self, *, gone: bool) -> None:
        """The actor has stopped. `gone`: and the room with it."""
