"""By which rules a round ended and was counted; it follows from its score."""

from __future__ import annotations

import pytest

from fliptable import engine
from fliptable.engine import Options
from fliptable.engine.events import RoundEnded
from fliptable.engine.game_registry import settle_options
from fliptable.engine.table import Score, ScoreLine, Status
from tests.engine.golden import GAMES, Golden


def counted_by(options: Options, row: str, status: Status) -> str:
    catalogue = engine.catalogue(options)
    cards = tuple(catalogue.index(code) for code in row.split())
    line = ScoreLine(0, status, cards, 0, "")
    score = Score(1, 0, "nobody_active", None, (line,))
    (rule,) = engine.score_rules(settle_options(options), score).lines
    return rule


@pytest.mark.parametrize(
    ("game", "brutal", "row", "status", "rule"),
    [
        ("flip7", False, "5 +4", Status.STAYED, "B-17"),
        ("flip7", False, "5 +4", Status.FROZEN, "B-17"),
        ("flip7", False, "5", Status.BUSTED, "B-13"),
        ("vengeance", False, "5 -4", Status.STAYED, "V-21"),
        ("vengeance", True, "5 -4", Status.STAYED, "V-101"),
        ("vengeance", False, "5 -4", Status.BUSTED, "V-26"),
        ("vengeance", True, "5 -4", Status.BUSTED, "V-104"),
        ("vengeance", False, "5 0 -4", Status.STAYED, "V-31"),
        ("vengeance", True, "5 0", Status.FROZEN, "V-31"),
        ("vengeance", False, "0 5", Status.BUSTED, "V-26"),
        ("vengeance", False, "0 5 8 9 10 11 12", Status.ACTIVE, "V-21"),
    ],
)
def test_a_row_is_counted_by_one_rule(game: str, brutal: bool, row: str, status: Status, rule: str) -> None:
    assert counted_by(Options(game, brutal=brutal), row, status) == rule


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_round_ended_by_the_rule_of_its_event(golden: Golden) -> None:
    events = [event for batch in golden.batches() for event in batch.events if isinstance(event, RoundEnded)]
    assert events
    for event in events:
        rules = engine.score_rules(settle_options(golden.options), event.score)
        assert rules.rule == event.rule
        assert len(rules.lines) == len(event.score.lines)
