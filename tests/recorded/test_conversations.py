"""What clients said to older servers is answered today as it was then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recorded.conversation import load, stage
from tests.recorded.recordings import CONVERSATIONS, database, name
from tests.recorded.replay import Replay


def test_there_are_recordings() -> None:
    assert CONVERSATIONS


@pytest.mark.parametrize("path", CONVERSATIONS, ids=name)
def test_what_was_said_is_answered_as_it_was(path: Path, tmp_path: Path) -> None:
    header, steps = load(path)
    with stage(database(path, tmp_path), header) as (tables, clock):
        Replay(tables, clock, header).run(steps)
