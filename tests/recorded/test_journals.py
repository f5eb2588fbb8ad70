"""What older servers wrote is loaded, means the same, and goes on."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import pytest

from fliptable.room import RoomState
from fliptable.room.recap import FORMAT, beginning
from fliptable.store import JournalEntry, open_store
from tests.recorded.compare import Comparison, Json
from tests.recorded.record_states import STATES, present
from tests.recorded.recordings import JOURNALS, database, name
from tests.recorded.table import Table, shown, states

journals = pytest.mark.parametrize("path", JOURNALS, ids=name)

_RECORDED: int = 1
"""The format of the records of states in these journals."""


def stored(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def views(path: Path) -> list[tuple[int, Json]]:
    """When each batch was written, and what was shown then."""
    packed = path.parent.parent / "views" / f"{path.stem}.jsonl.gz"
    return [(at, view) for at, view in map(json.loads, gzip.decompress(packed.read_bytes()).splitlines())]


def last(journal: list[bytes]) -> RoomState:
    *_, state = states(journal)
    return state


def test_there_are_recordings() -> None:
    assert JOURNALS


@journals
def test_after_each_batch_everybody_is_shown_what_he_was_shown(path: Path) -> None:
    comparison = Comparison()
    for state, (at, view) in zip(states(stored(path)), views(path), strict=True):
        assert list(comparison.differences(view, shown(state, at), f"batch {state.seq}")) == []


@journals
def test_the_game_goes_on_to_its_end_and_another_one_follows(path: Path) -> None:
    journal, (at, _) = stored(path), views(path)[-1]
    table = Table(last(journal).code, state=last(journal), now=at)
    table.play_on(Random(1))
    table.rematch()
    table.play_on(Random(2))
    assert last([*journal, *table.journal]) == table.state


@journals
async def test_the_sqlite_file_holds_the_journal_and_takes_more(path: Path, tmp_path: Path) -> None:
    journal = stored(path)
    code, following = last(journal).code, len(journal) + 1
    store = open_store(f"sqlite:///{database(path, tmp_path)}")
    entries = await store.read(code)
    assert [entry.body for entry in entries] == journal
    assert await store.append(code, JournalEntry(following, "one more", b"{}"), 60) == following
    again = JournalEntry(following + 1, entries[0].command, b"{}")
    assert await store.append(code, again, 60) == 1, "its command is known"
    await store.close()


@journals
async def test_a_store_in_memory_holds_it(path: Path) -> None:
    store = open_store("memory:")
    for seq, body in enumerate(stored(path), 1):
        await store.append("ABCDEF", JournalEntry(seq, f"command {seq}", body), 60)
    assert last([entry.body for entry in await store.read("ABCDEF")]) == last(stored(path))
    await store.close()


@journals
def test_the_fold_may_begin_at_a_record_of_the_state(path: Path) -> None:
    """Whoever changes the state so that a record of before means something else raises `FORMAT`. Then the
    fold begins earlier, and nothing else changes."""
    journal = stored(path)
    start = beginning(journal, 0)
    assert (start > 0) == (len(journal) >= 512 and FORMAT == _RECORDED)
    assert last(journal[start:]) == last(journal)


def test_a_state_is_recorded_as_it_was_since_its_format_came() -> None:
    """Older servers of a cluster read what today's write, as long as the format is the same: who changes the
    state raises `FORMAT` and runs `record_states`."""
    assert STATES.exists(), f"run python -m tests.recorded.record_states for format {FORMAT}"
    recorded = json.loads(gzip.decompress(STATES.read_bytes()))
    assert recorded
    now = present()
    assert {recording: now[recording] for recording in recorded} == recorded
