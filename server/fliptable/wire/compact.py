"""Values as lists: what travels with every move, without the names of its fields.

A dataclass is the list of its fields in their order, but for `type`, without those at its end that have their
default, or are null where there is none. One of a union begins with its place in it. Both sides have the
shapes from the types: `client/wire/shapes.js` is generated.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from fliptable.codec import PlainObject

Compact = list[Any] | str | int | bool | None
Compacter = Callable[[Any], Compact]

_TAG: Final = "type"
_NOTHING: Final = object()


@cache
def compacter(kind: Any) -> Compacter:
    """The function that makes lists of values of type `kind` (a dataclass, a union of dataclasses, a tuple of
    them, or what JSON has anyway), made once for each."""
    kind = without_none(kind)
    if (of := item(kind)) is not None:
        return _each(compacter(of))
    if members(kind):
        return _member(kind)
    if is_listed(kind):
        return _fields(kind, [])
    return _as_it_is


def without_none(kind: Any) -> Any:
    """`kind`, if it is no more than `kind | None`."""
    if get_origin(kind) in (Union, types.UnionType):
        rest = [part for part in get_args(kind) if part is not types.NoneType]
        return rest[0] if len(rest) == 1 else Union[tuple(rest)]  # noqa: UP007 - of what is known at run time only
    return kind


def is_listed(kind: Any) -> bool:
    """Whether it is a dataclass that becomes a list."""
    return is_dataclass(kind) and isinstance(kind, type) and not issubclass(kind, PlainObject)


def item(kind: Any) -> Any:
    """What a tuple has any number of; None if it is none, or has scalars only."""
    if get_origin(kind) is not tuple:
        return None
    of = without_none(get_args(kind)[0])
    return of if members(of) or is_listed(of) else None


def members(kind: Any) -> tuple[type, ...]:
    """Of a union of dataclasses, in their order; empty if it is none."""
    found = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else ()
    return found if all(map(is_listed, found)) else ()


def names(kind: Any) -> list[str]:
    """Of the fields that are in its list."""
    return [field.name for field in fields(kind) if field.name != _TAG]


def default(kind: Any, name: str) -> Compact:
    """What stands for nothing at the end of a list."""
    given = next(field.default for field in fields(kind) if field.name == name)
    if given is MISSING:
        return None
    return list(given) if isinstance(given, tuple) else given


def tag(kind: Any) -> str | None:
    """By which it is told apart from others."""
    values = get_args(get_type_hints(kind).get(_TAG))
    return values[0] if values else None


def _as_it_is(value: Any) -> Compact:
    return value  # type: ignore[no-any-return]


def _each(one: Compacter) -> Compacter:
    return lambda values: [one(value) for value in values]


def _member(kind: Any) -> Compacter:
    by_type = {member: _fields(member, [place]) for place, member in enumerate(members(kind))}
    return lambda value: None if value is None else by_type[type(value)](value)


def _fields(kind: Any, head: list[Any]) -> Compacter:
    hints = get_type_hints(kind)
    known = names(kind)
    if not known:
        return lambda value: head
    inside = [(len(head) + n, compacter(hints[name])) for n, name in enumerate(known)]
    deep = [(place, one) for place, one in inside if one is not _as_it_is]
    get = attrgetter(*known)
    usual = [*([_NOTHING] * len(head)), *(default(kind, name) for name in known)]

    def listed(value: Any) -> Compact:
        if value is None:
            return None
        found = [*head, *get(value)] if len(known) > 1 else [*head, get(value)]
        for place, one in deep:
            found[place] = one(found[place])
        last = len(found) - 1
        while found[last] == usual[last]:
            last -= 1
        return found[: last + 1]

    return listed
