"""The fold of a board: the only code that builds a `Sheet`. It decides nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, assert_never

from fliptable.board.events import (
    DealerSet,
    Event,
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
    SheetRenewed,
)
from fliptable.board.sheet import Change, Field, Player, Round, Sheet

HISTORY: Final = 50
"""How many changes of filled fields are remembered."""


def evolve(sheet: Sheet, event: Event) -> Sheet:
    match event:
        case OptionsSet(options=options):
            return replace(sheet, options=options)
        case PlayerAdded(player=player, name=name, start=start, plays=plays):
            players = (*sheet.players, Player(player, name, start))
            added = replace(sheet, players=players, next_player=player + 1)
            return _with_field(added, player) if plays else added
        case PlayerRemoved(player=player):
            return _remove(sheet, player)
        case PlayerRenamed(player=player, name=name):
            return _put(sheet, replace(sheet.player(player), name=name))
        case PlayerMoved(player=player, place=place):
            others = [other for other in sheet.players if other.id != player]
            others.insert(place, sheet.player(player))
            return replace(sheet, players=tuple(others))
        case PlayerWithdrawn(player=player):
            return _withdraw(sheet, player)
        case PlayerRejoined(player=player):
            return _with_field(_put(sheet, replace(sheet.player(player), left=False)), player)
        case LineClaimed(player=player, member=member):
            return _put(sheet, replace(sheet.player(player), claimed_by=member))
        case LineReleased(player=player):
            return _put(sheet, replace(sheet.player(player), claimed_by=None))
        case DealerSet(player=player):
            if not sheet.rounds:
                return replace(sheet, dealer=player)
            return _last(sheet, lambda last: replace(last, dealer=player))
        case RoundOpened(dealer=dealer, players=playing):
            return _open(sheet, Round(dealer, tuple(Field(player, sheet.changes + 1) for player in playing)))
        case RoundDropped():
            return replace(sheet, rounds=sheet.rounds[:-1])
        case FieldChanged():
            return _change(sheet, event)
        case SheetRenewed(dealer=dealer):
            players = tuple(replace(player, start=0) for player in sheet.playing())
            return replace(sheet, players=players, dealer=dealer, rounds=(), history=())
        case _:
            assert_never(event)


def _open(sheet: Sheet, opened: Round) -> Sheet:
    number = sheet.number if sheet.rounds else sheet.number + 1
    return replace(sheet, rounds=(*sheet.rounds, opened), changes=sheet.changes + 1, number=number)


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
        change = Change(
            number, event.round, event.player, event.at, event.by, event.undo, old.entry, event.entry
        )
        history = (*history, change)[-HISTORY:]
    return replace(sheet, rounds=rounds, history=history, changes=number)


def _remove(sheet: Sheet, player: int) -> Sheet:
    """The mark of the dealer goes to his left neighbour."""
    dealer = sheet.dealer
    if dealer == player:
        dealer = None if sheet.left_of(player) == player else sheet.left_of(player)

    def without(last: Round) -> Round:
        fields = tuple(field for field in last.fields if field.player != player)
        return Round(sheet.left_of(player) if last.dealer == player else last.dealer, fields)

    removed = _last(sheet, without)
    return replace(removed, players=tuple(p for p in sheet.players if p.id != player), dealer=dealer)


def _with_field(sheet: Sheet, player: int) -> Sheet:
    if sheet.open_round is None or sheet.open_round.field(player):
        return sheet
    number = sheet.changes + 1
    grown = _last(sheet, lambda last: replace(last, fields=(*last.fields, Field(player, number))))
    return replace(grown, changes=number)


def _withdraw(sheet: Sheet, player: int) -> Sheet:
    """In a round that has just begun his left neighbour deals instead."""
    gone = _put(sheet, replace(sheet.player(player), left=True, claimed_by=None))

    def without(last: Round) -> Round:
        fields = tuple(field for field in last.fields if field.player != player or field.entry)
        moves = last.dealer == player and last.untouched
        return Round(gone.left_of(player) if moves else last.dealer, fields)

    return _last(gone, without)


def _last(sheet: Sheet, change: Callable[[Round], Round]) -> Sheet:
    """`sheet` with its last round changed, if there is one."""
    if not sheet.rounds:
        return sheet
    return replace(sheet, rounds=(*sheet.rounds[:-1], change(sheet.rounds[-1])))


def _put(sheet: Sheet, changed: Player) -> Sheet:
    return replace(sheet, players=tuple(changed if p.id == changed.id else p for p in sheet.players))
