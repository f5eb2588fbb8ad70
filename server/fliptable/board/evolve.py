"""The fold of a board: the only code that builds a `Sheet`. It decides nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, assert_never

from fliptable.board.events import (
    BoardEvent,
    DealerSet,
    FieldChanged,
    LineClaimed,
    LineReleased,
    OptionsSet,
    PlayerAdded,
    PlayerMoved,
    PlayerRejoined,
    PlayerRemoved,
    PlayerRenamed,
    PlayerWithdrawn,
    RoundDropped,
    RoundOpened,
    RoundReseated,
    SheetRenewed,
)
from fliptable.board.sheet import Correction, Field, Player, Sheet, SheetRound

HISTORY: Final = 50
"""How many changes of filled fields are remembered."""


def evolve(sheet: Sheet, event: BoardEvent) -> Sheet:
    match event:
        case OptionsSet(options=options):
            return replace(sheet, options=options)
        case PlayerAdded(player=player, name=name, start=start):
            players = (*sheet.players, Player(player, name, start))
            return replace(sheet, players=players, next_player=player + 1)
        case PlayerRemoved(player=player):
            players = tuple(other for other in sheet.players if other.id != player)
            return replace(sheet, players=players, dealer=None if sheet.dealer == player else sheet.dealer)
        case PlayerRenamed(player=player, name=name):
            return _put(sheet, replace(sheet.player(player), name=name))
        case PlayerMoved(player=player, place=place):
            others = [other for other in sheet.players if other.id != player]
            others.insert(place, sheet.player(player))
            return replace(sheet, players=tuple(others))
        case PlayerWithdrawn(player=player):
            gone = _put(sheet, replace(sheet.player(player), left=True, claimed_by=None))
            return _without_empty_field(gone, player)
        case PlayerRejoined(player=player):
            back = _put(sheet, replace(sheet.player(player), left=False))
            return back if back.open_round is None else _with_fields(back, (player,))
        case LineClaimed(player=player, member=member):
            return _put(sheet, replace(sheet.player(player), claimed_by=member))
        case LineReleased(player=player):
            return _put(sheet, replace(sheet.player(player), claimed_by=None))
        case DealerSet(player=player):
            return _last(replace(sheet, dealer=player), lambda last: replace(last, dealer=player))
        case RoundOpened(dealer=dealer, players=playing):
            number = sheet.number if sheet.rounds else sheet.number + 1
            opened = replace(sheet, rounds=(*sheet.rounds, SheetRound(dealer, ())), number=number)
            return _with_fields(opened, playing)
        case RoundReseated(players=playing):
            kept = _last(sheet, lambda last: _only(last, lambda field: field.player in playing))
            return _with_fields(kept, playing)
        case RoundDropped():
            return replace(sheet, rounds=sheet.rounds[:-1])
        case FieldChanged():
            return _change(sheet, event)
        case SheetRenewed(dealer=dealer):
            players = tuple(replace(player, start=0) for player in sheet.playing())
            return replace(sheet, players=players, dealer=dealer, rounds=(), history=())
        case _:
            assert_never(event)


def _change(sheet: Sheet, event: FieldChanged) -> Sheet:
    number = sheet.changes + 1
    played = sheet.rounds[event.round - 1]
    old = next(field for field in played.fields if field.player == event.player)
    new = Field(event.player, number, event.entry, old.entry, undoable=not event.undo)
    fields = tuple(new if field is old else field for field in played.fields)
    rounds = (
        *sheet.rounds[: event.round - 1],
        replace(played, fields=fields),
        *sheet.rounds[event.round :],
    )
    history = sheet.history
    if old.entry is not None:
        change = Correction(
            number, event.round, event.player, event.at, event.by, event.undo, old.entry, event.entry
        )
        history = (*history, change)[-HISTORY:]
    return replace(sheet, rounds=rounds, history=history, changes=number)


def _with_fields(sheet: Sheet, players: tuple[int, ...]) -> Sheet:
    """`sheet` with an empty field in the last round for each of `players` who has none there."""
    number = sheet.changes + 1

    def grown(last: SheetRound) -> SheetRound:
        new = tuple(Field(player, number) for player in players if last.field(player) is None)
        return replace(last, fields=(*last.fields, *new))

    return replace(_last(sheet, grown), changes=number)


def _without_empty_field(sheet: Sheet, player: int) -> Sheet:
    return _last(sheet, lambda last: _only(last, lambda field: field.player != player or bool(field.entry)))


def _only(played: SheetRound, stays: Callable[[Field], bool]) -> SheetRound:
    return replace(played, fields=tuple(filter(stays, played.fields)))


def _last(sheet: Sheet, change: Callable[[SheetRound], SheetRound]) -> Sheet:
    """`sheet` with its last round changed, if there is one."""
    if not sheet.rounds:
        return sheet
    return replace(sheet, rounds=(*sheet.rounds[:-1], change(sheet.rounds[-1])))


def _put(sheet: Sheet, changed: Player) -> Sheet:
    return replace(sheet, players=tuple(changed if p.id == changed.id else p for p in sheet.players))
