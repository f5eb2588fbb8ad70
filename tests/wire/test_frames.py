"""A batch as a list says the same as the object, to everybody, and its checksum is that of his view."""

from __future__ import annotations

import zlib

import orjson
import pytest
from hypothesis import settings
from hypothesis.stateful import invariant

from fliptable import codec, engine
from fliptable.room.attendance import UNKNOWN, Attendance
from fliptable.room.outputs import RoomChange
from fliptable.wire import frames
from fliptable.wire.frames import CHECK_EVERY, Frames
from fliptable.wire.outbound import COMPACT, READABLE
from fliptable.wire.projection import Principal, perspective
from tests.room.test_machine import AnyEvening
from tests.support.expand import expand
from tests.support.frame_vectors import KIND, PATH, kinds
from tests.support.rooms import Room

LINK = "0123456789abcdef" * 4


def last(room: Room) -> RoomChange:
    return RoomChange(room.journal[-1], room.before, room.state, LINK)


class AnyFrames(AnyEvening):
    @invariant()
    def lists_say_what_objects_say(self) -> None:
        change = last(self.room)
        state = change.after
        made = Frames(change, UNKNOWN, 0)
        onlookers = [
            Principal(),
            Principal(watching=True),
            *(Principal(member.id) for member in state.here()),
        ]
        for onlooker in onlookers:
            listed = expand(orjson.loads(made.batch(onlooker, COMPACT)))
            told = orjson.loads(made.batch(onlooker, READABLE))
            alone = frames.batch(change, perspective(state, onlooker), UNKNOWN, 0, READABLE)
            assert told | {"check": None} == orjson.loads(codec.to_json(alone))
            assert listed == told | {"link": LINK[:8]}
            assert (listed["check"] is not None) == self._is_checked(made, onlooker)
            if listed["check"] is not None:
                assert state.game is not None
                view = engine.view(state.game, perspective(state, onlooker).viewer)
                assert listed["check"] == zlib.crc32(codec.to_json(view))

    def _is_checked(self, made: Frames, onlooker: Principal) -> bool:
        state = self.state
        sees = perspective(state, onlooker).sees and state.game is not None
        return sees and state.seq % CHECK_EVERY == 0 and not made.needs_snapshot(onlooker)


AnyFrames.TestCase.settings = settings(max_examples=25, stateful_step_count=25)
test_any_batch = AnyFrames.TestCase


def test_the_examples_for_the_client_have_everything_that_can_be_told() -> None:
    examples = orjson.loads(PATH.read_bytes())
    assert all(expand(example["frame"]) == example["message"] for example in examples)
    told = {found.decode() for found in KIND.findall(PATH.read_bytes())}
    assert kinds() <= told, "run: python -m tests.support.frame_vectors"


def test_a_move_is_told_in_250_bytes() -> None:
    """On average, at five seats."""
    room = Room(*"abcde").start()
    sizes: list[int] = []
    while len(sizes) < 100 and room.state.question:
        room.default()
        frame = Frames(last(room), Attendance(), 0).batch(Principal(room["a"]), COMPACT)
        sizes.append(len(frame.encode()))
    assert sum(sizes) / len(sizes) < 250


@pytest.mark.parametrize("onlooker", [Principal(), Principal(watching=True)])
def test_many_who_see_the_same_are_told_by_one_text(onlooker: Principal) -> None:
    room = Room("Ann", "Bob").start()
    room.hit(room.asked)
    made = Frames(last(room), UNKNOWN, 0)
    assert made.batch(onlooker, READABLE) is made.batch(onlooker, READABLE)
