"""Random games: what is reported of them, and what a broken invariant looks like."""

from __future__ import annotations

import re

import pytest

from fliptable import engine
from fliptable.cli import main
from fliptable.engine import notation
from fliptable.simulation import Broken, NoSuchTable, Plan, Report, simulate


def plan(game: str = "vengeance", games: int = 3, seed: int = 1, seats: tuple[int, int] = (3, 18)) -> Plan:
    return Plan(game, games, seats, any_options=True, check=True, seed=seed)


@pytest.mark.parametrize("game", engine.game_keys())
def test_no_invariant_is_broken(game: str) -> None:
    report = simulate(plan(game, games=12))
    assert isinstance(report, Report)
    assert len(report.tallies) == 12
    assert "held after each of" in report.text()


def test_a_game_is_decided_by_its_number_alone() -> None:
    one, two = simulate(plan(games=3)), simulate(plan(games=2, seed=2))
    assert isinstance(one, Report)
    assert isinstance(two, Report)
    assert one.tallies[1:] == two.tallies


def test_seats_are_those_that_are_asked_for_and_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = []
    new_game = engine.new_game

    def noted(*arguments: object) -> engine.Transition:
        seats.append(arguments[1])
        return new_game(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(engine, "new_game", noted)
    simulate(plan(games=12, seats=(1, 4)))
    assert set(seats) == {3, 4}


def test_a_table_that_no_game_has_is_refused() -> None:
    with pytest.raises(NoSuchTable):
        simulate(plan(seats=(40, 50)))


def test_the_command_prints_its_report(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --games 2 --game vengeance --seats 3..5 --options random --check --seed 7"
    main(words.split())
    said = capsys.readouterr().out
    assert f"fliptable {words}\n" in said
    for name in ("games", "rounds", "decisions", "busts", "flipped seven", "reshuffles", "longest game"):
        assert re.search(rf"^{name} +\S", said, re.MULTILINE), name


def test_a_failing_engine_is_reported_so_that_it_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "apply", lambda *_: 1 / 0)
    words = "simulate --games 5 --seats 2..4 --seed 9"
    with pytest.raises(SystemExit) as exit_:
        main(words.split())
    assert exit_.value.code == 1
    what, again, *table = capsys.readouterr().out.splitlines(keepends=True)
    assert "ZeroDivisionError" in what
    assert "--games 1 --game flip7 --seats 2..4 --options default --seed 9\n" in again
    assert notation.write(notation.read("".join(table))) == "".join(table)


def test_a_game_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fliptable.simulation.run._ENDLESS", 20)
    broken = simulate(plan())
    assert isinstance(broken, Broken)
    assert broken.what == "a game ends"
