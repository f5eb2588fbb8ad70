"""client/wire/types.d.ts: what travels, for the type checker of the client."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, get_args, get_origin

import orjson

from fliptable.board.commands import EnteredResult
from fliptable.engine import Action, PublicEvent
from fliptable.engine.frames import Frame
from fliptable.engine.options import Value
from fliptable.engine.tally import AwardUse
from fliptable.room.absence import StoodIn
from fliptable.room.commands import ClockSeconds, Until
from fliptable.room.state import RoomKind
from fliptable.wire.outbound import Notice
from fliptable.wire.schema import model

ALIASES: Final[dict[Any, str]] = {
    PublicEvent: "PublicEvent",
    Frame: "Frame",
    Action: "Action",
    EnteredResult: "EnteredResult",
    Notice: "ServerMessage",
    Value: "OptionValue",
    AwardUse: "AwardUse",
    ClockSeconds: "ClockSeconds",
    RoomKind: "RoomKind",
    StoodIn: "StoodIn",
    Until: "Until",
}
"""Unions that the client names."""
_SCALARS: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}
_HEAD: Final = """\
// Generated from the types of the server by `python -m fliptable.wire.schema`; do not edit.
// Keys stand in the order in which they appear in JSON: the checksum of a view depends on it.
"""
_WIDTH: Final = 110


def declarations() -> str:
    """The whole text of client/wire/types.d.ts."""
    sent = model.GREETING + model.COMMANDS
    shown = set(model.shapes_of(model.SERVER))
    shapes = model.shapes_of(sent + model.SERVER)
    return "\n".join(
        (
            _HEAD,
            *(line for kind in shapes for line in _declared(kind, only_sent=kind not in shown)),
            *(line for hint, name in ALIASES.items() for line in _alias(name, "", _parts(model.parts(hint)))),
            *_alias("Command", "Whatever has a `ref`, without it.", _parts(model.COMMANDS)),
        )
    )


def _declared(kind: type, *, only_sent: bool) -> Iterator[str]:
    shape = model.shape(kind)
    if shape.values:
        yield from _alias(shape.name, shape.meaning, [f'"{value}"' for value in shape.values])
        return
    yield from _comment(shape.meaning, "")
    yield f"export interface {shape.name} {{"
    for attribute in shape.attributes:
        yield from _comment(attribute.meaning, "  ")
        missing = attribute.absent or (only_sent and attribute.optional)
        yield f"  {attribute.name}{'?' if missing else ''}: {_shown(attribute.hint)};"
    if shape.tag:
        yield f'  type: "{shape.tag}";'
    yield from ("}", "")


def _alias(name: str, meaning: str, members: list[str]) -> Iterator[str]:
    yield from _comment(meaning, "")
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= _WIDTH:
        yield from (line, "")
    else:
        yield from (f"export type {name} =", *(f"  | {member}" for member in members))
        yield from ("  ;", "")


def _comment(text: str, indent: str) -> Iterator[str]:
    if not text:
        return
    lines = text.splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {text} */"
    else:
        yield from (f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */")


def _shown(hint: Any) -> str:
    if part := model.part_of(hint):
        whole = model.shape(part.kind).name
        keys = " | ".join(f'"{key}"' for key in part.always)
        return f"Partial<{whole}> & Pick<{whole}, {keys}>" if keys else f"Partial<{whole}>"
    return ALIASES.get(hint) or " | ".join(_parts(model.parts(hint)))


def _parts(parts: Iterable[Any]) -> list[str]:
    """The members of a union, each once."""
    return list(dict.fromkeys(map(_part, parts)))


def _part(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in ALIASES:
        return ALIASES[hint]
    if origin is Literal:
        return " | ".join(orjson.dumps(value).decode() for value in arguments)
    if origin is tuple:
        inside = _shown(arguments[0])
        return f"({inside})[]" if " | " in inside or " & " in inside else f"{inside}[]"
    if origin is dict:
        return f"Record<{_shown(arguments[0])}, {_shown(arguments[1])}>"
    return model.shape(hint).name if model.is_shape(hint) else _SCALARS[hint]
