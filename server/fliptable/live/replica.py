"""One worker's copy of a room: a fold of its journal, written and read through the store."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from fliptable.live.environment import Environment
from fliptable.room.batch import Batch
from fliptable.room.evolve import advance
from fliptable.room.journal import UnreadableJournal, decode_batch, encode_batch
from fliptable.room.outputs import Accepted, RoomChange
from fliptable.room.state import RoomState
from fliptable.store import Conflict, Forked, JournalEntry, Unavailable, forked

TAIL: Final = 128
"""How many batches are kept for those who come back."""


class Replica:
    """`changed` is called after every batch, in order and once each. All that waits may raise Unavailable and
    UnreadableJournal, and Forked where the journal was set back and went on without this copy: there are two
    rooms of the same number then, and this one is to be dropped. `link`: of the last entry."""

    def __init__(
        self,
        state: RoomState,
        tail: Iterable[RoomChange],
        link: str,
        environment: Environment,
        changed: Callable[[RoomChange], None],
    ) -> None:
        self.state = state
        self.link = link
        self.behind = False
        """The store was away: its journal may hold more."""
        self._tail = deque(tail, maxlen=TAIL)
        self._store = environment.store
        self._ttl = environment.ttl
        self._changed = changed

    def since(self, seq: int, link: str = "") -> tuple[RoomChange, ...] | None:
        """The changes above batch `seq`; None if they are not all at hand, `seq` was never reached, or it is
        another one than that whose link begins with `link`."""
        missed = self.state.seq - seq
        if not 0 <= missed <= len(self._tail):
            return None
        if link and not self._link_of(seq).startswith(link):
            return None
        return tuple(self._tail)[len(self._tail) - missed :]

    def _link_of(self, seq: int) -> str:
        """Empty if it is not at hand."""
        if seq == self.state.seq:
            return self.link
        return next((change.link for change in self._tail if change.after.seq == seq), "")

    async def append(self, answer: Accepted, nonce: str) -> bool:
        """Store the batch of `answer` and apply it. False after a conflict: what others wrote was applied.
        The nonce tells this attempt from the same request on another worker, whose batch may differ in what
        the clock says."""
        entry = JournalEntry(answer.state.seq, nonce, encode_batch(answer.batch), self.link)
        try:
            await self._store.append(self.state.code, entry, self._ttl)
        except Conflict:
            await self.catch_up()
            return False
        self._become(entry, answer.batch, answer.state)
        return True

    async def see(self, entry: JournalEntry) -> None:
        """Apply what the store has told. Raises nothing."""
        if entry.seq > self.state.seq + 1:
            with suppress(Unavailable):
                await self.catch_up()
        self._fold(entry)

    async def reach(self, seq: int) -> None:
        """Apply all up to batch `seq`, if it exists."""
        if self.state.seq < seq:
            await self.catch_up()

    async def catch_up(self) -> None:
        for entry in await self._store.read(self.state.code, self.state.seq):
            if entry.seq > self.state.seq + 1:
                raise UnreadableJournal(f"entry {self.state.seq + 1} is missing")
            self._fold(entry)
        self.behind = False

    async def is_gone(self) -> bool:
        return not await self._store.read(self.state.code)

    def _fold(self, entry: JournalEntry) -> None:
        """Apply each number once and in order; an entry that comes again, or too early, is passed over."""
        if entry.seq == self.state.seq + 1:
            if forked(entry.before, self.link):
                raise Forked(self.state.seq)
            try:
                batch = decode_batch(entry.body)
                after = advance(self.state, batch)
            except Exception as error:
                raise UnreadableJournal(f"entry {entry.seq}: {type(error).__name__}: {error}") from error
            self._become(entry, batch, after)

    def _become(self, entry: JournalEntry, batch: Batch, after: RoomState) -> None:
        change = RoomChange(batch, self.state, after, entry.link, len(entry.body))
        self.state = after
        self.link = entry.link
        self._tail.append(change)
        self._changed(change)
