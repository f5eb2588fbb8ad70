"""Results, corrections and taking back (T4, T5, T7 … T9)."""

from typing import assert_never

from fliptable import engine
from fliptable.board.commands import Bust, Enter, EnteredResult, Laid, Typed, Undo
from fliptable.board.errors import BoardError
from fliptable.board.events import BoardEvents, FieldChanged
from fliptable.board.people import may_enter
from fliptable.board.sheet import ROUNDS, Author, Field, ScoreEntry, Sheet
from fliptable.board.standings import winner


def enter(sheet: Sheet, command: Enter, author: Author, now: int, *, host: bool) -> BoardEvents:
    """Raises BoardError, or the engine's IllegalRow. The same result again changes nothing."""
    field = _field(sheet, command.round, command.player)
    if not may_enter(sheet.player(command.player), author.member, host=host):
        raise BoardError("claimed_by_other")
    if field.change != command.expected:
        raise BoardError("field_taken")
    entry = _entry(sheet, command.result, author)
    old = field.entry
    if old is not None and (old.points, old.how, old.row) == (entry.points, entry.how, entry.row):
        return ()
    return (FieldChanged(command.round, command.player, entry, author, now, undo=False),)


def undo(sheet: Sheet, command: Undo, author: Author, now: int, *, host: bool) -> BoardEvents:
    fields = ((number, field) for number, played in enumerate(sheet.rounds, 1) for field in played.fields)
    number, field = next((at for at in fields if at[1].change == command.change), (0, None))
    if field is None or field.entry is None or field.entry.by.member != author.member:
        raise BoardError("not_undoable")
    if not may_enter(sheet.player(field.player), author.member, host=host):
        raise BoardError("claimed_by_other")
    if not undoable(sheet, number, field):
        raise BoardError("not_undoable")
    return (FieldChanged(number, field.player, field.before, author, now, undo=True),)


def undoable(sheet: Sheet, number: int, field: Field) -> bool:
    """Whether the last change of this field in round `number` can be taken back by whoever made it. What was
    empty before can be empty again while no later round has begun and the player is there to fill it."""
    if not field.undoable or field.before is not None:
        return field.undoable
    later_untouched = all(played.untouched for played in sheet.rounds[number:])
    return later_untouched and not sheet.player(field.player).left


def _field(sheet: Sheet, number: int, player: int) -> Field:
    if not sheet.rounds:
        raise BoardError("board_not_started")
    last = len(sheet.rounds)
    if number == last + 1 and winner(sheet) is not None:
        raise BoardError("board_over", "T11")
    if number == last + 1 > ROUNDS:
        raise BoardError("rounds_exhausted")
    if not 1 <= number <= last:
        raise BoardError("unknown_round")
    field = sheet.rounds[number - 1].field(player)
    if field is None:
        raise BoardError("unknown_player")
    return field


def _entry(sheet: Sheet, result: EnteredResult, author: Author) -> ScoreEntry:
    match result:
        case Typed(points=points):
            return ScoreEntry(_checked(sheet, points), result.type, None, "", author)
        case Bust():
            return ScoreEntry(0, result.type, None, "", author)
        case Laid(row=row):
            tally = engine.tally(sheet.options, row)
            return ScoreEntry(tally.points, result.type, row, tally.formula, author)
        case _:
            assert_never(result)


def _checked(sheet: Sheet, points: float) -> int:
    """`points` if a round can be worth as much (T8)."""
    bounds = engine.bounds(sheet.options)
    if points > bounds.highest:
        raise BoardError("too_high", "T4")
    if points < 0 == bounds.lowest:
        raise BoardError("no_negative", "T8")
    if points < bounds.lowest:
        raise BoardError("too_low", "T8")
    if not isinstance(points, int):
        raise BoardError("not_whole", "T4")
    return points
