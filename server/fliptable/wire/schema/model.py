"""What travels, read from the types: the one source of everything that is generated."""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from fliptable.engine import Options, complete_options, every_option, game_keys
from fliptable.engine.options import Value
from fliptable.room.commands import HostCommand, MemberCommand
from fliptable.wire.inbound import (
    EraseRequest,
    Hello,
    JoinRequest,
    PersonalLinkRequest,
    Ping,
    RenewSecretRequest,
    Sync,
    TallyRequest,
)
from fliptable.wire.outbound import Notice
from fliptable.wire.room_changes import PartOf

GREETING: Final[tuple[type, ...]] = (Hello, Ping, Sync)
"""Messages without a `ref`."""
VISITOR: Final[tuple[type, ...]] = (JoinRequest,)
HOST: Final[tuple[type, ...]] = (EraseRequest, *get_args(HostCommand))
MEMBER: Final[tuple[type, ...]] = (
    PersonalLinkRequest,
    RenewSecretRequest,
    TallyRequest,
    *(kind for kind in get_args(MemberCommand) if kind not in HOST),
)
COMMANDS: Final = VISITOR + MEMBER + HOST
"""Messages with a `ref`."""
SERVER: Final[tuple[type, ...]] = get_args(Notice)


@dataclass(frozen=True, slots=True)
class Attribute:
    """One key of a JSON object. `optional`: a browser may leave it out; `absent`: so may the server, or an
    earlier one."""

    name: str
    hint: Any
    meaning: str
    optional: bool
    absent: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """A dataclass or an enumeration that travels. `tag`: the value of its key `type`, if it has one;
    `values`: of an enumeration."""

    name: str
    meaning: str
    tag: str | None
    attributes: tuple[Attribute, ...]
    values: tuple[str, ...]


@cache
def shape(kind: type) -> Shape:
    text = inspect.getdoc(kind) or ""
    if issubclass(kind, Enum):
        meaning = "" if text == inspect.getdoc(Enum) or text.startswith("Enum where") else _null(text)
        return Shape(kind.__name__, meaning, None, (), tuple(str(member.value) for member in kind))
    if kind is Options:
        return Shape(kind.__name__, _null(text), None, tuple(_options()), ())
    assert is_dataclass(kind)
    hints = get_type_hints(kind, include_extras=True)
    meanings = _attribute_docs(kind)
    attributes = tuple(
        Attribute(
            name=field.name,
            hint=hints[field.name],
            meaning=_null(meanings.get(field.name, "")),
            optional=field.default is not MISSING,
            absent=bool(field.metadata.get("added")),
        )
        for field in fields(kind)
        if field.name != "type"
    )
    tags = get_args(hints.get("type"))
    described = not text.startswith(f"{kind.__name__}(")  # as dataclasses without a docstring are
    meaning = _null(text) if described else ""
    return Shape(kind.__name__, meaning, tags[0] if tags else None, attributes, ())


def shapes_of(roots: Iterable[type]) -> list[type]:
    """`roots`, then the types inside them, those that are named first before those inside of them.

    Raises:
        ValueError: two of them have one name.
    """
    found = dict.fromkeys(roots)
    waiting = list(found)
    while waiting:
        for attribute in shape(waiting.pop(0)).attributes:
            for kind in _inside(attribute.hint):
                if kind not in found:
                    found[kind] = None
                    waiting.append(kind)
    names: dict[str, type] = {}
    for kind in found:
        if names.setdefault(kind.__name__, kind) is not kind:
            raise ValueError(f"two types that travel are called {kind.__name__}")
    return list(found)


def parts(hint: Any) -> tuple[Any, ...]:
    """The members of a union, or `hint` alone; without what pydantic is told."""
    if get_origin(hint) is Annotated:
        return parts(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(part for member in get_args(hint) for part in parts(member))
    return (hint,)


def part_of(hint: Any) -> PartOf | None:
    """Of what shape `hint` is a part, if it is a JSON object with some of the keys of one."""
    inside = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((each for each in inside if isinstance(each, PartOf)), None)


def is_shape(hint: Any) -> bool:
    return isinstance(hint, type) and (hint is Options or is_dataclass(hint) or issubclass(hint, Enum))


def _options() -> Iterator[Attribute]:
    """The type names no option: the games do, and a table has those of its game."""
    games = [complete_options(Options(game)).chosen() for game in game_keys()]
    yield Attribute("game", str, "", optional=False, absent=False)
    for name, values in every_option().items():
        absent = any(name not in options for options in games)
        yield Attribute(name, _type_of(values), "", optional=True, absent=absent)


def _type_of(values: tuple[Value, ...]) -> Any:
    """The type of an option that has `values`; texts each by itself, None last."""
    texts = tuple(value for value in values if isinstance(value, str))
    kinds = dict.fromkeys(type(value) for value in values if not isinstance(value, str))
    last = sorted(kinds, key=lambda kind: kind is type(None))
    return Union[(*((Literal[texts],) if texts else ()), *last)]


def _inside(hint: Any) -> Iterator[type]:
    if part := part_of(hint):
        yield part.kind
        return
    for part in parts(hint):
        if is_shape(part):
            yield part
        elif get_origin(part) is not Literal:
            for argument in get_args(part):
                if argument is not Ellipsis:
                    yield from _inside(argument)


def _null(text: str) -> str:
    return text.replace("None", "null")


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
