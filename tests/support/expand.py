"""What a browser's `client/wire/expand.js` does, for clients in Python."""

from __future__ import annotations

import json
from typing import Any

from fliptable.wire.schema.shapes import shapes

_SHAPES = shapes()


def expand(frame: Any) -> dict[str, Any]:
    """The message that a frame stands for, of any version of the protocol."""
    if isinstance(frame, dict):
        return frame
    seq, link, events, decision, remaining, take_back, risks, rest, worth, *check = frame
    return {
        "seq": seq,
        "events": _read("PublicEvent*", events),
        "prompt": {
            "decision": _read("Decision", decision),
            "remaining": remaining,
            "worth": worth,
            "take_back": take_back,
        },
        "room": None,
        "board": None,
        "stood_in": None,
        "changes": None,
        "rules": [],
        "risks": risks,
        **(rest or {}),
        "link": link,
        "check": check[0] if check else None,
        "type": "batch",
    }


def _read(kind: str, listed: list[Any] | None) -> Any:
    if listed is None:
        return None
    if kind.endswith("*"):
        return [_read(kind[:-1], inside) for inside in listed]
    members = _SHAPES[kind]
    alone = members[0][0] is None
    tag, *fields = members[0 if alone else listed[0]]
    values = listed if alone else listed[1:]
    read = {}
    for place, field in enumerate(fields):
        described, _, usual = str(field).partition("=")
        name, _, inside = described.partition(":")
        if place >= len(values):
            read[name] = json.loads(usual or "null")
        else:
            read[name] = _read(inside, values[place]) if inside else values[place]
    return read if alone else {**read, "type": tag}
