"""Engine values to and from plain JSON data.

Encoding is the shape of the dataclasses themselves: objects with the field names, tuples as lists, enums by
value, bytes as hex; fields whose names begin with an underscore stay here. A union is told apart by the field
`type`. Decoding is strict: what does not fit raises `ValueError`. A type whose objects have other keys than
the fields of a dataclass is a `PlainObject`.
"""

import types
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, Literal, Self, Union, get_args, get_origin, get_type_hints

import orjson

Scalar = str | int | bool | None
Plain = dict[str, Any] | list[Any] | Scalar
Decoder = Callable[[Any], Any]
ADDED: Final = {"added": True}
"""Metadata of a field with a default that values stored, or said, by an earlier version do not have."""
_SCALARS: Final = (str, int, bool, type(None))


class PlainObject(ABC):
    """A value that is a JSON object of scalars of which the type does not name the keys."""

    __slots__ = ()

    @abstractmethod
    def to_plain(self) -> dict[str, Scalar]: ...

    @classmethod
    @abstractmethod
    def from_plain(cls, plain: Mapping[str, Scalar]) -> Self:
        """Raises ValueError."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        """What pydantic, where it is used, asks a type that it does not know; this is no import of it."""
        return {
            "type": "function-after",
            "function": {"type": "no-info", "function": cls.from_plain},
            "schema": handler(dict[str, Scalar]),
            "serialization": {"type": "function-plain", "function": cls.to_plain},
        }


def to_json(value: object) -> bytes:
    """`value` as `encode` makes it, as JSON without spaces."""
    return orjson.dumps(value, default=_plain)


def _plain(value: Any) -> Plain:
    """What orjson does not know."""
    if isinstance(value, PlainObject):
        return value.to_plain()
    if isinstance(value, bytes):
        return value.hex()
    raise TypeError(f"cannot encode {type(value).__name__}")


def encode(value: object) -> Plain:
    """`value` as data that any JSON library writes."""
    if isinstance(value, Enum):
        return encode(value.value)
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if is_dataclass(value):
        kind: Any = type(value)
        return {name: encode(getattr(value, name)) for name in _names(kind)}
    return _plain(value)


def decode(kind: Any, data: Plain) -> Any:
    """The value of type `kind` (a dataclass, a union of dataclasses, or a tuple of them) that became
    `data`."""
    return decoder(kind)(data)


@cache
def decoder(kind: Any) -> Decoder:
    """The function that decodes values of type `kind`; made once for each type."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is Literal:
        return _literal(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, PlainObject):
        return _plain_object(kind)
    if is_dataclass(kind) and isinstance(kind, type):
        return _object(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    if kind is bytes:
        return _bytes
    if kind in (int, str, bool):
        return _exactly(kind)
    if kind is type(None):
        return _exactly(type(None))
    raise TypeError(f"cannot decode {kind}")


@cache
def _names(kind: Any) -> list[str]:
    """Of its fields, but for those that begin with an underscore, which orjson leaves out, too."""
    return [field.name for field in fields(kind) if not field.name.startswith("_")]


def _exactly(kind: type) -> Decoder:
    def decode_scalar(data: Any) -> Any:
        if type(data) is not kind:
            raise ValueError(f"expected {kind.__name__}, got {type(data).__name__}")
        return data

    return decode_scalar


def _bytes(data: Any) -> bytes:
    if type(data) is not str:
        raise ValueError(f"expected hex, got {type(data).__name__}")
    return bytes.fromhex(data)


def _literal(allowed: tuple[Any, ...]) -> Decoder:
    def decode_literal(data: Any) -> Any:
        if data not in allowed:
            raise ValueError(f"expected one of {allowed}")
        return data

    return decode_literal


def _tuple(args: tuple[Any, ...]) -> Decoder:
    each = [decoder(arg) for arg in args if arg is not Ellipsis]
    endless = Ellipsis in args

    def decode_tuple(data: Any) -> tuple[Any, ...]:
        if type(data) is not list or not (endless or len(data) == len(each)):
            raise ValueError("expected a list")
        if endless:
            return tuple([each[0](item) for item in data])
        return tuple([one(item) for one, item in zip(each, data, strict=True)])

    return decode_tuple


def _plain_object(kind: type[PlainObject]) -> Decoder:
    def decode_plain_object(data: Any) -> PlainObject:
        if type(data) is not dict or not all(type(value) in _SCALARS for value in data.values()):
            raise ValueError("expected an object of scalars")
        return kind.from_plain(data)

    return decode_plain_object


def _object(kind: type) -> Decoder:
    hints = get_type_hints(kind)
    names = _names(kind)
    known = set(names)
    each: dict[str, Decoder] = {}

    def decode_object(data: Any) -> Any:
        if type(data) is not dict or data.keys() != known:
            raise ValueError(f"expected the fields of {kind.__name__}")
        if not each:  # resolved late, so that a type may contain itself
            each.update((name, decoder(hints[name])) for name in names)
        return kind(*[each[name](data[name]) for name in names])

    return decode_object


def _union(args: tuple[Any, ...]) -> Decoder:
    tagged: dict[str, Decoder] = {}
    others: list[Decoder] = []
    for arg in args:
        hint = get_type_hints(arg).get("type") if is_dataclass(arg) and isinstance(arg, type) else None
        if hint is None:
            others.append(decoder(arg))
        else:
            tagged.update((tag, decoder(arg)) for tag in get_args(hint))

    def decode_union(data: Any) -> Any:
        if type(data) is dict and data.get("type") in tagged:
            return tagged[data["type"]](data)
        for other in others:
            try:
                return other(data)
            except ValueError:
                continue
        raise ValueError("fits no member of the union")

    return decode_union
