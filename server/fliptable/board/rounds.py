"""Rounds begin, open, close and go by themselves."""

from dataclasses import replace

from fliptable.board.errors import BoardError
from fliptable.board.events import BoardEvents, RoundDropped, RoundOpened, RoundReseated, SheetRenewed
from fliptable.board.sheet import PLAYERS, ROUNDS, Sheet
from fliptable.board.standings import winner


def check_start(sheet: Sheet) -> None:
    """Raises BoardError: too few players."""
    if len(sheet.players) < PLAYERS[0]:
        raise BoardError("too_few_names", "T1")


def start(sheet: Sheet) -> BoardEvents:
    check_start(sheet)
    dealer = next_dealer(sheet)
    assert dealer is not None
    return (RoundOpened(dealer, _playing(sheet)),)


def renew(sheet: Sheet) -> BoardEvents:
    """A new sheet for the same people, in the same order; whose turn it is to deal deals."""
    dealer = next_dealer(sheet)
    if not sheet.rounds or dealer is None:
        raise BoardError("board_not_started")
    return (SheetRenewed(dealer), RoundOpened(dealer, _playing(sheet)))


def follow(sheet: Sheet) -> BoardEvents:
    """What must happen once `sheet` is as it is. A complete round is followed by the next one until somebody
    has won. A round in which nobody has an entry is for those who play now, and goes again when the one
    before it turns out to be incomplete or the last; one in which somebody has one is played to its end."""
    if not sheet.rounds:
        return ()
    *earlier, last = sheet.rounds
    if last.untouched:
        if earlier and not _is_followed(replace(sheet, rounds=tuple(earlier))):
            return (RoundDropped(),)
        seated = {field.player for field in last.fields}
        return () if seated == set(_playing(sheet)) else (RoundReseated(_playing(sheet)),)
    if _is_followed(sheet) and len(sheet.rounds) < ROUNDS:
        return (RoundOpened(sheet.left_of(last.dealer), _playing(sheet)),)
    return ()


def next_dealer(sheet: Sheet) -> int | None:
    """Who deals, or will deal next (T6); None without players."""
    if not sheet.players:
        return None
    if not sheet.rounds:
        return sheet.players[0].id if sheet.dealer is None else sheet.dealer
    dealer = sheet.rounds[-1].dealer
    deals = sheet.open_round is not None and not sheet.player(dealer).left
    return dealer if deals else sheet.left_of(dealer)


def _is_followed(sheet: Sheet) -> bool:
    return sheet.rounds[-1].complete and winner(sheet) is None


def _playing(sheet: Sheet) -> tuple[int, ...]:
    return tuple(player.id for player in sheet.playing())
