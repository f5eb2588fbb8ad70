"""What the store has of a table in the end, and what each viewer should have been told."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import orjson

from fliptable import codec, engine
from fliptable.live.environment import token_hash
from fliptable.room import Batch, RoomState, advance, decode_batch, public_events, room_view
from fliptable.room.events import MemberJoined
from fliptable.store import JournalEntry, open_store

Message = dict[str, Any]


class Journal:
    """`batches[n]` has the number n and leads to `rooms[n]`; there is no batch 0."""

    def __init__(self, entries: Sequence[JournalEntry]) -> None:
        self.numbers = [entry.seq for entry in entries]
        self.batches: dict[int, Batch] = {}
        self.rooms: dict[int, RoomState] = {}
        room: RoomState | None = None
        for entry in entries:
            batch = decode_batch(entry.body)
            room = advance(room, batch)
            self.batches[entry.seq], self.rooms[entry.seq] = batch, room
        self.room = cache(self._room)
        self.view = cache(self._view)
        self.events = cache(self._events)
        self.decision = cache(self._decision)

    @property
    def last(self) -> RoomState:
        return self.rooms[self.numbers[-1]]

    def joined_with(self, token: str) -> list[int]:
        """Who became a member with this seat secret: one, unless he was sent away and asked again."""
        joins = (
            event
            for batch in self.batches.values()
            for event in batch.events
            if isinstance(event, MemberJoined)
        )
        return [event.member for event in joins if event.token_hash == token_hash(token)]

    def _room(self, seq: int) -> Message:
        """The room as everybody should see it after batch `seq`."""
        return lasting(orjson.loads(codec.to_json(room_view(self.rooms[seq]))))

    def _view(self, seq: int, viewer: int | None) -> int | None:
        """The checksum of what `viewer` should see of the game; None without one."""
        game = self.rooms[seq].game
        return None if game is None else zlib.crc32(codec.to_json(engine.view(game, viewer)))

    def _events(self, seq: int, viewer: int | None) -> list[Message]:
        events: list[Message] = orjson.loads(codec.to_json(public_events(self.batches[seq], viewer)))
        return events

    def _decision(self, seq: int) -> Any:
        return codec.encode(self.rooms[seq].question)


def lasting(room: Message) -> Message:
    """A room as it is told to everybody, without what is not part of the journal: who is connected."""
    members = [{**member, "away": False} for member in room["members"]]
    overdue = room["overdue"] and {**room["overdue"], "needed": None, "deciders": []}
    return {**room, "members": members, "watchers": 0, "overdue": overdue}


async def read_entries(store: str, code: str) -> list[JournalEntry]:
    opened = open_store(store)
    try:
        return await opened.read(code)
    finally:
        await opened.close()
