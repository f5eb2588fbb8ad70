"""Totals, ranks, and whether an evening is decided (T10 … T12). Who has left is not ranked and cannot win
(X-02)."""

from collections.abc import Mapping
from dataclasses import dataclass

from fliptable import engine
from fliptable.board.sheet import Sheet, SheetRound


@dataclass(frozen=True, slots=True)
class Standing:
    """`rank` from 1, shared by equals; `missing` to the target, `behind` the leader. All None for who has
    left."""

    rank: int | None = None
    missing: int | None = None
    behind: int | None = None


def totals(sheet: Sheet, rounds: tuple[SheetRound, ...]) -> dict[int, int]:
    """What each player has, counting the entries in `rounds`."""
    sums = {player.id: player.start for player in sheet.players}
    for played in rounds:
        for field in played.fields:
            if field.entry is not None:
                sums[field.player] += field.entry.points
    return sums


def standings(sheet: Sheet, sums: Mapping[int, int]) -> dict[int, Standing]:
    target = engine.bounds(sheet.options).target
    playing = sorted((sums[player.id] for player in sheet.playing()), reverse=True)
    return {
        player.id: Standing(
            rank=playing.index(sums[player.id]) + 1,
            missing=max(0, target - sums[player.id]),
            behind=playing[0] - sums[player.id],
        )
        for player in sheet.playing()
    }


def lead(sheet: Sheet, sums: Mapping[int, int]) -> int | None:
    """Of the first before the second."""
    playing = sorted((sums[player.id] for player in sheet.playing()), reverse=True)
    return playing[0] - playing[1] if len(playing) > 1 else None


def champions(sheet: Sheet, rounds: tuple[SheetRound, ...]) -> tuple[int, ...]:
    """Who shares the highest total after `rounds`, if it has reached the target."""
    sums = totals(sheet, rounds)
    best = max((sums[player.id] for player in sheet.playing()), default=0)
    if not rounds or best < engine.bounds(sheet.options).target:
        return ()
    return tuple(player.id for player in sheet.playing() if sums[player.id] == best)


def winner(sheet: Sheet) -> int | None:
    """Who leads alone at or above the target after the last round, once that is complete (T11)."""
    if not sheet.rounds or not sheet.rounds[-1].complete:
        return None
    leaders = champions(sheet, sheet.rounds)
    return leaders[0] if len(leaders) == 1 else None


def tie(sheet: Sheet) -> tuple[int, ...]:
    """Who must be told apart by a further round (T12)."""
    complete = tuple(played for played in sheet.rounds if played.complete)
    leaders = champions(sheet, complete)
    return leaders if len(leaders) > 1 else ()
