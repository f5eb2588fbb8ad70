"""A long journal is loaded a part at a time: others get their turn in between."""

from __future__ import annotations

from collections import Counter
from functools import wraps

import pytest

from fliptable.live import loading
from fliptable.live.loading import load
from fliptable.room import encode_batch
from fliptable.room.commands import SetTable
from fliptable.room.journal import decode_batch
from fliptable.store import JournalEntry
from tests.support.rooms import Room
from tests.support.waiting import turns


def journal(batches: int) -> list[JournalEntry]:
    room = Room("Ann")
    while len(room.journal) < batches:
        room.do(room["Ann"], SetTable(clock=20))
    entries: list[JournalEntry] = []
    for seq, batch in enumerate(room.journal, 1):
        before = entries[-1].link if entries else ""
        entries.append(JournalEntry(seq, f"nonce {seq}", encode_batch(batch), before))
    return entries


async def test_no_turn_of_the_loop_folds_more_than_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "FOLDED", 5)
    entries = journal(60)
    folded: Counter[int] = Counter()
    async with turns() as count:

        @wraps(decode_batch)
        def counted(body: bytes) -> object:
            folded[count()] += 1
            return decode_batch(body)

        monkeypatch.setattr(loading, "decode_batch", counted)
        loaded = await load(entries)
    assert loaded is not None
    assert loaded.state.seq == 60
    assert sum(folded.values()) == 60
    assert max(folded.values()) <= 5 + 1


async def test_no_turn_of_the_loop_checks_more_links_than_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "CHECKED", 10)
    monkeypatch.setattr(loading, "FOLDED", 1_000)
    entries = journal(100)
    async with turns() as count:
        await load(entries)
        assert count() >= 9
