"""The chance of a bust travels beside the cards that are turned, and is not stored."""

from __future__ import annotations

from fliptable.engine import Options
from fliptable.engine.events import CardFlipped
from fliptable.room import encode_batch
from fliptable.room.attendance import UNKNOWN
from fliptable.room.commands import SetTable
from fliptable.room.outputs import RoomChange
from fliptable.wire import frames
from fliptable.wire.outbound import VERSIONS, BatchNotice
from fliptable.wire.projection import Perspective, Principal, perspective
from tests.support.rooms import Room


def told(room: Room, seen: Perspective, version: int) -> BatchNotice:
    change = RoomChange(room.journal[-1], room.before, room.state)
    return frames.batch(change, seen, UNKNOWN, 0, version)


def test_every_card_that_is_turned_comes_with_its_risk_for_all_viewers_alike() -> None:
    room = Room("Ann", "Bob", options=Options("vengeance"), deck="12 11 9 10 3 12 4 5", bots=1, dealer=2)
    room.start()
    watching = perspective(room.state, Principal(watching=True))
    angles = [watching, perspective(room.state, Principal(room["Ann"]))]
    assert {told(room, seen, version).risks for seen in angles for version in VERSIONS} == {(0, 0, 0)}
    room.hit("Ann")
    assert {told(room, seen, version).risks for seen in angles for version in VERSIONS} == {(105,)}
    assert len([event for event in told(room, watching, 2).events if isinstance(event, CardFlipped)]) == 1
    assert b"risk" not in encode_batch(room.journal[-1])


def test_nobody_hears_of_it_who_may_not_watch() -> None:
    room = Room("Ann", "Bob", deck="12 11 9 10").start()
    room.do(room["Ann"], SetTable(watch_open=False))
    room.hit(room.asked)
    assert told(room, perspective(room.state, Principal()), 2).risks == ()


def test_a_batch_without_a_card_has_none() -> None:
    room = Room("Ann", "Bob").start()
    assert told(room, Perspective(sees=True, viewer=None), 2).risks == ()
