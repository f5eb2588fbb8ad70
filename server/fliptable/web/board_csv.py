"""A board as a table for spreadsheets: a line for each round, a column for each player."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Final, Literal

from fliptable.board import BoardView

Separator = Literal["comma", "semicolon"]
_SEPARATORS: Final[dict[Separator, str]] = {"comma": ",", "semicolon": ";"}
_FORMULA: Final = re.compile(r"(^|[,;]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])")
"""Where a text begins that spreadsheets would run, whichever separator they look for."""
_MARK: Final = "\ufeff"
"""Tells spreadsheets that this is UTF-8."""


def board_csv(board: BoardView, separator: Separator) -> bytes:
    """`separator`: which one a spreadsheet expects depends on the language it speaks."""
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=_SEPARATORS[separator]).writerows(_lines(board))
    return (_MARK + text.getvalue()).encode()


def _lines(board: BoardView) -> Iterator[list[str | int]]:
    names = {player.id: _harmless(player.name) for player in board.players}
    yield ["round", "dealer", *names.values()]
    if any(player.start for player in board.players):
        yield ["start", "", *(player.start for player in board.players)]
    for played in board.rounds:
        results = {field.player: field.entry.points for field in played.fields if field.entry is not None}
        yield [played.number, names[played.dealer], *(results.get(player, "") for player in names)]
    yield ["total", "", *(player.total for player in board.players)]


def _harmless(name: str) -> str:
    return _FORMULA.sub(r"\1'", name)
