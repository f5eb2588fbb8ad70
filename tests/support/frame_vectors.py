"""Batches as lists with what they stand for, until every kind of event, frame and action is among them:
`python -m tests.support.frame_vectors` writes tests/vectors/frames.json, which the client's tests read."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import orjson

from fliptable import engine
from fliptable.engine import Options
from fliptable.room import Phase
from fliptable.room.attendance import UNKNOWN
from fliptable.room.commands import Act, Admit, Leave, TakeBack
from fliptable.room.outputs import RoomChange
from fliptable.wire.frames import Frames
from fliptable.wire.outbound import COMPACT, READABLE
from fliptable.wire.projection import Principal
from fliptable.wire.schema.shapes import shapes
from tests.support.rooms import Room

PATH: Final = Path(__file__).parents[1] / "vectors/frames.json"
KIND: Final = re.compile(rb'"type":"(\w+)"')
_LINK: Final = "0123456789abcdef"


def kinds() -> set[str]:
    """All that can be told from others by its `type`."""
    return {str(member[0]) for listed in shapes().values() for member in listed if member[0] is not None}


def vectors() -> list[dict[str, Any]]:
    chance = random.Random(7)
    found: list[dict[str, Any]] = []
    missing = kinds()
    for options in (Options("flip7"), Options("vengeance"), Options("vengeance", brutal=True)):
        for _ in range(60):
            if not missing:
                return found
            room = Room(*"abcde", options=options).start()
            _note(room, found, missing)
            room.do(room.state.host, Admit(room.join("late"), "zero"))
            while room.state.phase is Phase.PLAYING:
                _note(room, found, missing)
                _move(room, chance)
            _note(room, found, missing)
    raise AssertionError(f"not seen: {missing}")


def _move(room: Room, chance: random.Random) -> None:
    question, game = room.state.question, room.state.game
    assert question is not None
    assert game is not None
    asked = room.state.seats[question.seat]
    if chance.random() < 0.005:
        room.do(asked, Leave())
    elif engine.can_take_back(game) and chance.random() < 0.5:
        room.do(asked, TakeBack(question.id))
    else:
        option = question.options[0] if chance.random() < 0.5 else chance.choice(question.options)
        room.do(asked, Act(option))


def _note(room: Room, found: list[dict[str, Any]], missing: set[str]) -> None:
    change = RoomChange(room.journal[-1], room.before, room.state, _LINK)
    frames = Frames(change, UNKNOWN, 0)
    viewer = Principal(watching=True)
    message = frames.batch(viewer, READABLE)
    new = {kind.decode() for kind in KIND.findall(message.encode())} & missing
    if new:
        missing -= new
        frame = frames.batch(viewer, COMPACT)
        found.append({"frame": orjson.loads(frame), "message": orjson.loads(message) | {"link": _LINK[:8]}})


if __name__ == "__main__":
    lines = (orjson.dumps(vector).decode() for vector in vectors())
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
