"""The rooms whose journals are recorded. What they hold is described in README.md."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from fliptable import engine
from fliptable.engine import Decision, EngineError, Options, Question, State
from fliptable.room import Phase
from fliptable.room.commands import (
    Act,
    Admit,
    Back,
    Leave,
    Overdue,
    Pause,
    PlayFor,
    Rematch,
    Resume,
    SetOptions,
    SetTable,
    Sit,
    Stand,
    TakeBack,
)
from tests.recorded.boards import board
from tests.recorded.table import Table

FRESH: Final = ("FRESHA", "FRESHB", "FRESHC")
"""Rooms in which nobody has been yet, for conversations: one of a game each, and a board."""


def evening() -> Table:
    """A game from its lobby to its end, with bots, somebody who watches, somebody who comes later and
    somebody who leaves; then a rematch."""
    rng = Random(7)
    table = Table("EVENNG")
    table.join("Ann", "Bob", "Cat")
    table.join("Eve", watch=True)
    table.bots(1)
    table.ready("Ann", "Cat")
    table.do(table.id("Ann"), SetTable(clock=90), "clock")
    table.do(table.id("Ann"), SetOptions(Options(game="flip7", target=100)), "options")
    table.start()
    for _ in range(12):
        table.move(rng)
    table.join("Dan")
    table.do(table.id("Ann"), Admit(table.id("Dan"), "lowest"))
    for _ in range(8):
        table.move(rng)
    table.do(table.id("Cat"), Leave())
    while table.state.phase is Phase.PLAYING:
        table.move(rng)
    table.do(table.id("Eve"), Sit())
    table.do(table.id("Ann"), Rematch())
    table.do(table.id("Bob"), Stand())
    table.ready("Eve", "Ann", "Dan")
    table.start()
    for _ in range(6):
        table.move(rng)
    return table


def nested() -> Table:
    """A card of two picks in the middle of other cards: the first pick is made, the question for the second
    one is open."""
    for seed in range(500):
        rng = Random(seed)
        table = Table("NESTED", salt=seed)
        options = Options(game="vengeance", target=300, brutal=True, forced_self="last_not_busted")
        table.join("Ann", "Bob", "Cat")
        table.do(table.id("Ann"), SetOptions(options))
        table.ready("Bob")
        table.start()
        for _ in range(60):
            question, game = table.question, table.state.game
            assert question is not None
            assert game is not None
            if len(game.table.stack) >= 4 and may_take_back(game, question):
                table.do(table.state.seats[question.seat], TakeBack(question.id))
                table.move(rng)
                return table
            table.move(rng)
    raise AssertionError("no such game was found")


def seven() -> Table:
    """Somebody has flipped seven cards and turned the points for it against somebody else."""
    for seed in range(500):
        rng = Random(seed)
        table = Table("SEVENS", Options(game="vengeance", brutal=True), salt=seed)
        table.join("Ann", "Bob", "Cat")
        table.start()
        for _ in range(25):
            question = table.question
            assert question is not None
            if question.question is Question.AWARD:
                table.do(table.state.seats[question.seat], Act(question.options[-1]))
                return table
            table.move(rng)
    raise AssertionError("no such game was found")


def may_take_back(game: State, question: Decision) -> bool:
    try:
        engine.take_back(game, question.seat)
    except EngineError:
        return False
    return True


def paused() -> Table:
    """A game with a turn clock that has run for eight seconds when the host pauses."""
    rng = Random(3)
    table = Table("PAZSED", Options(game="flip7", start_card=True, decks=2, stay_needs_card=True))
    table.join("Ann", "Bob", "Cat")
    table.do(table.id("Ann"), SetTable(clock=20))
    table.start()
    for _ in range(12):
        table.move(rng)
    table.now += 8_000
    table.do(table.id("Ann"), Pause())
    table.now += 100_000
    return table


def absent() -> Table:
    """Nobody hears of Bob. Once the default was played for him and he came back; now it is his turn again,
    and one of the others has voted."""
    rng = Random(5)
    table = Table("ABSENT", Options(game="vengeance"))
    table.join("Ann", "Bob", "Cat", "Dan", "Eve")
    table.start()
    overdue(table, rng, "Bob")
    play_for(table, "Ann")
    table.do(table.id("Bob"), Back())
    overdue(table, rng, "Bob")
    play_for(table, "Cat")
    return table


def overdue(table: Table, rng: Random, name: str) -> None:
    while table.question is None or table.state.seats[table.question.seat] != table.id(name):
        table.move(rng)
    table.now += 60_000
    table.do(None, Overdue(table.question.id, table.id(name)))


def play_for(table: Table, name: str) -> None:
    assert table.question is not None
    table.do(table.id(name), PlayFor(table.question.id, "return"))


def lesson() -> Table:
    """Somebody new has played a first round, and the game rests."""
    table = Table("TEACHR", lesson=True)
    table.join("Ann")
    rng = Random(1)
    while table.state.paused_at is None:
        table.move(rng)
    return table


def long() -> Table:
    """So many batches that the state was recorded among them, with enough behind it that loading the room
    begins there."""
    rng = Random(4)
    table = Table("RECAPS", Options(game="vengeance"))
    table.join("Ann", "Bob", "Cat")
    table.ready("Ann", "Bob", "Cat")
    table.start()
    for _ in range(9):
        table.move(rng)
    while len(table.journal) < 505:
        table.do(table.state.host, Resume() if table.state.paused_at else Pause())
    table.do(table.state.host, Resume()) if table.state.paused_at else None
    for _ in range(20):
        table.move(rng)
    while len(table.journal) < 650:
        table.do(table.state.host, Resume() if table.state.paused_at else Pause())
    return table


ROOMS: Final[dict[str, Callable[[], Table]]] = {
    "evening": evening,
    "nested": nested,
    "seven": seven,
    "paused": paused,
    "absent": absent,
    "lesson": lesson,
    "board": board,
    "long": long,
}


def fresh() -> list[Table]:
    flip7, vengeance, sheet = FRESH
    return [Table(flip7), Table(vengeance, Options(game="vengeance")), Table(sheet, board=True)]
