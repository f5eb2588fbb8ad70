"""The score board of an evening with real cards (rules.md section 3), as a fold of what was entered.

    handle(sheet, command, author, now) ─▶ events       evolve(sheet, event) ─▶ sheet
    view(sheet) ─▶ what everybody sees                  update(before, sheet) ─▶ what is new of it

It counts with the engine's own score and knows of no game what the engine does not tell it.
"""

from fliptable.board.commands import BoardCommand, BoardHostCommand, BoardMemberCommand
from fliptable.board.errors import BoardError
from fliptable.board.events import BoardEvent, BoardEvents
from fliptable.board.evolve import evolve
from fliptable.board.handle import followed, handle, set_options
from fliptable.board.people import released_by
from fliptable.board.rounds import check_start, renew, start
from fliptable.board.sheet import PLAYERS, Author, Sheet
from fliptable.board.view import BoardView, Enterers, phase_of, update, view

__all__ = [
    "PLAYERS",
    "Author",
    "BoardCommand",
    "BoardError",
    "BoardEvent",
    "BoardEvents",
    "BoardHostCommand",
    "BoardMemberCommand",
    "BoardView",
    "Enterers",
    "Sheet",
    "check_start",
    "evolve",
    "followed",
    "handle",
    "phase_of",
    "released_by",
    "renew",
    "set_options",
    "start",
    "update",
    "view",
]
