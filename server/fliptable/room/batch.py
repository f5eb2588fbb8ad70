"""One entry of a room's journal."""

from dataclasses import dataclass
from typing import Final

from fliptable.room.events import RoomEvent

VERSION: Final = 1
"""Of the journal's format."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Everything one request caused, stored whole or not at all; the n-th batch has sequence number n.

    `member` and `ref` are remembered, so that the same request sent again is acknowledged and not applied
    again; `member` is None for what the server did.
    """

    member: int | None
    ref: str
    events: tuple[RoomEvent, ...]
    version: int = VERSION
