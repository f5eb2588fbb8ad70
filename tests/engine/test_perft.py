"""The perft files: how many ways a few tables can be played on."""

from pathlib import Path

import pytest

from tests.engine.perft import FOLDER, counts, divide, levels, perft, table

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_perft(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    expected = counts(text)
    assert expected
    assert levels(table(text), max(expected)) == expected


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_divide_adds_up(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    state = table(text)
    assert sum(count for _, count in divide(state, 4)) == perft(state, 4) == counts(text)[4]


def test_both_games_are_counted() -> None:
    assert {table(file.read_text(encoding="utf-8")).table.options.game for file in FILES} == {
        "flip7",
        "vengeance",
    }
