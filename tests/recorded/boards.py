"""The score board whose journal is recorded."""

from __future__ import annotations

from random import Random
from typing import Any

from fliptable.board.commands import (
    AddPlayer,
    Bust,
    Claim,
    Enter,
    Laid,
    MovePlayer,
    ReleasePlayer,
    RemovePlayer,
    RenamePlayer,
    ReturnPlayer,
    SetDealer,
    Typed,
    Undo,
    WithdrawPlayer,
)
from fliptable.engine import Options, Row
from fliptable.room import board_view
from fliptable.room.commands import Rematch, SetOptions
from tests.recorded.table import Table


def board() -> Table:
    """Its second sheet, in the middle of a round, with entries, corrections and one taken back."""
    table = Table("SHEETS", board=True)
    table.join("Hanna", "Ida")
    rng = Random(2)
    host = table.id("Hanna")
    table.do(host, SetOptions(Options(game="vengeance", target=200)))
    for name in ("Ann", "Bobby", "Cat", "Dan"):
        table.do(host, AddPlayer(name))
    table.do(host, RemovePlayer(4))
    table.do(host, RenamePlayer(2, "Bob"))
    table.start()
    table.do(host, SetDealer(3))
    while open_round(table) < 7:
        table.enter(rng)
    put(table, 7, 2, "Hanna", Typed(8))
    table.do(host, AddPlayer("Eve"))  # for the next round, or this one when it is untouched again
    table.do(host, Undo(change(table, 7, 2)))
    table.do(host, WithdrawPlayer(3))
    table.do(host, ReturnPlayer(3))
    table.do(host, WithdrawPlayer(5))
    for number in range(1, 7):  # the sheet ends with the last of these corrections, and its open round goes
        put(table, number, 1, "Hanna", Typed(39))
    put(table, 6, 1, "Hanna", Typed(2))
    table.play_on(rng)
    table.do(host, Rematch())
    table.do(host, MovePlayer(3, 0))
    table.do(table.id("Ida"), Claim(1))
    table.do(table.id("Ida"), ReleasePlayer(1))
    table.do(table.id("Ida"), Claim(2))
    laid = Laid(Row(("12", "5", "7", "/2"), busted=False, award="keep"))
    for number, player, by, result in (
        (1, 1, "Hanna", Typed(31)),
        (1, 2, "Ida", laid),
        (1, 3, "Hanna", Bust()),
        (1, 1, "Hanna", Typed(13)),
        (2, 2, "Ida", Typed(20)),
        (1, 3, "Ida", Laid(Row(("0", "9"), busted=False, award="keep"))),
    ):
        put(table, number, player, by, result)
    table.do(table.id("Hanna"), AddPlayer("Dan", "lowest"))
    table.do(table.id("Ida"), Undo(change(table, 1, 3)))
    table.do(table.id("Hanna"), WithdrawPlayer(3))
    return table


def open_round(table: Table) -> int:
    view = board_view(table.state)
    assert view is not None
    assert view.open is not None
    return view.open


def put(table: Table, number: int, player: int, by: str, result: Any) -> None:
    table.now += 10_000
    table.do(table.id(by), Enter(number, player, change(table, number, player), result))


def change(table: Table, number: int, player: int) -> int:
    view = board_view(table.state)
    assert view is not None
    return next(field.change for field in view.rounds[number - 1].fields if field.player == player)
