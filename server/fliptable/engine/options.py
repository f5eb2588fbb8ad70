"""The options of a table (rules.md, "Table options"). Which there are, each game says in its own folder.

`complete_options` (game_registry.py) adds to `Options` what was not chosen, `settle_options` also replaces
what the game fixes: only then does every option have a value that the rules know.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, Self, TypeVar, cast, final

from fliptable.codec import PlainObject

Value = str | int | bool | None
V = TypeVar("V", bound=Value)


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A house option that tables of a game can set: its name in `Options`, the values allowed, and the one it
    has when nobody chooses. `on_paper`: it matters to people who play with real cards and want only their
    points counted."""

    name: str
    values: tuple[Value, ...]
    default: Value
    on_paper: bool = False


@dataclass(frozen=True, slots=True)
class HouseOption(OptionSpec, Generic[V]):
    """An `OptionSpec` by which the rules of its game read the value from `Options`."""

    values: tuple[V, ...]
    default: V


def fixed(name: str, value: V) -> HouseOption[V]:
    """An option that the game does not offer: whatever is chosen, it is `value`."""
    return HouseOption(name, (value,), value)


@final
class Options(PlainObject):
    """What is chosen for a table. An option that `game` does not offer is ignored and replaced by what the
    game fixes. None stands for: as the game has it (B-03, V-13)."""

    __slots__ = ("_chosen", "_hash", "_key", "game")

    def __init__(self, game: str, **chosen: Value) -> None:
        self.game: Final = game
        self._chosen: Final = chosen
        # True is not 1: the one may be allowed and the other not.
        self._key: Final = (game, frozenset((name, type(value), value) for name, value in chosen.items()))
        self._hash: Final = hash(self._key)

    def __getitem__(self, option: HouseOption[V]) -> V:
        """The value of `option`. Raises KeyError unless one was chosen."""
        return cast(V, self._chosen[option.name])

    def chosen(self) -> Mapping[str, Value]:
        return self._chosen

    def but(self, option: HouseOption[V], value: V) -> "Options":
        """A copy with another value of one option."""
        return Options(self.game, **(self._chosen | {option.name: value}))

    def to_plain(self) -> dict[str, Value]:
        return {"game": self.game, **self._chosen}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Value]) -> Self:
        """Raises ValueError."""
        chosen = dict(plain)
        game = chosen.pop("game", None)
        if not isinstance(game, str):
            raise ValueError("expected the name of a game")
        return cls(game, **chosen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Options({', '.join([repr(self.game), *(f'{n}={v!r}' for n, v in self._chosen.items())])})"
