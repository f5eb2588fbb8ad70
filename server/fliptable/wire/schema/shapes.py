"""client/wire/shapes.js: how the browser reads what `wire/compact.py` has made lists of."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

import orjson

from fliptable.engine import Decision, PublicEvent
from fliptable.engine.actions import Action
from fliptable.engine.frames import Frame
from fliptable.wire.compact import default, is_listed, item, members, names, tag, without_none
from fliptable.wire.schema.constants import HEAD

ROOTS: Final[dict[str, Any]] = {"PublicEvent": PublicEvent, "Decision": Decision}
"""What a batch has as lists."""
_UNIONS: Final[dict[Any, str]] = {PublicEvent: "PublicEvent", Frame: "Frame", Action: "Action"}

_MEANING: Final = """\
/**
 * Each kind: its members, with the `type` of each and its fields, `name`, `name:Kind` or, for a list,
 * `name:Kind*`, and behind `=` what a field is that was left out, if not null.
 *
 * @type {Record<string, (string | null)[][]>}
 */"""

ListedShape = list[str | None]
"""The `type`, None if there is none, and the fields: `name`, `name:Kind` or, for a list, `name:Kind*`, with
`=` and what it is if it is left out, if that is not null."""


def shapes() -> dict[str, list[ListedShape]]:
    """The members of each kind in their order; a kind that is no union has one, without a `type`."""
    found: dict[str, list[ListedShape]] = {}
    waiting = list(ROOTS.values())
    while waiting:
        kind = waiting.pop()
        if _name(kind) not in found:
            listed = members(kind) or (kind,)
            found[_name(kind)] = [_shape(member, alone=not members(kind)) for member in listed]
            waiting += [inside for member in listed for inside, _ in _inside(member).values()]
    return dict(sorted(found.items()))


def module() -> str:
    """The whole text of client/wire/shapes.js."""
    kinds = (f"  {kind}: [\n{_lines(listed)}  ],\n" for kind, listed in shapes().items())
    text = "{\n" + "".join(kinds) + "}"
    return "\n".join((HEAD, _MEANING, f"export const SHAPES = {text};", ""))


def _lines(listed: list[ListedShape]) -> str:
    return "".join(f"    {orjson.dumps(shape).decode()},\n" for shape in listed)


def _name(kind: Any) -> str:
    return _UNIONS.get(kind) or str(kind.__name__)


def _inside(kind: type) -> dict[str, tuple[Any, str]]:
    """The fields that are lists of fields themselves, or lists of such: of which kind, and how often."""
    hints = {name: without_none(hint) for name, hint in get_type_hints(kind).items()}
    kinds = {name: (item(hint) or hint, "*" if item(hint) else "") for name, hint in hints.items()}
    return {name: found for name, found in kinds.items() if members(found[0]) or is_listed(found[0])}


def _shape(kind: type, *, alone: bool) -> ListedShape:
    inside = _inside(kind)
    fields = []
    for name in names(kind):
        within = f":{_name(inside[name][0])}{inside[name][1]}" if name in inside else ""
        usual = default(kind, name)
        fields.append(f"{name}{within}" + ("" if usual is None else f"={orjson.dumps(usual).decode()}"))
    return [None if alone else tag(kind), *fields]
