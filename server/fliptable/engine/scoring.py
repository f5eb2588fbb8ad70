"""Booking a round and finding the winner."""

from dataclasses import dataclass
from typing import Final

from fliptable.engine.events import GameEnded, RoundEnded
from fliptable.engine.game_registry import ruleset
from fliptable.engine.options import Options
from fliptable.engine.ruleset import Points
from fliptable.engine.table import Result, Score, ScoreLine, Status, Table

ENDINGS: Final = {
    "flipped_seven": "B-15",
    "nobody_active": "B-20",
    "no_cards": "B-76",
    "endless": "B-76a",
}
"""Why a round ends, and the rule that says so."""


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """Of a `Score`: the rule by which the round ended, and for each line the one by which it was counted. It
    follows from the score, and is not stored."""

    rule: str
    lines: tuple[str, ...]


def score_rules(options: Options, score: Score) -> ScoreRules:
    """`options`: settled, those of the game."""
    counted_by = ruleset(options).counted_by
    return ScoreRules(
        ENDINGS[score.reason], tuple([counted_by(line.cards, line.status) for line in score.lines])
    )


def _points(table: Table, seat: int) -> Points:
    frame = table.round_frame()
    flipped = frame is not None and frame.flipped == seat and frame.loser is None
    loses = frame is not None and frame.loser == seat
    hand = table.hands[seat]
    return ruleset(table.options).score(hand.cards, hand.status, flipped, loses)


def worth_of(table: Table, seat: int) -> int:
    """The points that `seat` would book if the round ended now."""
    return _points(table, seat).points


def round_ended(table: Table, reason: str) -> RoundEnded:
    """`table` as it lies when the round ends; one line for every seat that took part."""
    lines = []
    for seat, hand in enumerate(table.hands):
        if hand.status is not Status.OUT:
            points = _points(table, seat)
            lines.append(ScoreLine(seat, hand.status, hand.cards, points.points, points.formula))
    frame = table.round_frame()
    flipped = None if frame is None else frame.flipped
    return RoundEnded(Score(table.round, table.dealer, reason, flipped, tuple(lines)), ENDINGS[reason])


def game_ended(table: Table) -> GameEnded | None:
    """The end of the game, if after a booked round one of the seated leads alone at or above the target
    (B-80 … B-84, V-117, V-118). Who has left cannot win (X-02)."""
    totals = {seat: table.totals[seat] for seat, seated in enumerate(table.seated) if seated}
    best = max(totals.values())
    leaders = [seat for seat, total in totals.items() if total == best]
    if best < ruleset(table.options).target or len(leaders) > 1:
        return None
    return GameEnded(Result(leaders[0], "target"), "B-80")


def last_one_seated(table: Table, leaver: int) -> GameEnded | None:
    """The end of the game when `leaver` leaves one seat behind (X-07)."""
    seated = [seat for seat, here in enumerate(table.seated) if here and seat != leaver]
    return GameEnded(Result(seated[0], "too_few_left"), "X-07") if len(seated) == 1 else None
