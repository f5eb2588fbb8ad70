"""What a board shows: the same to everybody."""

from dataclasses import dataclass, field, replace
from typing import Final, Literal

from fliptable import engine
from fliptable.board import rounds
from fliptable.board.entries import undoable
from fliptable.board.people import may_enter
from fliptable.board.sheet import Correction, Player, ScoreEntry, Sheet, SheetRound
from fliptable.board.standings import Standing, lead, standings, tie, totals, winner
from fliptable.codec import ADDED
from fliptable.engine import Bounds


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A name on the sheet."""

    id: int
    name: str
    claimed_by: int | None
    """The member who enters for him."""
    left: bool
    """Takes part no more; his standing is null."""
    start: int
    """What he began with."""
    total: int
    """Counts every entry there is, those of the open round too; so do the next three."""
    rank: int | None
    """From 1, shared by equals."""
    missing: int | None
    """To the target."""
    behind: int | None
    """The leader."""
    enterable_by: tuple[int, ...] | None = field(default=None, metadata=ADDED)
    """The members who enter for him; None: all `enterers`."""


@dataclass(frozen=True, slots=True)
class FieldView:
    player: int
    change: int
    """The number of its last change, which `enter` and `undo` name."""
    total: int
    """Of the player, up to and including this round."""
    entry: ScoreEntry | None
    undoable: bool
    """By whoever made the entry."""


@dataclass(frozen=True, slots=True)
class RoundView:
    number: int
    dealer: int
    complete: bool
    fields: tuple[FieldView, ...]
    """Of those who take part, in seating order."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """A live score board for people who play with real cards."""

    sheet: int
    """Counts the sheets of this board; 0 before the first round."""
    bounds: Bounds
    players: tuple[PlayerView, ...]
    """In seating order."""
    length: int
    """How many rounds there are."""
    rounds: tuple[RoundView, ...]
    """In a batch about the sheet that was there before: those that are new or not as before."""
    open: int | None
    """The number of the last round, while it is being filled."""
    dealer: int | None
    """Deals the open round, or else the next one."""
    lead: int | None
    """Of the first before the second; null for fewer than two players."""
    tie: tuple[int, ...]
    """Who leads together, at or above the target, after the last complete round; therefore there is another
    one."""
    winner: int | None
    untouched: bool
    """Nobody has an entry: players and options may still be changed."""
    history: tuple[Correction, ...]
    """The latest changes of fields that were filled, newest last. In a batch about the sheet that was there
    before: empty if there is no new one."""
    enterers: tuple[int, ...] = field(default=(), metadata=ADDED)
    """The members who enter results."""


@dataclass(frozen=True, slots=True)
class Enterers:
    """The `members` who enter results, and the host, who enters for everybody if he is one of them."""

    members: tuple[int, ...] = ()
    host: int | None = None


NOBODY: Final = Enterers()


def view(sheet: Sheet, enterers: Enterers = NOBODY) -> BoardView:
    open_round = sheet.open_round
    sums = totals(sheet, sheet.rounds)
    return BoardView(
        sheet=sheet.number,
        bounds=engine.bounds(sheet.options),
        players=_players(sheet, sums, enterers),
        length=len(sheet.rounds),
        rounds=_rounds(sheet),
        open=None if open_round is None else len(sheet.rounds),
        dealer=rounds.next_dealer(sheet),
        lead=lead(sheet, sums),
        tie=tie(sheet),
        winner=winner(sheet),
        untouched=sheet.untouched,
        history=sheet.history,
        enterers=enterers.members,
    )


def update(before: Sheet, after: Sheet, enterers: Enterers = NOBODY) -> BoardView:
    """What whoever saw `before` needs to see `after`: late in an evening a tenth of the whole."""
    shown = view(after, enterers)
    if before.number != after.number:
        return shown
    known = _rounds(before)
    return replace(
        shown,
        rounds=tuple(played for played in shown.rounds if played not in known),
        history=() if before.history == after.history else shown.history,
    )


def phase_of(sheet: Sheet) -> Literal["lobby", "playing", "over"]:
    if not sheet.rounds:
        return "lobby"
    return "playing" if winner(sheet) is None else "over"


def _players(sheet: Sheet, sums: dict[int, int], enterers: Enterers) -> tuple[PlayerView, ...]:
    ranked = standings(sheet, sums)

    def shown(player: Player) -> PlayerView:
        standing = ranked.get(player.id, Standing())
        return PlayerView(
            id=player.id,
            name=player.name,
            claimed_by=player.claimed_by,
            left=player.left,
            start=player.start,
            total=sums[player.id],
            rank=standing.rank,
            missing=standing.missing,
            behind=standing.behind,
            enterable_by=None if player.claimed_by is None else _enter_for(player, enterers),
        )

    return tuple(map(shown, sheet.players))


def _enter_for(player: Player, enterers: Enterers) -> tuple[int, ...]:
    host = enterers.host
    return tuple([member for member in enterers.members if may_enter(player, member, host=member == host)])


def _rounds(sheet: Sheet) -> tuple[RoundView, ...]:
    sums = {player.id: player.start for player in sheet.players}
    return tuple(_round(sheet, number, played, sums) for number, played in enumerate(sheet.rounds, 1))


def _round(sheet: Sheet, number: int, played: SheetRound, sums: dict[int, int]) -> RoundView:
    """`sums`: totals before the round, which become those after it."""
    places = {player.id: place for place, player in enumerate(sheet.players)}
    fields = []
    for filled in sorted(played.fields, key=lambda filled: places[filled.player]):
        sums[filled.player] += 0 if filled.entry is None else filled.entry.points
        can_undo = undoable(sheet, number, filled)
        fields.append(FieldView(filled.player, filled.change, sums[filled.player], filled.entry, can_undo))
    return RoundView(number, played.dealer, played.complete, tuple(fields))
