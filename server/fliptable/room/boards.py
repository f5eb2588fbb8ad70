"""A room that holds a board: who may ask it for what, and under which names."""

from dataclasses import replace

from fliptable import board, engine
from fliptable.board import Author, BoardError, Sheet
from fliptable.board.commands import AddPlayer, RenamePlayer
from fliptable.engine import Row, Tally
from fliptable.room.commands import MemberCommand, Rematch, SetOptions, Sit, Stand, Start
from fliptable.room.events import BoardMoved, RoomEvents, WishChanged
from fliptable.room.names import checked_name
from fliptable.room.refusal import RoomRefusal
from fliptable.room.starting import need_lobby
from fliptable.room.state import Member, RoomState


def do(state: RoomState, sheet: Sheet, member: Member, command: MemberCommand, now: int) -> RoomEvents:
    """Raises Refusal, BoardError or EngineError."""
    match command:
        case Sit() | Stand():
            return _wish(state, member, watching=isinstance(command, Stand))
        case SetOptions(options=options):
            return _moved(sheet, board.set_options(sheet, options))
        case Start():
            _check_start(state, sheet)
            return _moved(sheet, board.start(sheet))
        case Rematch():
            return _moved(sheet, board.renew(sheet))
        case AddPlayer() | RenamePlayer():
            return _asked(state, sheet, member, _named(sheet, command), now)
        case _ if isinstance(command, board.BoardCommand):
            return _asked(state, sheet, member, command, now)
        case _:
            raise RoomRefusal("not_a_game")


def obstacle(state: RoomState, sheet: Sheet) -> str | None:
    """Why a start would be refused now."""
    try:
        _check_start(state, sheet)
    except (RoomRefusal, BoardError) as error:
        return error.reason
    return None


def released(state: RoomState, member: Member) -> RoomEvents:
    """The player for whom `member` entered is free when he goes."""
    events = () if state.board is None else board.released_by(state.board, member.id)
    return (BoardMoved(events),) if events else ()


def tally(state: RoomState, member: int | None, row: Row) -> Tally:
    """What `row` is worth here. Raises Refusal or EngineError."""
    if state.board is None:
        raise RoomRefusal("not_a_board")
    if state.member(member) is None:
        raise RoomRefusal("unknown_member")
    return engine.tally(state.board.options, row)


def _check_start(state: RoomState, sheet: Sheet) -> None:
    need_lobby(state)
    board.check_start(sheet)


def _wish(state: RoomState, member: Member, *, watching: bool) -> RoomEvents:
    if member.watching == watching:
        raise RoomRefusal("already_watching" if watching else "already_seated")
    return (*released(state, member), WishChanged(member.id, watching))


def _named(sheet: Sheet, command: AddPlayer | RenamePlayer) -> AddPlayer | RenamePlayer:
    """With the name as it will be shown. Raises Refusal."""
    renamed = command.player if isinstance(command, RenamePlayer) else None
    taken = (player.name for player in sheet.players if player.id != renamed)
    return replace(command, name=checked_name(command.name, taken))


def _asked(
    state: RoomState, sheet: Sheet, member: Member, command: board.BoardCommand, now: int
) -> RoomEvents:
    host = member.id == state.host
    if member.watching and not isinstance(command, board.BoardHostCommand):
        raise RoomRefusal("only_watching")
    return _moved(sheet, board.handle(sheet, command, Author(member.id, member.name), now, host=host))


def _moved(sheet: Sheet, events: board.BoardEvents) -> RoomEvents:
    return (BoardMoved(board.followed(sheet, events)),) if events else ()
