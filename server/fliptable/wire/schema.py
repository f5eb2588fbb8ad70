"""Writes docs/protocol.md from the types that travel:

python -m fliptable.wire.schema > docs/protocol.md
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import orjson

from fliptable.board.errors import BoardReason
from fliptable.engine import Options, PublicEvent, every_option
from fliptable.engine.frames import Frame
from fliptable.engine.options import Value
from fliptable.room.commands import HostCommand, MemberCommand
from fliptable.room.refusal import RoomReason
from fliptable.wire.close_codes import MEANING, Close
from fliptable.wire.inbound import (
    MAX_FRAME,
    Hello,
    JoinRequest,
    PersonalLinkRequest,
    Ping,
    Sync,
    TallyRequest,
)
from fliptable.wire.outbound import VERSION, Notice, WireReason

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
- Times are milliseconds that remain, never a time of day: the browser's clock need not be right. Only the
  history of a board says when something was, in milliseconds since 1970.
- Fields that are `null` may be left out when sent; unknown fields are refused.
"""


_ALIASES: Final[dict[Any, str]] = {PublicEvent: "event", Frame: "frame"}
"""Long unions; their members follow one another under "What is inside"."""


def document() -> str:
    """The whole text of docs/protocol.md."""
    page = _Page()
    of_members = tuple(kind for kind in get_args(MemberCommand) if kind not in get_args(HostCommand))
    lines = [
        _INTRODUCTION,
        *("## From the browser", "", "Without a `ref`:", "", *page.entries(Hello, Ping, Sync)),
        *("With a `ref`, a visitor:", "", *page.entries(JoinRequest)),
        *("With a `ref`, a member:", "", *page.entries(PersonalLinkRequest, TallyRequest, *of_members)),
        *("With a `ref`, the host:", "", *page.entries(*get_args(HostCommand))),
        *("## From the server", "", *page.entries(*get_args(Notice))),
        *_reasons(),
        *_closes(),
        *("## What is inside", "", *page.rest()),
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


class _Page:
    """Remembers which types have been named and still need an entry."""

    def __init__(self) -> None:
        self._named: dict[type, bool] = {}

    def entries(self, *kinds: type) -> Iterator[str]:
        for kind in kinds:
            yield from self._entry(kind)

    def rest(self) -> Iterator[str]:
        while kinds := [kind for kind, done in self._named.items() if not done]:
            yield from self._entry(kinds[0])

    def _entry(self, kind: type) -> Iterator[str]:
        self._named[kind] = True
        hints = get_type_hints(kind, include_extras=True)
        tag = hints.get("type")
        yield from (f"### {_tag(tag) if tag else kind.__name__}", "")
        text = inspect.getdoc(kind) or ""
        if not text.startswith(f"{kind.__name__}("):  # as dataclasses describe themselves
            yield from (text.replace("None", "null"), "")
        if issubclass(kind, Enum):
            yield from (", ".join(f'`"{member.value}"`' for member in kind), "")
            return
        if kind is Options:
            hints = {"game": str} | {name: _type_of(values) for name, values in every_option().items()}
            meanings, shown = {}, list(hints)
        else:
            assert is_dataclass(kind)
            meanings = _attribute_docs(kind)
            shown = [field.name for field in fields(kind) if field.name != "type"]
        for name in shown:
            meaning = meanings.get(name, "").replace("None", "null")
            yield f"- `{name}`: {self._shown(hints[name])}{'. ' if meaning else ''}{meaning}"
        if shown:
            yield ""

    def _shown(self, hint: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._shown(arguments[0])
        if origin in (Union, types.UnionType):
            parts = [self._shown(part) for part in arguments]
            return _ALIASES.get(hint) or " or ".join(parts)
        if origin is Literal:
            return " or ".join(f"`{orjson.dumps(value).decode()}`" for value in arguments)
        if origin is tuple:
            return f"list of {self._shown(arguments[0])}"
        if origin is dict:
            return f"object: {self._shown(arguments[0])} → {self._shown(arguments[1])}"
        if hint is Options or is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, Enum)):
            self._named.setdefault(hint, False)  # type: ignore[arg-type]
            name = _name(hint)
            return f"[{name}](#{name.lower()})"
        return {int: "integer", float: "number", str: "text", bool: "boolean", type(None): "null"}[hint]


def _type_of(values: tuple[Value, ...]) -> Any:
    """The type of an option that has `values`; texts each by itself, None last."""
    texts = tuple(value for value in values if isinstance(value, str))
    kinds = dict.fromkeys(type(value) for value in values if not isinstance(value, str))
    last = sorted(kinds, key=lambda kind: kind is type(None))
    return Union[(*((Literal[texts],) if texts else ()), *last)]


def _name(kind: Any) -> str:
    tag = get_type_hints(kind).get("type")
    return _tag(tag) if tag else str(kind.__name__)


def _tag(hint: Any) -> str:
    (tag,) = get_args(hint)
    return str(tag)


def _listed(reasons: Any) -> str:
    return ", ".join(f"`{reason}`" for reason in get_args(reasons)) + "."


def _attribute_docs(kind: type) -> dict[str, str]:
    """The text under each field of a class."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                docs[name] = " ".join(text.split())
    return docs


if __name__ == "__main__":
    sys.stdout.write(document())
