"""An evening with real cards in a test."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from fliptable.board import BoardView
from fliptable.board.commands import AddPlayer, Bust, Enter, EnteredResult, Laid, Typed, Undo
from fliptable.board.view import FieldView, PlayerView
from fliptable.engine import Options, Row
from fliptable.engine.tally import AwardUse
from fliptable.room import Batch, board_view
from fliptable.room.commands import SetOptions, Start
from tests.support.rooms import Room

BRUTAL = Options("vengeance", brutal=True)


class Evening(Room):
    """Hanna is the host and writes down the results of `names`."""

    def __init__(self, *names: str, options: Options | None = None, started: bool = True) -> None:
        super().__init__("Hanna", board=True)
        if options is not None:
            self.do(self["Hanna"], SetOptions(options))
        for name in names:
            self.do(self["Hanna"], AddPlayer(name))
        if started:
            self.do(self["Hanna"], Start())

    @property
    def board(self) -> BoardView:
        view = board_view(self.state)
        assert view is not None
        return view

    @property
    def open(self) -> int:
        assert self.board.open is not None
        return self.board.open

    def player(self, name: str) -> PlayerView:
        return next(player for player in self.board.players if player.name == name)

    def id(self, name: str) -> int:
        return self.player(name).id

    def name(self, player: int | None) -> str | None:
        return next((other.name for other in self.board.players if other.id == player), None)

    @property
    def deals(self) -> str | None:
        return self.name(self.board.dealer)

    @property
    def totals(self) -> dict[str, int]:
        return {player.name: player.total for player in self.board.players}

    def field(self, name: str, number: int | None = None) -> FieldView:
        """Of round `number`, or of the last one."""
        played = self.board.rounds[-1 if number is None else number - 1]
        return next(field for field in played.fields if field.player == self.id(name))

    def entry(self, name: str, result: EnteredResult | int, number: int | None = None) -> Enter:
        """What somebody sends who fills or corrects this field as it is now."""
        if isinstance(result, int):
            result = Typed(result)
        change = self.field(name, number).change
        return Enter(len(self.board.rounds) if number is None else number, self.id(name), change, result)

    def enter(
        self, name: str, result: EnteredResult | int, number: int | None = None, *, by: str = "Hanna"
    ) -> Batch:
        return self.do(self[by], self.entry(name, result, number))

    def refuses(
        self, name: str, result: EnteredResult | int, number: int | None = None, *, by: str = "Hanna"
    ) -> str:
        return self.refused(self[by], self.entry(name, result, number))

    def round(self, *results: int) -> Self:
        """Fill the open round, in seating order."""
        number = self.open
        fields = self.board.rounds[-1].fields
        assert len(fields) == len(results)
        for field, points in zip(fields, results, strict=True):
            self.do(self["Hanna"], Enter(number, field.player, field.change, Typed(points)))
        return self

    def undo(self, name: str, number: int | None = None, *, by: str = "Hanna") -> Batch:
        return self.do(self[by], Undo(self.field(name, number).change))


def cards(codes: str, *, busted: bool = False, award: AwardUse = "keep") -> Laid:
    return Laid(Row(tuple(codes.split()), busted, award))


BUST = Bust()


def updated(known: BoardView, news: BoardView | None) -> BoardView:
    """What somebody shows who knew `known` and heard `news`."""
    if news is None or known.sheet != news.sheet:
        return news or known
    rounds = {played.number: played for played in (*known.rounds, *news.rounds)}
    kept = tuple(rounds[number + 1] for number in range(news.length))
    return replace(news, rounds=kept, history=news.history or known.history)
