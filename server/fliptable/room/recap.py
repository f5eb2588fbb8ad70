"""The state of a room, written into its own journal now and then: whoever loads the room can begin there.

It adds nothing to the journal. Whoever folds from the beginning passes over it.
"""

from collections.abc import Sequence
from typing import Final

import orjson

from fliptable import codec
from fliptable.room.events import RoomEvents, StateRecorded
from fliptable.room.journal import decode_batch
from fliptable.room.state import RoomState

EVERY: Final = 512
"""Batches from one record to the next."""
FORMAT: Final = 3
"""Of a record. To be raised when an old journal is to be folded into another state than before."""


def due(state: RoomState) -> RoomEvents:
    """What the batch behind `state` begins with: every `EVERY`-th with a record, all others with nothing."""
    return () if (state.seq + 1) % EVERY else (record(state),)


def record(state: RoomState) -> StateRecorded:
    return StateRecorded(FORMAT, codec.to_json(state).decode())


def recall(event: StateRecorded) -> RoomState:
    """The state that was recorded. Raises ValueError if it is of another format."""
    if event.format != FORMAT:
        raise ValueError(f"a record of format {event.format}")
    state: RoomState = codec.decode(RoomState, orjson.loads(event.state))
    return state


def beginning(journal: Sequence[bytes], spare: int) -> int:
    """Where in a journal (all of its batches, as stored) the fold can begin: at the latest record that can be
    read and has `spare` batches behind it, or at 0. Raises UnreadableJournal."""
    latest = (len(journal) - spare) // EVERY * EVERY
    for seq in range(latest, 0, -EVERY):
        match decode_batch(journal[seq - 1]).events:
            case (StateRecorded() as event, *_) if _is_readable(event):
                return seq - 1
    return 0


def _is_readable(event: StateRecorded) -> bool:
    try:
        recall(event)
    except ValueError:
        return False
    return True
