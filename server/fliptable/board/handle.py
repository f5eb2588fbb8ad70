"""What happens when a board is asked something."""

from functools import reduce
from typing import assert_never

from fliptable import engine
from fliptable.board import entries, people, rounds
from fliptable.board.commands import (
    AddPlayer,
    BoardCommand,
    Claim,
    Enter,
    MovePlayer,
    ReleasePlayer,
    RemovePlayer,
    RenamePlayer,
    ReturnPlayer,
    SetDealer,
    Undo,
    WithdrawPlayer,
)
from fliptable.board.errors import BoardError
from fliptable.board.events import BoardEvents, OptionsSet
from fliptable.board.evolve import evolve
from fliptable.board.sheet import Author, Sheet
from fliptable.engine import Options


def handle(sheet: Sheet, command: BoardCommand, author: Author, now: int, *, host: bool) -> BoardEvents:
    """What `command` changes. `now`: epoch milliseconds. Raises BoardError or EngineError; then nothing has
    happened."""
    return followed(sheet, _do(sheet, command, author, now, host=host))


def set_options(sheet: Sheet, options: Options) -> BoardEvents:
    """Raises as `handle` does."""
    engine.bounds(options)
    if not sheet.untouched:
        raise BoardError("entries_made")
    return (OptionsSet(engine.complete_options(options)),)


def followed(sheet: Sheet, events: BoardEvents) -> BoardEvents:
    """`events` and what must follow on them."""
    return (*events, *rounds.follow(reduce(evolve, events, sheet)))


def _do(sheet: Sheet, command: BoardCommand, author: Author, now: int, *, host: bool) -> BoardEvents:
    match command:
        case AddPlayer():
            return people.add(sheet, command)
        case RemovePlayer(player=player):
            return people.remove(sheet, player)
        case RenamePlayer():
            return people.rename(sheet, command)
        case MovePlayer():
            return people.move(sheet, command)
        case SetDealer(player=player):
            return people.set_dealer(sheet, player)
        case WithdrawPlayer(player=player):
            return people.withdraw(sheet, player)
        case ReturnPlayer(player=player):
            return people.come_back(sheet, player)
        case Claim():
            return people.claim(sheet, command, author.member)
        case ReleasePlayer():
            return people.release(sheet, command, author.member, host=host)
        case Enter():
            return entries.enter(sheet, command, author, now, host=host)
        case Undo():
            return entries.undo(sheet, command, author, now, host=host)
        case _:
            assert_never(command)
