"""`fliptable verify`: what it says of a file, and that no file does it harm."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fliptable.cli import main
from fliptable.verify import NotARecord, Verdict, judge, read
from fliptable.verify.chance import dealer, deck, fingerprint, seed_of_game
from tests.fairness.browsers import Browsers
from tests.fairness.stage import table
from tests.support.fairness_vectors import PATH

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(PATH.read_text())


@pytest.fixture(scope="module")
def record(process: Browsers) -> dict[str, Any]:
    """Of an honest game."""
    stage = table(process, "Ann", "Bob")
    stage.start()
    stage.play(Random(1))
    found: dict[str, Any] = process.call("verify", id=0)["record"]
    return found


def said(record: object, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[object, str]:
    """The exit code, and what is printed."""
    path = folder / "game.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    try:
        main(["verify", str(path)])
    except SystemExit as exit_:
        return exit_.code, "".join(capsys.readouterr())
    return 0, "".join(capsys.readouterr())


def test_a_fair_game_fits(record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(record, tmp_path, capsys)
    assert code == 0
    assert text.startswith("Everything fits.\nCards compared with the shuffles: ")


def test_what_does_not_fit_is_said_by_name(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = json.loads(json.dumps(record))
    for sighting in changed["witness"]["sightings"]:
        if sighting["fairness"]["seeds"]:
            sighting["fairness"]["seeds"]["1"] = "5e" * 32
    code, text = said(changed, tmp_path, capsys)
    assert code == 1
    assert "A number is not the one that was promised by its fingerprint. (Bob)" in text


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "\x00", '{"format":"fliptable-record","version":2}']
)
def test_what_is_no_record_is_said_to_be_none(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = said(text, tmp_path, capsys)
    assert code == 2
    assert "not a record of a game" in printed


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"none\.json: No such file"):
        main(["verify", str(tmp_path / "none.json")])


@pytest.mark.parametrize("seed", range(200))
def test_a_damaged_record_raises_nothing_else(record: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    damaged = json.loads(json.dumps(record))
    for _ in range(rng.randint(1, 3)):
        _damage(damaged, rng)
    with suppress(NotARecord):
        assert isinstance(judge(read(json.dumps(damaged))), Verdict)


def _damage(value: Any, rng: Random) -> None:
    """Somewhere inside."""
    while isinstance(value, dict | list) and value:
        key = rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
        if not isinstance(value[key], dict | list) or not value[key] or rng.random() < 0.2:
            value[key] = rng.choice([None, -5, 10**6, "", "5e", [], {}, [[]], {"type": "card_flipped"}])
            return
        value = value[key]


def test_its_arithmetic_is_that_of_the_examples() -> None:
    for case in VECTORS["commitments"]:
        assert fingerprint(case["server_seed"]) == case["commitment"]
    for case in VECTORS["game_seeds"]:
        seed = seed_of_game(case["server_seed"], case["game_id"], case["seeds"])
        assert seed.hex() == case["game_seed"]
    for case in VECTORS["dealers"]:
        assert dealer(bytes.fromhex(case["game_seed"]), case["seats"]) == case["dealer"]
    for case in VECTORS["shuffles"]:
        assert deck(bytes.fromhex(case["game_seed"]), case["number"], case["cards"]) == case["order"]
