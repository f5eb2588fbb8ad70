"""Snapshots for many are the snapshots of each."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from fliptable.room.attendance import Attendance
from fliptable.room.state import RoomState
from fliptable.wire import projection
from fliptable.wire.projection import Principal
from fliptable.wire.snapshots import Snapshots
from tests.support.boards import Evening
from tests.support.rooms import Room

ANN, BEN = 1, 2
EVERYBODY = [Principal(ANN), Principal(BEN), Principal(None, watching=True), Principal()]


def lobby() -> RoomState:
    return Room("Ann", "Ben", "Cem").state


def game() -> RoomState:
    room = Room("Ann", "Ben", "Cem")
    room.start()
    return room.state


def board() -> RoomState:
    return Evening("Ann", "Ben").state


@pytest.mark.parametrize("made", [lobby, game, board])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_everybody_gets_what_he_would_get_alone(made: Callable[[], RoomState], version: int) -> None:
    state, there = made(), Attendance(frozenset((BEN,)), 4)
    snapshots = Snapshots(state, there, 1_000, "ab" * 32)
    for claim, principal in enumerate(EVERYBODY):
        alone = projection.welcome(state, principal, there, 1_000, claim, version, "ab" * 32)
        assert json.loads(snapshots.text(principal, version, claim)) == json.loads(projection.encode(alone))
