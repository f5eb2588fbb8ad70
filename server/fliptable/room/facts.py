"""All of a room that its `RoomView` shows, besides who is connected."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Final, NamedTuple

from fliptable import board, engine
from fliptable.board import Sheet
from fliptable.engine import Options
from fliptable.room import boards
from fliptable.room.absence import electorate
from fliptable.room.commands import ClockSeconds
from fliptable.room.starting import obstacle
from fliptable.room.state import Abandoned, Member, Phase, Pledge, RoomState, Waiting

_shown: Final = attrgetter(*(field.name for field in fields(Member) if field.name != "refs"))


class Facts(NamedTuple):
    """Made and compared for every move, of which most leave all of it as it is. `electors`: who would decide
    about the one who is overdue if all were there. `limits`: of seats, or of names."""

    code: str
    host: int | None
    seats: tuple[int, ...]
    options: Options
    clock: ClockSeconds
    watch_open: bool
    door_open: bool
    lesson: bool
    phase: Phase
    paused: bool
    overdue: Waiting | None
    electors: frozenset[int]
    games: int
    limits: tuple[int, int]
    startable: str | None
    pledge: Pledge
    drawing: bool
    abandoned: Abandoned | None
    board: bool
    members: tuple[Member, ...]


def facts_of(state: RoomState) -> Facts:
    sheet = state.board
    return Facts(
        code=state.code,
        host=state.host,
        seats=state.seats,
        options=state.options if sheet is None else sheet.options,
        clock=state.clock,
        watch_open=state.watch_open,
        door_open=state.door_open,
        lesson=state.lesson,
        phase=state.phase,
        paused=state.paused_at is not None,
        overdue=state.overdue,
        electors=frozenset() if state.overdue is None else electorate(state, frozenset(state.seats)),
        games=state.games if sheet is None else sheet.number,
        limits=engine.seats_allowed(state.options) if sheet is None else board.PLAYERS,
        startable=_obstacle(state, sheet),
        pledge=state.pledge,
        drawing=state.drawing,
        abandoned=state.abandoned,
        board=sheet is not None,
        members=state.members,
    )


def alike(before: Facts, after: Facts) -> bool:
    """Whether both look the same. What a member asked for last is not shown."""
    if before[:-1] != after[:-1] or len(before.members) != len(after.members):
        return False
    return all(
        old is new or _shown(old) == _shown(new)
        for old, new in zip(before.members, after.members, strict=True)
    )


def _obstacle(state: RoomState, sheet: Sheet | None) -> str | None:
    return obstacle(state) if sheet is None else boards.obstacle(state, sheet)
