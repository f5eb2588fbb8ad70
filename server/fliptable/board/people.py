"""Who is on the sheet, in which order, and who enters for whom."""

from typing import Literal

from fliptable.board.commands import AddPlayer, Claim, MovePlayer, ReleasePlayer, RenamePlayer
from fliptable.board.errors import BoardError
from fliptable.board.events import (
    BoardEvents,
    DealerSet,
    LineClaimed,
    LineReleased,
    PlayerAdded,
    PlayerMoved,
    PlayerRejoined,
    PlayerRemoved,
    PlayerRenamed,
    PlayerWithdrawn,
)
from fliptable.board.sheet import PLAYERS, Player, Sheet
from fliptable.board.standings import totals, winner


def add(sheet: Sheet, command: AddPlayer) -> BoardEvents:
    """At most twelve, those included who have left (T1)."""
    if len(sheet.players) >= PLAYERS[1]:
        raise BoardError("too_many_names", "T1")
    _need_running(sheet)
    return (PlayerAdded(sheet.next_player, command.name, _start(sheet, command.points)),)


def _start(sheet: Sheet, points: Literal["zero", "lowest"]) -> int:
    sums = totals(sheet, sheet.rounds)
    lowest = min((sums[player.id] for player in sheet.playing()), default=0)
    return lowest if points == "lowest" else 0


def remove(sheet: Sheet, player: int) -> BoardEvents:
    goes = sheet.player(player)
    if not sheet.untouched:
        raise BoardError("entries_made")
    if sheet.rounds and not goes.left:
        _need_others(sheet)
    return (*_deal_handed_on(sheet, player), PlayerRemoved(player))


def rename(sheet: Sheet, command: RenamePlayer) -> BoardEvents:
    sheet.player(command.player)
    return (PlayerRenamed(command.player, command.name),)


def move(sheet: Sheet, command: MovePlayer) -> BoardEvents:
    sheet.player(command.player)
    if not 0 <= command.place < len(sheet.players):
        raise BoardError("bad_place")
    return (PlayerMoved(command.player, command.place),)


def set_dealer(sheet: Sheet, player: int) -> BoardEvents:
    """T6: people may have dealt in another order than the sheet has them."""
    if sheet.player(player).left:
        raise BoardError("already_left")
    _need_running(sheet)
    return (DealerSet(player),)


def withdraw(sheet: Sheet, player: int) -> BoardEvents:
    if sheet.player(player).left:
        raise BoardError("already_left")
    _need_started(sheet)
    _need_running(sheet)
    _need_others(sheet)
    return (*_deal_handed_on(sheet, player), PlayerWithdrawn(player))


def come_back(sheet: Sheet, player: int) -> BoardEvents:
    if not sheet.player(player).left:
        raise BoardError("not_left")
    _need_running(sheet)
    return (PlayerRejoined(player),)


def claim(sheet: Sheet, command: Claim, member: int) -> BoardEvents:
    player = sheet.player(command.player)
    if player.left:
        raise BoardError("already_left")
    if player.claimed_by not in (None, member):
        raise BoardError("claimed_by_other")
    return (*released_by(sheet, member), LineClaimed(player.id, member))


def release(sheet: Sheet, command: ReleasePlayer, member: int, *, host: bool) -> BoardEvents:
    player = sheet.player(command.player)
    if player.claimed_by is None:
        raise BoardError("not_claimed")
    if not (host or player.claimed_by == member):
        raise BoardError("claimed_by_other")
    return (LineReleased(player.id),)


def released_by(sheet: Sheet, member: int) -> BoardEvents:
    """What becomes of the claims of a member who goes, or claims another player."""
    return tuple(LineReleased(player.id) for player in sheet.players if player.claimed_by == member)


def may_enter(player: Player, member: int, *, host: bool) -> bool:
    return host or player.claimed_by in (None, member)


def _deal_handed_on(sheet: Sheet, player: int) -> BoardEvents:
    """If he was to deal a round that has just begun, his left neighbour does."""
    last = sheet.open_round
    if last is None or not last.untouched or last.dealer != player:
        return ()
    return (DealerSet(sheet.left_of(player)),)


def _need_started(sheet: Sheet) -> None:
    if not sheet.rounds:
        raise BoardError("board_not_started")


def _need_running(sheet: Sheet) -> None:
    if winner(sheet) is not None:
        raise BoardError("board_over")


def _need_others(sheet: Sheet) -> None:
    if len(sheet.playing()) <= PLAYERS[0]:
        raise BoardError("too_few_names", "T1")
