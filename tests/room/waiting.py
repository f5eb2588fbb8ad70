"""Rooms that wait for somebody."""

from __future__ import annotations

from fliptable.room.commands import (
    ClockSeconds,
    Overdue,
    PlayFor,
    SetTable,
    Until,
)
from tests.support.rooms import Room


def waiting_for_bob(*others: str, clock: ClockSeconds = 0, bots: int = 0) -> Room:
    """Ann is host; Bob is asked, and the table has been told that he does not answer."""
    names = ("Ann", "Bob", *others)
    room = Room(*names, bots=bots, deck="5 6 7 8 9 10 11 12 1 2", dealer=len(names) + bots - 1)
    room.do(room["Ann"], SetTable(clock=clock))
    room.start()
    room.hit("Ann")
    room.do(None, Overdue(room.question.id, room["Bob"]))
    return room


def play_for_bob(room: Room, who: str, until: Until = "once") -> None:
    assert room.asked == "Bob"
    room.do(room[who], PlayFor(room.question.id, until))


def autoplay(room: Room, name: str) -> bool:
    return room.member(name).autoplay
