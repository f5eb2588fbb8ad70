"""docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, get_args, get_origin

import orjson

from fliptable.board.errors import BoardReason
from fliptable.engine import PublicEvent
from fliptable.engine.frames import Frame
from fliptable.room.refusal import RoomReason
from fliptable.wire.close_codes import MEANING, Close
from fliptable.wire.inbound import MAX_FRAME
from fliptable.wire.outbound import VERSION, WireReason
from fliptable.wire.schema import model

_INTRODUCTION: Final = f"""\
# The protocol between browser and table

Generated from the types by `python -m fliptable.wire.schema`; do not edit. Version {VERSION}.

```
browser                                 server
  │ ── hello(token?, after?) ──────────▶  │
  │ ◀── welcome  or  batch… synced ────── │
  │ ── join / act / …  with a ref ──────▶ │   handle, store, and only then:
  │ ◀── batch(seq, events, prompt) ────── │   to everybody at the table
  │ ◀── done(ref, seq) or refused(ref) ── │   to whoever asked
```

- One WebSocket per table at `/ws/CODE`, JSON in text frames of at most {MAX_FRAME} bytes.
- Every batch has the next number, without gaps, also for those who may see nothing of it. Whoever comes back
  names the last one he has (`after`) and gets what is missing, or a new `welcome`.
- A `ref` is the client's name for a request: 1 to 40 letters, digits, `_` or `-`. Sent again, it is answered
  with the same `done` and not done again.
- Every action names its decision. One for an older decision is refused as `stale_decision`, with a snapshot.
- A card is its number; `catalogue` gives its code, and -1 is a card of which one sees the back. A seat is its
  number at the table, a member an id that stays with a person.
- A room holds a game or a board, on which people who play with real cards keep their score. A game comes as
  events to be folded, a board as it is now, but of the same `sheet` only the rounds that are not as before,
  and the history only if there is more of it. What belongs to the other kind of room is refused as
  `not_a_game` or `not_a_board`.
- In version 3 a batch is not the object that is described here but the list `[seq, link, events, decision,
  remaining, take_back, risks, rest, worth, check]`. `rest` is an object with those of its other fields that
  are not `null` or empty, or `null`; `check` is left out if there is none. Events and decisions are lists,
  too: the place of the kind in its union, then its fields in the order of this page, without those at the end
  that are as usual; what can be of one kind only has no place. `client/wire/shapes.js` lists them. Version 2
  has the same as objects, which people read more easily, and a longer `link`. In version 1 a batch that
  changed the room has all of it as `room`, and no `changes`.
- Times are milliseconds that remain, never a time of day: the browser's clock need not be right. Only the
  history of a board says when something was, in milliseconds since 1970.
- Fields that are `null` may be left out when sent; unknown fields are refused.
"""

_ALIASES: Final[dict[Any, str]] = {PublicEvent: "event", Frame: "frame"}
"""Long unions; their members follow one another under "What is inside"."""
_SCALARS: Final[dict[Any, str]] = {
    int: "integer",
    float: "number",
    str: "text",
    bool: "boolean",
    type(None): "null",
}


def document() -> str:
    """The whole text of docs/protocol.md."""
    roots = model.GREETING + model.VISITOR + model.MEMBER + model.HOST + model.SERVER
    lines = [
        _INTRODUCTION,
        *("## From the browser", "", "Without a `ref`:", "", *_entries(model.GREETING)),
        *("With a `ref`, a visitor:", "", *_entries(model.VISITOR)),
        *("With a `ref`, a member:", "", *_entries(model.MEMBER)),
        *("With a `ref`, the host:", "", *_entries(model.HOST)),
        *("## From the server", "", *_entries(model.SERVER)),
        *_reasons(),
        *_closes(),
        *("## What is inside", "", *_entries(model.shapes_of(roots)[len(roots) :])),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _reasons() -> Iterator[str]:
    yield from ("## Reasons of a refusal", "")
    yield from ("Of the wire: " + _listed(WireReason), "")
    yield from ("Of the room: " + _listed(RoomReason), "")
    yield from ("Of the board: " + _listed(BoardReason), "")
    yield from ("The rules of the game have more; `rule` then names the one behind it.", "")


def _closes() -> Iterator[str]:
    yield from ("## Close codes", "", "| code | name | meaning |", "|---|---|---|")
    for close in Close:
        yield f"| {close.value} | {close.name.lower()} | {MEANING[close]} |"
    yield from ("", "Every other code is a connection that was lost.", "")


def _entries(kinds: Iterable[type]) -> Iterator[str]:
    for kind in kinds:
        shape = model.shape(kind)
        yield from (f"### {shape.tag or shape.name}", "")
        if shape.meaning:
            yield from (shape.meaning, "")
        if shape.values:
            yield from (", ".join(f'`"{value}"`' for value in shape.values), "")
        for attribute in shape.attributes:
            text = ". ".join(filter(None, (_shown(attribute.hint), attribute.meaning)))
            yield f"- `{attribute.name}`: {text}"
        if shape.attributes:
            yield ""


def _shown(hint: Any) -> str:
    if alias := _ALIASES.get(hint):
        return alias
    if part := model.part_of(hint):
        return f"part of {_part(part.kind)}"
    return " or ".join(_part(part) for part in model.parts(hint))


def _part(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " or ".join(f"`{orjson.dumps(value).decode()}`" for value in arguments)
    if origin is tuple:
        return f"list of {_shown(arguments[0])}"
    if origin is dict:
        return f"object: {_shown(arguments[0])} → {_shown(arguments[1])}"
    if model.is_shape(hint):
        shape = model.shape(hint)
        name = shape.tag or shape.name
        return f"[{name}](#{name.lower()})"
    return _SCALARS[hint]


def _listed(reasons: Any) -> str:
    return ", ".join(f"`{reason}`" for reason in get_args(reasons)) + "."
