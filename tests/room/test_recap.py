"""Records of the state in the journal: a shorter way to the same room, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from fliptable.engine import Options
from fliptable.live.environment import Clock, EntropySource, Environment, Pace
from fliptable.live.registry import Registry
from fliptable.live.replica import TAIL
from fliptable.room import RoomState, advance, decode_batch, encode_batch, recap
from fliptable.room.commands import Rematch, SetTable
from fliptable.room.events import StateRecorded
from fliptable.room.recap import EVERY, beginning
from fliptable.store import JournalEntry
from fliptable.store.memory import MemoryStore
from tests.support.boards import Evening
from tests.support.rooms import Room


def evening(game: str, batches: int) -> Room:
    """People who play on and on by the default."""
    room = Room("Ann", "Bob", "Cat", options=Options(game))
    while len(room.journal) < batches:
        if room.state.game is None:
            room.start()
        elif room.state.game.table.result is None:
            room.default()
        else:
            room.do(room.state.host, Rematch())
    return room


def fold(journal: list[bytes]) -> RoomState:
    state: RoomState | None = reduce(advance, map(decode_batch, journal), None)
    assert state is not None
    return state


def stored(room: Room) -> list[bytes]:
    return [encode_batch(batch) for batch in room.journal]


def without_use(journal: list[bytes], seq: int) -> list[bytes]:
    """As if the record in batch `seq` had been written by a server with other states."""
    batch = decode_batch(journal[seq - 1])
    old, *others = batch.events
    assert isinstance(old, StateRecorded)
    changed = replace(batch, events=(replace(old, format=old.format + 1), *others))
    return [*journal[: seq - 1], encode_batch(changed), *journal[seq:]]


@pytest.mark.parametrize("game", ["flip7", "vengeance"])
def test_the_fold_from_any_record_is_the_fold_from_the_beginning(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recap, "EVERY", 7)
    room = evening(game, 120)
    journal = stored(room)
    for start in range(6, len(journal), 7):
        assert fold(journal[start:]) == room.state


def test_a_board_is_recorded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recap, "EVERY", 5)
    room = Evening("Ann", "Bob")
    room.round(10, 20)
    room.round(30, 40)
    assert fold(stored(room)[4:]) == room.state


def test_every_512th_batch_begins_with_a_record() -> None:
    room = Room("Ann")
    while len(room.journal) < 2 * EVERY:
        room.do(room["Ann"], SetTable(clock=20))
    recorded = [
        seq
        for seq, batch in enumerate(room.journal, 1)
        if any(isinstance(event, StateRecorded) for event in batch.events)
    ]
    assert recorded == [EVERY, 2 * EVERY]


class TestWhereTheFoldBegins:
    @pytest.fixture
    def journal(self, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
        monkeypatch.setattr(recap, "EVERY", 10)
        return stored(evening("flip7", 35))

    @pytest.mark.parametrize(("spare", "seq"), [(0, 30), (5, 30), (6, 20), (16, 10)])
    def test_at_the_latest_record_with_enough_behind_it(
        self, journal: list[bytes], spare: int, seq: int
    ) -> None:
        assert beginning(journal, spare) == seq - 1

    def test_at_the_beginning_if_there_is_no_record(self, journal: list[bytes]) -> None:
        assert beginning(journal, 26) == beginning(journal[:9], 0) == beginning([], 0) == 0

    def test_before_a_record_of_another_format(self, journal: list[bytes]) -> None:
        assert beginning(without_use(journal, 30), 0) == 19

    def test_at_the_beginning_of_a_journal_that_was_begun_without_records(self, journal: list[bytes]) -> None:
        for seq in (10, 20, 30):
            journal = without_use(journal, seq)
        assert beginning(journal, 0) == 0


async def test_a_room_is_loaded_from_a_record_and_can_still_be_resumed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recap, "EVERY", 50)
    room = evening("flip7", TAIL + 99)
    store = MemoryStore()
    for seq, body in enumerate(stored(room), 1):
        unread = b"nobody needs to read this" if seq < 50 else body
        await store.append("ABCDEF", JournalEntry(seq, f"nonce {seq}", unread), 60)
    registry = Registry(Environment(store, Clock(), EntropySource(), 60, Pace()), 60)
    actor = await registry.find("ABCDEF")
    assert actor is not None
    assert actor.state == room.state
    assert len(actor.since(room.state.seq - TAIL) or ()) == TAIL
    await registry.close()
    await store.close()
