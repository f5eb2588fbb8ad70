"""What a browser makes of a room by what it is told is what the server shows."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import orjson
import pytest
from hypothesis import settings
from hypothesis.stateful import invariant

from fliptable import codec
from fliptable.room import RoomView, room_view
from fliptable.room.attendance import UNKNOWN, Attendance
from fliptable.room.commands import HandOver, Kick, Ready, SetTable
from fliptable.room.outputs import RoomChange
from fliptable.wire import frames, projection
from fliptable.wire.outbound import VERSIONS, BatchNotice
from fliptable.wire.projection import Principal, perspective
from fliptable.wire.room_changes import difference
from tests.room.test_machine import AnyEvening
from tests.support.folding import Message, room_after
from tests.support.rooms import Room, seed


def plain(value: object) -> Message:
    said: dict[str, Any] = orjson.loads(codec.to_json(value))
    return said


def last(room: Room) -> RoomChange:
    return RoomChange(room.journal[-1], room.before, room.state)


def told(
    change: RoomChange, member: int | None, attendance: Attendance = UNKNOWN, version: int = 2
) -> BatchNotice:
    seen = perspective(change.after, Principal(member))
    return frames.batch(change, seen, attendance, 0, version)


class AnyRoom(AnyEvening):
    @invariant()
    def everybody_folds_the_room_that_the_server_shows(self) -> None:
        change = last(self.room)
        for away in (frozenset[int](), frozenset(self.state.seats[1:])):
            attendance = Attendance(away=away, watchers=1)
            before, after = (room_view(state, attendance) for state in (change.before, change.after))
            for member in (None, *(member.id for member in self.state.here())):
                for version in VERSIONS:
                    notice = told(change, member, attendance, version)
                    assert room_after(plain(before), plain(notice)) == plain(after)
                    assert ((notice.room or notice.changes) is not None) == (before != after)
                    assert notice.changes is None or version > 1

    @invariant()
    def a_presence_says_what_else_depends_on_who_is_there(self) -> None:
        gone = Attendance(away=frozenset(self.state.seats[:2]), watchers=3)
        before, after = room_view(self.state), room_view(self.state, gone)
        notice = projection.presence(self.state, gone)
        members = tuple(replace(member, away=member.id in notice.away) for member in before.members)
        told = {"needed": notice.needed, "deciders": notice.deciders}
        overdue = before.overdue and replace(before.overdue, **told)  # type: ignore[arg-type]
        assert replace(before, members=members, watchers=notice.watchers, overdue=overdue) == after


AnyRoom.TestCase.settings = settings(max_examples=25, stateful_step_count=20)
test_any_room = AnyRoom.TestCase


def test_a_seed_that_is_given_is_told_in_a_few_bytes() -> None:
    room = Room(*(f"Person {number}" for number in range(36)))
    room.do(room["Person 7"], Ready(seed("7")))
    notice = told(last(room), None)
    hashed = hashlib.sha256(bytes.fromhex(seed("7"))).hexdigest()
    assert plain(notice.changes) == {
        "fields": {},
        "members": [{"id": room["Person 7"], "ready": True, "seed_hash": hashed}],
        "gone": [],
    }
    assert len(projection.encode(notice)) < 400


def test_a_member_who_comes_is_told_whole() -> None:
    room = Room("Ann", "Bob")
    cat = room.join("Cat")
    changes = plain(told(last(room), None).changes)
    assert changes["members"] == [plain(room_view(room.state).members[-1])]
    assert changes["members"][0]["id"] == cat


def test_a_member_who_goes_is_named() -> None:
    room = Room("Ann", "Bob")
    bob = room["Bob"]
    room.do(room["Ann"], Kick(bob))
    assert plain(told(last(room), None).changes)["gone"] == [bob]


def test_a_host_is_changed_by_one_field() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], HandOver(room["Bob"]))
    changes = plain(told(last(room), None).changes)
    assert changes == {"fields": {"host": room["Bob"]}, "members": [], "gone": []}


def test_version_1_gets_the_whole_room() -> None:
    room = Room("Ann", "Bob")
    room.do(room["Ann"], SetTable(clock=40))
    notice = told(last(room), None, version=1)
    assert (notice.room, notice.changes) == (room_view(room.state), None)


def test_a_move_says_nothing_of_the_room() -> None:
    room = Room("Ann", "Bob").start()
    room.hit(room.asked)
    for version in VERSIONS:
        notice = told(last(room), None, version=version)
        assert (notice.room, notice.changes) == (None, None)


@pytest.mark.parametrize("version", VERSIONS)
def test_another_order_of_members_is_told_whole(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No command makes one today."""
    view = room_view(Room("Ann", "Bob").state)
    turned = replace(view, members=view.members[::-1])
    assert difference(view, turned) is None
    monkeypatch.setattr(frames, "changed_views", lambda *_: (view, turned))
    assert told(last(Room("Ann", "Bob")), None, version=version).room == turned


def test_what_is_equal_is_no_difference() -> None:
    view: RoomView = room_view(Room("Ann").state)
    assert difference(view, view) == difference(view, replace(view)) is not None
