"""The rules of a round travel beside its score."""

from __future__ import annotations

from fliptable import engine
from fliptable.engine import ScoreRules
from fliptable.engine.events import RoundEnded
from fliptable.room.attendance import UNKNOWN
from fliptable.room.commands import SetTable
from fliptable.room.outputs import RoomChange
from fliptable.wire import frames, projection
from fliptable.wire.projection import Principal, perspective
from tests.support.rooms import Room


def played() -> tuple[Room, list[ScoreRules]]:
    """A game of two who stay as soon as they may, until the second round is over, and what was told of it."""
    room = Room("Ann", "Bob").start()
    told: list[ScoreRules] = []
    while len(room.game.table.history) < 2:
        room.stay(room.asked) if len(room.question.options) > 1 else room.hit(room.asked)
        change = RoomChange(room.journal[-1], room.before, room.state)
        notice = frames.batch(change, perspective(room.state, Principal(watching=True)), UNKNOWN, 0)
        assert len(notice.rules) == sum(isinstance(event, RoundEnded) for event in notice.events)
        told += notice.rules
    return room, told


def test_a_batch_names_the_rules_of_the_round_that_it_ends() -> None:
    room, told = played()
    table = room.game.table
    assert told == [engine.score_rules(table.options, score) for score in table.history]


def test_a_snapshot_names_those_of_all_rounds() -> None:
    room, told = played()
    assert projection.welcome(room.state, Principal(room["Ann"]), UNKNOWN, 0).rules == tuple(told)


def test_nobody_hears_of_them_who_may_not_watch() -> None:
    room, _ = played()
    room.do(room["Ann"], SetTable(watch_open=False))
    assert projection.welcome(room.state, Principal(), UNKNOWN, 0).rules == ()
