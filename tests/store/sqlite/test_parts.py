"""A long journal is read, and removed, a part at a time: others get their turn in between."""

from __future__ import annotations

import asyncio

import pytest

from fliptable.store.sqlite import SqliteStore
from tests.store.entries import LONG, entry, write
from tests.support.waiting import turns


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> int:
    """The turns that 35 entries take at least; all at once they would take none."""
    monkeypatch.setattr("fliptable.store.sqlite._PART", 10)
    monkeypatch.setattr("fliptable.store.sqlite._REMOVED", 10)
    return 2


async def test_while_it_is_read(store: SqliteStore, parts: int) -> None:
    written = await write(store, "room", 1, 35)
    async with turns() as count:
        assert await store.read("room") == written
    assert count() >= parts


async def test_while_it_is_deleted(store: SqliteStore, parts: int) -> None:
    await write(store, "room", 1, 35)
    async with turns() as count:
        await store.delete("room")
    assert count() >= parts


async def test_while_it_expires(store: SqliteStore, parts: int) -> None:
    await write(store, "room", 1, 35)
    await store.touch("room", -1)
    async with turns() as count:
        assert await store.expired() == ["room"]
    assert count() >= parts
    assert await store.read("room") == []


async def test_what_is_left_of_a_removed_room_is_no_room_and_goes_with_the_next_sweep(
    store: SqliteStore, parts: int
) -> None:
    await write(store, "room", 1, 35)
    removing = asyncio.create_task(store.delete("room"))
    await asyncio.sleep(0)
    removing.cancel()
    assert await store.read("room") == []
    assert not await store.touch("room", LONG)
    assert await store.expired() == ["room"]
    assert await store.append("room", entry(1), LONG) == 1
