"""What a viewer makes of the batches that he hears, as client/state/fold.js."""

from __future__ import annotations

import zlib
from typing import Any, Final

from fliptable import codec, engine
from fliptable.engine import Options, PublicEvent, Table, View

Message = dict[str, Any]

_NOTHING: Final = Table(Options("flip7"), (), (), (), 0)
"""What a game begins from: its first event replaces all of it."""


def folded(view: View | None, batch: Message, room: Message, you: int | None) -> View | None:
    """`view` after `batch`, of member `you` in the `room` as it is then. Raises AssertionError, ValueError or
    LookupError if the batch does not fit, or says that the view is another one."""
    for event in batch["events"]:
        if event["type"] == "game_announced":
            view = View(_seat(room, you), _NOTHING)
        assert view is not None, "an event without a game"
        view = engine.fold(view, codec.decode(PublicEvent, event))
    assert batch["check"] in (None, zlib.crc32(codec.to_json(view))), f"another view at batch {batch['seq']}"
    return view


def room_after(room: Message, batch: Message) -> Message:
    """`room` after `batch`, as client/state/changes.js."""
    if batch["room"]:
        return dict(batch["room"])
    changes = batch.get("changes")
    if not changes or not room:  # whoever resumes with a number alone knows no room
        return room
    news = {member["id"]: member for member in changes["members"]}
    stayed = [member for member in room["members"] if member["id"] not in changes["gone"]]
    kept = [{**member, **news.pop(member["id"], {})} for member in stayed]
    return {**room, **changes["fields"], "members": [*kept, *news.values()]}


def _seat(room: Message, you: int | None) -> int | None:
    seats = (member["seat"] for member in room["members"] if member["id"] == you)
    seat: int | None = next(seats, None)
    return seat
